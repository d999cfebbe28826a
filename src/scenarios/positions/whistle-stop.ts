import type { Seat } from '../../engine/kernel/agenda.ts';
import { ABSENT, type Patch } from '../../engine/kernel/patch.ts';
import { onTurnTrack } from '../../engine/whistle-stop/setup.ts';
import { HEX_IDS, type HexId, type Turn } from '../../engine/whistle-stop/tables/board.ts';
import { PLAYER_COLOURS } from '../../engine/whistle-stop/tables/constants.ts';
import { RESOURCE, RESOURCES, TOKEN_COUNT } from '../../engine/whistle-stop/tables/goods.ts';
import { type BoardTile, isEnd, TILE_IDS, type TileId } from '../../engine/whistle-stop/tables/tiles.ts';
import type { Board, Config, Laid, Player, State, Stock, TrainPlace } from '../../engine/whistle-stop/types.ts';

/** What a player has in the middle of a game. */
export interface Holding {
  readonly coal: number;
  readonly whistles: number;
  readonly trains: readonly TrainPlace[];
  readonly tiles: readonly TileId[];
  readonly resources?: Partial<Stock>;
  readonly score?: number;
}

/** A table at the beginning of a turn, nobody with shares or gold. */
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

function playerOf({ coal, whistles, trains, tiles, resources, score = 0 }: Holding, seat: Seat): Player {
  return {
    colour: PLAYER_COLOURS[seat] as Player['colour'],
    ...{ score, coal, whistles, trains, tiles },
    resources: { lumber: 0, cotton: 0, gravel: 0, cattle: 0, whiskey: 0, steel: 0, ...resources },
    shares: NO_SHARES,
    spent: [],
    gold: [],
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
      coal: TOKEN_COUNT.coal.value - onTurnTrack(config, 'coal', round) - sum(seats.map(({ coal }) => coal)),
      whistles:
        TOKEN_COUNT.whistle.value - onTurnTrack(config, 'whistle', round) - sum(seats.map(({ whistles }) => whistles)),
      resources: Object.fromEntries(
        RESOURCES.map((one) => [one, RESOURCE[one].count - sum(seats.map(({ resources }) => resources[one]))]),
      ) as Stock,
    },
    pile: [...pile, ...TILE_IDS.filter((tile) => !used.includes(tile))],
  };
}
