import type { Seat } from '../../../kernel/agenda.ts';
import type { AnyConfig, GameTypes } from '../../../kernel/game.ts';
import type { IsJson } from '../../../kernel/json.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Event } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { RuleId } from './rules.ts';
import type { CityId, Turn } from './tables/cities.ts';
import type { Cube, PlayerColour } from './tables/constants.ts';
import type { Railroad } from './tables/railroads.ts';
import type { Move } from './vocabulary.ts';

/**
 * The variants. `optionalBidding` is for 2 to 5 players, `challenge` for one; at a table that one is not for it changes nothing.
 */
export const VARIANTS = ['optionalBidding', 'challenge'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * Rulings with a second playable reading, the default first.
 * `fivePlayerBag`: with five players the bag holds the cubes as printed, or all of the box.
 * `locomotives`: a player never runs out of locomotives, or a link beyond the last one belongs to no player.
 * `delivery`: a player who can deliver has to, or may decline.
 * `stockLimit`: a stock value stops at 10 in every game, or in solitaire alone.
 * `tieBreak`: tied players compare all their stock tiles, or each railroad that they own once.
 */
export const RULINGS = {
  fivePlayerBag: ['printed', 'box'],
  locomotives: ['unlimited', 'limited'],
  delivery: ['compulsory', 'optional'],
  stockLimit: ['always', 'solitaire'],
  tieBreak: ['tiles', 'railroads'],
} as const;
export type RulingName = keyof typeof RULINGS;

export interface Config extends AnyConfig {
  readonly seats: 1 | 2 | 3 | 4 | 5;
  readonly variants: { readonly [V in Variant]: boolean };
  readonly rulings: { readonly [R in RulingName]: (typeof RULINGS)[R][number] };
}

/** The phases of a turn; `stocks` and `cities` are those of a solitaire turn in place of drawing and drafting. */
export const PHASES = ['setup', 'draw', 'draft', 'stocks', 'cities', 'place', 'deliver'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a tile lies and how: its column and row from the first tile, its quarter turns clockwise. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

/** A city tile on the table. */
export interface Laid extends Spot {
  readonly cubes: readonly Cube[];
}

/** The cities on the table; an absent one is not there. */
export type CityMap = { readonly [C in CityId]?: Laid };

/** Two cities joined by a railroad, the one placed later first. */
export interface Link {
  readonly railroad: Railroad;
  readonly from: CityId;
  readonly to: CityId;
  /** Whose locomotive marks it; absent where the player had none left. */
  readonly owner?: Seat;
}

/** Stock tiles by railroad. */
export type Stocks = { readonly [R in Railroad]: number };
export type Bag = { readonly [C in Cube]: number };

/** Tiles that lie face up. */
export interface Tiles {
  readonly cities: readonly CityId[];
  readonly stocks: readonly Railroad[];
}

/** What everybody sees of a player. */
interface Open {
  readonly colour: PlayerColour;
  /** Points on the score track. */
  readonly score: number;
  readonly stocks: Stocks;
}

/** What a player has. */
export interface Player extends Open {
  /** The city tiles in hand, in the order in which they were taken. */
  readonly hand: readonly CityId[];
}

/** A player as a viewer sees them. */
export interface PlayerView extends Open {
  /** City tiles in hand. */
  readonly hand: number;
  /** Which they are; only of the viewer. */
  readonly cities?: readonly CityId[];
}

/** What has made a turn the last one. */
export type Ending = 'lastCity' | 'standstill' | 'lastSoloTurn';

/** What everybody sees on the table, the same in the state and in a view. */
export interface Table {
  /** 0 during the setup. */
  readonly turn: number;
  readonly phase: Phase;
  /** The character cards from left to right: the turn order. */
  readonly order: readonly Seat[];
  readonly map: CityMap;
  /** The links, the oldest first. */
  readonly links: readonly Link[];
  /** The tiles that can be taken, or in a solitaire turn kept or placed. */
  readonly display: Tiles;
  /** The tiles that were discarded face up. */
  readonly discards: Tiles;
  readonly values: Stocks;
  readonly bag: Bag;
  /** The cubes delivered in this turn; in solitaire the whole row. */
  readonly delivered: readonly Cube[];
  /** Whether players draft two stock tiles, as city tiles are short. */
  readonly stockOnly: boolean;
  readonly ending?: Ending;
}

export interface State extends Table {
  readonly config: Config;
  readonly rng: Rng;
  readonly agenda: readonly Task[];
  readonly seats: readonly Player[];
  /** The face-down piles, their tops first. */
  readonly pile: Tiles;
  /** City tiles that left the game face down. */
  readonly removed: readonly CityId[];
}

/** The bidding as a board shows it. */
export interface Auction {
  /** The highest bid, and who made it. */
  readonly high?: { readonly seat: Seat; readonly points: number };
  /** Who has passed, in order. */
  readonly passed: readonly Seat[];
}

/** A position as a viewer sees it. */
export interface View extends Table {
  readonly seats: readonly PlayerView[];
  /** How many tiles are in the piles. */
  readonly pile: { readonly cities: number; readonly stocks: number };
  readonly removed: number;
  readonly auction?: Auction;
}

interface Of {
  readonly seat: Seat;
}

/** A player is asked for a bid. */
export interface BidTask extends Of, Auction {
  readonly kind: 'bid';
  /** Who has not passed, in the order in which they are asked; the first of them is asked now. */
  readonly bidders: readonly Seat[];
}

export type Task =
  | { readonly kind: 'prepare' }
  /** The first cubes of the solitaire row are put in order; `at` is the place of the next one. */
  | (Of & { readonly kind: 'setCube'; readonly at: number })
  | { readonly kind: 'soloStart' }
  /** A start tile of the solitaire challenge is laid. */
  | (Of & { readonly kind: 'startCity' })
  | { readonly kind: 'startCubes' }
  | { readonly kind: 'beginTurn' }
  | BidTask
  | { readonly kind: 'beginDraft' }
  /** `took`: the type taken before, in the second pick of a turn with cities. */
  | (Of & { readonly kind: 'draft'; readonly pick: 1 | 2; readonly took?: 'city' | 'stock' })
  | (Of & { readonly kind: 'keepStock' })
  | { readonly kind: 'drawCities' }
  | { readonly kind: 'beginPlacing' }
  | (Of & { readonly kind: 'place' })
  /** `laid`: how many cities were on the table before the players placed. */
  | { readonly kind: 'beginDelivering'; readonly laid: number }
  | (Of & { readonly kind: 'startDelivery' })
  | (Of & { readonly kind: 'deliver' })
  | { readonly kind: 'endTurn' };

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
