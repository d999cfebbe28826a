import type { Seat } from '../../../kernel/agenda.ts';
import { draw, push, shuffle, tell } from '../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import { eastSide } from './east-side.ts';
import { type D, NO_STOCK, putTrain, seatsInOrder } from './player.ts';
import { fillDisplay, incomeOf, roundsOf, spaceOf } from './round.ts';
import type { RuleId } from './rules.ts';
import { COAST_IDS, type CoastId, HEX_IDS, type HexId, TURNS, type Turn } from './tables/board.ts';
import { CONSTANTS, PLAYER_COLOURS, TRAIN_NUMBERS, type TrainNumber } from './tables/constants.ts';
import { END_IDS } from './tables/end-tiles.ts';
import { GOLD, GOLD_VALUES, type GoldValue, RESOURCE, RESOURCES, TOKEN_COUNT, type Token } from './tables/goods.ts';
import { ORDINARY_IDS } from './tables/ordinary-tiles.ts';
import { playerCount } from './tables/player-counts.ts';
import { RAILROADS, SHARE_NUMBERS } from './tables/railroads.ts';
import { SPECIAL_IDS, SPECIAL_KIND, type SpecialId, type SpecialKind } from './tables/special-tiles.ts';
import { type BoardTile, hasStop, type TileId } from './tables/tiles.ts';
import type { Config, Player, Shares, State, Stock, TaskOf, Types } from './types.ts';
import { refuse } from './violations.ts';
import type { MoveOfKind } from './vocabulary.ts';

const inColumn = (column: string): readonly HexId[] => HEX_IDS.filter((hex) => hex.startsWith(column));
/** The column of the End tiles, farthest west, and the one that is fourth from the east. */
export const END_HEXES = inColumn('H');
export const MID_HEXES = inColumn('D');

const sharesOfAll = (numbers: Shares['R1']): Shares =>
  Object.fromEntries(RAILROADS.map((railroad) => [railroad, numbers])) as unknown as Shares;

/** @rule player-colours, score-start, trains-per-player */
function startingPlayer({ seats }: Config, seat: Seat): Player {
  const { trains } = playerCount(seats);
  return {
    colour: PLAYER_COLOURS[seat] ?? 'yellow',
    score: 0,
    coal: 0,
    whistles: 0,
    resources: NO_STOCK,
    shares: sharesOfAll([]),
    tiles: [],
    trains: Array.from({ length: trains }, () => 'reserve'),
    spent: [],
    gold: [],
  };
}

/** What the turn track holds of a token before a round, for all players together. */
export function onTurnTrack(config: Config, token: Token, round: number): number {
  let tokens = 0;
  for (let next = round + 1; next <= roundsOf(config); next++) {
    const income = incomeOf(spaceOf(config, next));
    if (income.token === token) tokens += income.amount * config.seats;
  }
  return tokens;
}

/**
 * The position before the first random step, with the preparation on its agenda.
 * @rule token-limits, share-stacks
 */
export function initialState(config: Config, rng: Rng): State {
  const supplyOf = (token: Token) => TOKEN_COUNT[token] - onTurnTrack(config, token, 0);
  return {
    config,
    rng,
    agenda: [{ kind: 'prepare' }],
    seats: Array.from({ length: config.seats }, (_, seat) => startingPlayer(config, seat)),
    round: 0,
    first: 0,
    board: {},
    display: [],
    supply: {
      coal: supplyOf('coal'),
      whistles: supplyOf('whistle'),
      resources: Object.fromEntries(RESOURCES.map((resource) => [resource, RESOURCE[resource].count])) as Stock,
    },
    shares: sharesOfAll(SHARE_NUMBERS),
    pile: [],
    gold: GOLD_VALUES.flatMap((value) => Array.from({ length: GOLD[value] }, (): GoldValue => value)),
  };
}

function lay(draft: D, hex: HexId, tile: BoardTile, turn: Turn, rule: RuleId): void {
  draft.state = { ...draft.state, board: { ...draft.state.board, [hex]: { tile, turn } } };
  tell(draft, { kind: 'boardTileLaid', rule, hex, tile, turn });
}

/** Eight of the End tiles lie in the westernmost column, their track to the east; two leave the game. */
function layEndTiles(draft: D): void {
  const tiles = shuffle(draft, END_IDS, 'end-tiles-laid', 'endTiles');
  for (const [i, hex] of END_HEXES.entries()) lay(draft, hex, tiles[i] as BoardTile, 0, 'end-tiles-laid');
}

const ofKind = (tiles: readonly SpecialId[], ...kinds: readonly SpecialKind[]) =>
  tiles.filter((tile) => kinds.includes(SPECIAL_KIND[tile]));

/**
 * The special tiles of the middle column: a Coal Yard, a Trading Post, two Towns and one of the other kinds.
 * @rule mid-column-special
 */
function midSpecials(shuffled: readonly SpecialId[]): readonly SpecialId[] {
  const other = ofKind(shuffled, 'goldMine', 'whistleFactory', 'generalStore');
  return [
    ...ofKind(shuffled, 'coalYard').slice(0, 1),
    ...ofKind(shuffled, 'tradingPost').slice(0, 1),
    ...ofKind(shuffled, 'town').slice(0, 2),
    ...other.slice(0, 1),
  ];
}

/** Three ordinary tiles in the middle column. */
const MID_ORDINARY = 3;

/**
 * Fills the middle column and the east side; whatever is left of the tiles makes the pile.
 * @rule tile-sorts
 */
