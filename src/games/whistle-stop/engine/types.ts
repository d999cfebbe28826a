import type { Seat } from '../../../kernel/agenda.ts';
import type { AnyConfig, GameTypes } from '../../../kernel/game.ts';
import type { IsJson } from '../../../kernel/json.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Event } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { RuleId } from './rules.ts';
import type { CoastId, HexId, Turn, Way } from './tables/board.ts';
import type { PlayerColour, TrainNumber } from './tables/constants.ts';
import type { GoldValue, Resource, Token } from './tables/goods.ts';
import type { Railroad, ShareNumber } from './tables/railroads.ts';
import type { SpaceNumber } from './tables/resource-track.ts';
import type { BoardTile, TileId } from './tables/tiles.ts';
import type { Move } from './vocabulary.ts';

/**
 * Rulings with a second playable reading, the default first.
 * `forwardTest`: whether a laid tile leads on is asked of the moving train's route, or of every route into the tile from the
 * north, the east and the south.
 * `lossFloor`: a loss may take a score below 0, or stops it there.
 */
export const RULINGS = {
  forwardTest: ['route', 'tile'],
  lossFloor: ['none', 'zero'],
} as const;
export type RulingName = keyof typeof RULINGS;

export interface Config extends AnyConfig {
  readonly seats: 2 | 3 | 4 | 5;
  readonly rulings: { readonly [R in RulingName]: (typeof RULINGS)[R][number] };
}

/** A small stop: the hex of its tile, and the number of its track in the tile. */
export type SmallStopId = `${HexId}-${0 | 1 | 2}`;
/** A place where a train can be on the board: a large stop by its hex, a small stop, an East Coast stop. */
export type StopId = HexId | SmallStopId | CoastId;
/** Where a train is: on the board, not yet placed, or on the resource track. */
export type TrainPlace = StopId | 'reserve' | `space-${SpaceNumber}`;

/** A tile on the board, turned clockwise by so many sixths. */
export interface Laid {
  readonly tile: BoardTile;
  readonly turn: Turn;
}

/** What lies on the hexes; an absent one is an empty space. */
export type Board = { readonly [H in HexId]?: Laid };

export type Stock = { readonly [R in Resource]: number };
export type Shares = { readonly [R in Railroad]: readonly ShareNumber[] };

/** What everybody sees of a player. */
interface Open {
  readonly colour: PlayerColour;
  /** Fame points so far, in VP; a loss can take them below 0. */
  readonly score: number;
  readonly coal: number;
  readonly whistles: number;
  readonly resources: Stock;
  /** The shares by railroad, lowest number first. */
  readonly shares: Shares;
  /** The hand. */
  readonly tiles: readonly TileId[];
  /** Where each train is, by its number. */
  readonly trains: readonly TrainPlace[];
  /** The tokens spent in this turn, in order. */
  readonly spent: readonly Token[];
}

/** What a player has. */
export interface Player extends Open {
  /** The values of the gold tokens, in the order in which they were taken. */
  readonly gold: readonly GoldValue[];
}

/** A player as a viewer sees them. */
export interface PlayerView extends Open {
  /** How many gold tokens; and what they are worth, for their owner, and for all once the game is over. */
  readonly gold: { readonly count: number; readonly values?: readonly GoldValue[] };
}

/** What everybody sees on the table, the same in the state and in a view. */
export interface Table {
  /** Rounds begun; 0 while trains are placed. */
  readonly round: number;
  /** Who begins every round. */
  readonly first: Seat;
  /** Whose turn it is. */
  readonly turn?: Seat;
  readonly board: Board;
  /** The tiles that lie open beside the pile. */
  readonly display: readonly TileId[];
  readonly supply: { readonly coal: number; readonly whistles: number; readonly resources: Stock };
  /** The stacks of shares, the top first. */
  readonly shares: Shares;
  /** Who was the first to take the last own train off the board. */
  readonly ending?: Seat;
}

export interface State extends Table {
  readonly config: Config;
  readonly rng: Rng;
  readonly agenda: readonly Task[];
  readonly seats: readonly Player[];
  /** The face-down pile, its top first. */
  readonly pile: readonly TileId[];
  /** The face-down gold, the next one first. */
  readonly gold: readonly GoldValue[];
}

/** A train on its way, as a board shows it. */
export interface Moving {
  readonly seat: Seat;
  readonly train: TrainNumber;
  readonly token: Token;
  /** The first leg of a move, or the second one of a whistle move. */
  readonly leg: 1 | 2;
  /** The stop that the move began at. */
  readonly from: StopId;
  /** The bypassed stop. */
  readonly bypassed?: StopId;
  /** The stop at which it may halt now. */
  readonly stop?: StopId;
  /** The hex that it comes to, or in which that stop is, and the edge by which it comes. */
  readonly hex: HexId;
  readonly edge: Way;
  /** The hexes filled in this leg. */
  readonly laid: readonly HexId[];
  /** The ends of track run over so far, as `A1-NE`. */
  readonly used: readonly TrackEnd[];
}

/** A position as a viewer sees it. */
export interface View extends Table {
  readonly seats: readonly PlayerView[];
  /** Tiles in the pile. */
  readonly pile: number;
  /** Gold tokens in the supply. */
  readonly gold: number;
  /** The train that is on its way, while its player decides something. */
  readonly moving?: Moving;
}

/** Where a track meets an edge of its hex. */
export type TrackEnd = `${HexId}-${Way}`;

/** A train under way: what the rest of its move depends on. */
export interface Walk {
  readonly train: TrainNumber;
  readonly token: Token;
  readonly from: StopId;
  readonly leg: 1 | 2;
  readonly bypassed?: StopId;
  /** The hex that the train comes to, and the edge of it. */
  readonly hex: HexId;
  readonly edge: Way;
  readonly laid: readonly HexId[];
  readonly used: readonly TrackEnd[];
}

interface Of {
  readonly seat: Seat;
}

export type Task =
  | { readonly kind: 'prepare' }
  | (Of & { readonly kind: 'placeTrain' })
  | { readonly kind: 'startRound' }
  | (Of & { readonly kind: 'startTurn' })
  /** `moved`: whether a token was spent on a train in this turn. */
  | (Of & { readonly kind: 'turn'; readonly moved: boolean })
  | (Of & { readonly kind: 'layTile'; readonly walk: Walk })
  /** A whistle move has come to a first stop. */
  | (Of & { readonly kind: 'firstStop'; readonly walk: Walk; readonly stop: StopId })
  | (Of & { readonly kind: 'town'; readonly hex: HexId })
  | (Of & { readonly kind: 'delivery'; readonly hex: HexId })
  | (Of & { readonly kind: 'giveShare' })
  | (Of & { readonly kind: 'leaveBoard'; readonly train: TrainNumber; readonly bypassing: boolean })
  | (Of & { readonly kind: 'takeGoods'; readonly at: 'generalStore' | 'resourceTrack' })
  | (Of & { readonly kind: 'trade'; readonly left: number })
  | (Of & { readonly kind: 'discardResource' })
  | (Of & { readonly kind: 'closeTurn'; readonly moved: boolean })
  | (Of & { readonly kind: 'refill' })
  | (Of & { readonly kind: 'endTurn' });

export type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;

export interface Types extends GameTypes {
  readonly Config: Config;
  readonly State: State;
  readonly Task: Task;
  readonly Move: Move;
  readonly Event: Event;
  readonly Prompt: Prompt;
  readonly View: View;
  readonly Rule: RuleId;
}

export const stateIsJson: IsJson<State> = true;
