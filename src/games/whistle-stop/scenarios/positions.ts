import type { Seat } from '../../../kernel/agenda.ts';
import { ABSENT, type Patch } from '../../../kernel/patch.ts';
import { onTurnTrack } from '../engine/setup.ts';
import { HEX_IDS, type HexId, type Turn } from '../engine/tables/board.ts';
import { PLAYER_COLOURS } from '../engine/tables/constants.ts';
import { GOLD, GOLD_VALUES, RESOURCE, RESOURCES, TOKEN_COUNT } from '../engine/tables/goods.ts';
import { RAILROADS, SHARE_NUMBERS } from '../engine/tables/railroads.ts';
import { type BoardTile, isEnd, TILE_IDS, type TileId } from '../engine/tables/tiles.ts';
import type { Board, Config, Laid, Player, State, Stock, TrainPlace } from '../engine/types.ts';

/** What a player has in the middle of a game. */
export interface Holding {
  readonly coal: number;
  readonly whistles: number;
  readonly trains: readonly TrainPlace[];
  readonly tiles: readonly TileId[];
  readonly resources?: Partial<Stock>;
  readonly score?: number;
  /** The numbers of their shares by railroad; none where they are not named. */
  readonly shares?: Partial<Player['shares']>;
  readonly gold?: Player['gold'];
}

/** A table at the beginning of a turn. */
export interface Position {
  readonly seats: readonly Holding[];
  readonly turn: Seat;
  readonly first: Seat;
  readonly round: number;
  readonly board: Board;
  readonly display: readonly TileId[];
  /** The tiles on top of the pile; the others lie below in their order. */
  readonly pile?: readonly TileId[];
}

/** A board from texts such as `O24@2`: a tile, turned by so many sixths. */
export function boardOf(rows: { readonly [H in HexId]?: `${BoardTile}@${Turn}` }): Board {
  return Object.fromEntries(
    Object.entries(rows).map(([hex, text]): [string, Laid] => {
      const [tile, turn] = text.split('@');
      return [hex, { tile: tile as BoardTile, turn: Number(turn) as Turn }];
    }),
  );
}

/** Nobody has a share. */
const NO_SHARES: Player['shares'] = { R1: [], R2: [], R3: [], R4: [], R5: [] };

function playerOf(given: Holding, seat: Seat): Player {
  const { coal, whistles, trains, tiles, resources, score = 0, shares, gold = [] } = given;
  return {
    colour: PLAYER_COLOURS[seat] as Player['colour'],
    ...{ score, coal, whistles, trains, tiles },
    resources: { lumber: 0, cotton: 0, gravel: 0, cattle: 0, whiskey: 0, steel: 0, ...resources },
    shares: { ...NO_SHARES, ...shares },
    spent: [],
    gold,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** The patch that turns a position after the setup into such a table, with every piece accounted for. */
export function position(given: Position): Patch<State> {
  const { turn, first, round, board, display, pile = [] } = given;
  const seats = given.seats.map(playerOf);
  const config = { seats: seats.length } as Config;
  const used: readonly (BoardTile | undefined)[] = [
    ...HEX_IDS.map((hex) => board[hex]?.tile).filter((tile) => tile === undefined || !isEnd(tile)),
    ...display,
    ...pile,
    ...seats.flatMap(({ tiles }) => tiles),
  ];
  return {
    agenda: [{ kind: 'turn', seat: turn, moved: false }],
    ...{ seats, turn, first, round, display },
    board: Object.fromEntries(HEX_IDS.map((hex) => [hex, board[hex] ?? ABSENT])) as Patch<Board>,
    supply: {
      coal: TOKEN_COUNT.coal - onTurnTrack(config, 'coal', round) - sum(seats.map(({ coal }) => coal)),
      whistles:
        TOKEN_COUNT.whistle - onTurnTrack(config, 'whistle', round) - sum(seats.map(({ whistles }) => whistles)),
      resources: Object.fromEntries(
        RESOURCES.map((one) => [one, RESOURCE[one].count - sum(seats.map(({ resources }) => resources[one]))]),
      ) as Stock,
    },
    pile: [...pile, ...TILE_IDS.filter((tile) => !used.includes(tile))],
    shares: Object.fromEntries(
      RAILROADS.map((one) => [
        one,
        SHARE_NUMBERS.filter((number) => seats.every(({ shares }) => !shares[one].includes(number))),
      ]),
    ) as unknown as Player['shares'],
    gold: GOLD_VALUES.flatMap((value) => {
      const taken = seats.flatMap(({ gold }) => gold).filter((one) => one === value).length;
      return Array.from({ length: GOLD[value] - taken }, () => value);
    }),
  };
}

/** A board about the fifth round: the east side as a setup lays it, the middle column, the End tiles, and what players have laid since. */
export const FIFTH_ROUND = boardOf({
  ...({ B1: 'O26@5', A1: 'O46@4', A2: 'O32@2', A3: 'O31@4', A4: 'O27@2' } as const),
  ...({ A5: 'O24@5', A6: 'O23@3', A7: 'O11@5', B8: 'O18@0' } as const),
  ...({ B4: 'O44@0', C2: 'O34@2', C4: 'O15@1', C5: 'O47@3', C7: 'O29@2' } as const),
  ...({
    D1: 'O50@0',
    D2: 'T9@0',
    D3: 'O13@3',
    D4: 'WF1@0',
    D5: 'CY1@0',
    D6: 'TP1@0',
    D7: 'O38@0',
    D8: 'T2@0',
  } as const),
  ...({ E2: 'O39@0', E4: 'O17@2', E6: 'O41@0', F7: 'O37@3', G4: 'O10@0' } as const),
  ...({ H1: 'E1@0', H2: 'E9@0', H3: 'E3@0', H4: 'E8@0', H5: 'E5@0', H6: 'E6@0', H7: 'E2@0', H8: 'E10@0' } as const),
});