function layTiles(draft: D): void {
  const special = shuffle(draft, SPECIAL_IDS, 'mid-column', 'specialTiles');
  const ordinary = shuffle(draft, ORDINARY_IDS, 'east-side-tiles', 'ordinaryTiles');
  const mid = midSpecials(special);
  const column = shuffle(draft, [...mid, ...ordinary.slice(0, MID_ORDINARY)], 'mid-column-order', 'midColumn');
  for (const [i, hex] of MID_HEXES.entries()) {
    const turn = draw(draft, TURNS.length, 'mid-column-order', `${hex}Turn`) as Turn;
    lay(draft, hex, column[i] as TileId, turn, 'mid-column');
  }
  const { laid, rest } = eastSide(ordinary.slice(MID_ORDINARY), (n, hex) =>
    draw(draft, n, 'east-side-forward', `${hex}Turn`),
  );
  for (const { hex, tile, turn } of laid) lay(draft, hex, tile, turn, 'east-side-tiles');
  const pile = [...special.filter((tile) => !mid.includes(tile)), ...rest];
  draft.state = { ...draft.state, pile: shuffle(draft, pile, 'tile-pile', 'pile') };
}

const HAND = CONSTANTS.hand;

/**
 * Draws three tiles; if none of them has a stop they are set aside and three new ones drawn, until one has.
 * @rule starting-stop
 */
function dealTiles(draft: D, seat: Seat): void {
  const aside: TileId[] = [];
  for (;;) {
    const tiles = draft.state.pile.slice(0, HAND);
    draft.state = { ...draft.state, pile: draft.state.pile.slice(HAND) };
    if (tiles.some(hasStop) || draft.state.pile.length < HAND) {
      change(draft, seat, { tiles });
      tell(draft, { kind: 'startingTiles', seat, rule: 'starting-tiles', tiles });
      break;
    }
    aside.push(...tiles);
    tell(draft, { kind: 'tilesSetAside', seat, rule: 'starting-stop', tiles });
  }
  if (aside.length === 0) return;
  const pile = shuffle(draft, [...draft.state.pile, ...aside], 'starting-stop', 'pile');
  draft.state = { ...draft.state, pile };
}

/**
 * Everybody's first tokens: a whistle, and coal by their place in the order of turns.
 * @rule starting-whistle, starting-coal
 */
function dealTokens(draft: D): void {
  const { coal, whistles } = draft.state.supply;
  const each = CONSTANTS.startWhistles;
  let given = 0;
  for (const [place, seat] of seatsInOrder(draft.state).entries()) {
    const amount = CONSTANTS.startCoal[place] ?? 0;
    given += amount;
    change(draft, seat, { coal: amount, whistles: each });
    tell(draft, { kind: 'startingTokens', seat, rule: 'starting-coal', coal: amount, whistles: each });
  }
  const supply = { ...draft.state.supply, coal: coal - given, whistles: whistles - each * draft.state.config.seats };
  draft.state = { ...draft.state, supply };
}

/** The setup, as far as it is decided by chance. */
export const prepare: Automatic<Types, TaskOf<'prepare'>> = {
  rule: 'tile-pile',
  settle(draft) {
    draft.state = { ...draft.state, gold: shuffle(draft, draft.state.gold, 'gold-face-down', 'gold') };
    layEndTiles(draft);
    layTiles(draft);
    fillDisplay(draft, 'tile-display');
    const { seats } = draft.state.config;
    const first = draw(draft, seats, 'start-player', 'startPlayer');
    draft.state = { ...draft.state, first };
    tell(draft, { kind: 'startPlayerChosen', seat: first, rule: 'start-player' });
    for (const seat of seatsInOrder(draft.state)) dealTiles(draft, seat);
    dealTokens(draft);
    push(draft, { kind: 'placeTrain', seat: (first + seats - 1) % seats });
  },
};

/** Who stands on an East Coast stop. */
function holderOf(state: State, stop: CoastId): Seat | undefined {
  const holder = state.seats.findIndex(({ trains }) => trains.includes(stop));
  return holder < 0 ? undefined : holder;
}

const toPlace = (state: State, seat: Seat): number =>
  playerOf(state, seat).trains.filter((place) => place === 'reserve').length;

/**
 * Trains are placed one at a time on the East Coast, counter-clockwise from the start player's right.
 * @rule east-coast-stop
 */
export const placeTrain: Choice<Types, TaskOf<'placeTrain'>, MoveOfKind<'placeTrain'>> = {
  rule: 'place-trains',
  accepts: ['placeTrain'],
  prompt: (state, { seat }) => ({ kind: 'placeTrain', seat, rule: 'place-trains', left: toPlace(state, seat) }),
  candidates: () => COAST_IDS.map((stop) => ({ kind: 'placeTrain', stop })),
  check(state, move) {
    const seat = holderOf(state, move.stop);
    return seat === undefined ? undefined : refuse('one-train-a-coast-stop', 'coastTaken', { stop: move.stop, seat });
  },
  perform(draft, move, { seat }) {
    const { stop } = move;
    const train = TRAIN_NUMBERS[playerOf(draft.state, seat).trains.indexOf('reserve')] as TrainNumber;
    putTrain(draft, seat, train, stop);
    tell(draft, { kind: 'trainPlaced', seat, rule: 'place-trains', train, stop });
    const { seats } = draft.state.config;
    const next = (seat + seats - 1) % seats;
    if (toPlace(draft.state, next) > 0) push(draft, { kind: 'placeTrain', seat: next });
    else push(draft, { kind: 'startRound' });
  },
};
