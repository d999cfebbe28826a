import type { Seat } from '../../../kernel/agenda.ts';
import type { KernelEvent } from '../../../kernel/draft.ts';
import type { RuleId } from './rules.ts';
import type { CityId, Turn } from './tables/cities.ts';
import type { Cube } from './tables/constants.ts';
import type { Railroad } from './tables/railroads.ts';
import type { Rank } from './tables/ranks.ts';
import type { Ending, Phase } from './types.ts';
import type { Move } from './vocabulary.ts';

interface Common {
  readonly rule: RuleId;
}
interface OfSeat extends Common {
  readonly seat: Seat;
}

/** What happens before the first turn. */
export type SetupEvent =
  | (Common & {
      readonly kind: 'startTileLaid';
      readonly city: CityId;
      readonly x: number;
      readonly y: number;
      readonly turn: Turn;
      readonly from: 'pile' | 'display';
    })
  /** City tiles leave the game face down. */
  | (Common & { readonly kind: 'citiesRemoved'; readonly count: number })
  | (OfSeat & { readonly kind: 'citiesDealt'; readonly count: number })
  | (OfSeat & { readonly kind: 'startingScore'; readonly points: number })
  /** The cubes that begin the solitaire row. */
  | (OfSeat & { readonly kind: 'rowBegun'; readonly cubes: readonly Cube[] })
  /** A cube of the row goes to place `at` from place `from`. */
  | (OfSeat & { readonly kind: 'cubeSet'; readonly cube: Cube; readonly at: number; readonly from: number })
  /** The start tiles of the solitaire challenge. */
  | (OfSeat & { readonly kind: 'startCitiesDrawn'; readonly cities: readonly CityId[] });

/** What happens in the frame of a turn and of the game. */
export type TurnEvent =
  | (Common & { readonly kind: 'turnBegun'; readonly turn: number })
  | (Common & { readonly kind: 'phaseBegun'; readonly phase: Phase })
  | (Common & {
      readonly kind: 'tilesDrawn';
      readonly cities: readonly CityId[];
      readonly stocks: readonly Railroad[];
    })
  /** City tiles no longer suffice for all. */
  | (Common & { readonly kind: 'stockOnlyBegun' })
  | (Common & { readonly kind: 'auctionBegun' })
  | (OfSeat & { readonly kind: 'bidMade'; readonly points: number })
  | (OfSeat & { readonly kind: 'bidPassed' })
  | (OfSeat & { readonly kind: 'auctionWon' })
  | (OfSeat & { readonly kind: 'bidPaid'; readonly points: number })
  | (Common & { readonly kind: 'orderSet'; readonly order: readonly Seat[] })
  | (Common & { readonly kind: 'cubesReturned'; readonly cubes: readonly Cube[] })
  /** This turn is the last one; `seat` is who has placed the last city of the hand. */
  | (Common & { readonly kind: 'lastTurn'; readonly why: Ending; readonly seat?: Seat })
  /** `by` is what decides: points, then stocks, then nothing more. */
  | (Common & {
      readonly kind: 'gameEnded';
      readonly winners: readonly Seat[];
      readonly by: 'points' | 'stocks' | 'shared';
    })
  | (OfSeat & { readonly kind: 'soloEnded'; readonly points: number; readonly rank: Rank });

/** What happens to tiles, links and cubes. */
export type PlayEvent =
  | (OfSeat & { readonly kind: 'cityTaken'; readonly city: CityId })
  | (OfSeat & { readonly kind: 'stockTaken'; readonly railroad: Railroad })
  /** No stock tile is left to take. */
  | (OfSeat & { readonly kind: 'draftSkipped' })
  | (Common & { readonly kind: 'stocksDiscarded'; readonly stocks: readonly Railroad[] })
  | (Common & { readonly kind: 'citiesDiscarded'; readonly cities: readonly CityId[] })
  | (OfSeat & {
      readonly kind: 'cityPlaced';
      readonly city: CityId;
      readonly x: number;
      readonly y: number;
      readonly turn: Turn;
      readonly from: 'hand' | 'display';
    })
  /** `owned`: whether the player's locomotive marks it. */
  | (OfSeat & {
      readonly kind: 'linkMade';
      readonly railroad: Railroad;
      readonly city: CityId;
      readonly to: CityId;
      readonly owned: boolean;
    })
  | (Common & { readonly kind: 'cubesDrawn'; readonly city: CityId; readonly cubes: readonly Cube[] })
  /** The bag has so many cubes too few. */
  | (Common & { readonly kind: 'bagShort'; readonly city: CityId; readonly missing: number })
  | (OfSeat & { readonly kind: 'placingPassed' })
  | (OfSeat & { readonly kind: 'deliveryBegun' })
  | (OfSeat & {
      readonly kind: 'cubeDelivered';
      readonly cube: Cube;
      readonly from: CityId;
      readonly to: CityId;
      readonly railroad: Railroad;
      readonly points: number;
    })
  /** The owner of the link scores. */
  | (OfSeat & { readonly kind: 'ownerPaid'; readonly points: number })
  | (Common & { readonly kind: 'valueRaised'; readonly railroad: Railroad; readonly value: number })
  /** The value is at its top already. */
  | (Common & { readonly kind: 'valueAtTop'; readonly railroad: Railroad; readonly value: number })
  /** Nothing can be delivered. */
  | (OfSeat & { readonly kind: 'deliverySkipped' })
  | (OfSeat & { readonly kind: 'deliveryDeclined' });

export type GameEvent = SetupEvent | TurnEvent | PlayEvent;
export type Event = GameEvent | KernelEvent<RuleId, Move>;
export type EventKind = Event['kind'];
