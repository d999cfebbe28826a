import type { Seat } from '../../../kernel/agenda.ts';
import type { Patch } from '../../../kernel/patch.ts';
import type { Start } from '../../common/scenario.ts';
import { placingTasks } from '../engine/round.ts';
import { newSite } from '../engine/setup.ts';
import { CARD_IDS, type CardId } from '../engine/tables/cards.ts';
import { PLAYER_COLOURS } from '../engine/tables/constants.ts';
import { SLOTS } from '../engine/tables/player-board.ts';
import { playerCount } from '../engine/tables/player-counts.ts';
import { SITES, type SiteNumber } from '../engine/tables/sites.ts';
import type { Player, State, Stock, Task, Tokens, Types } from '../engine/types.ts';

/** What a player has in the middle of a game. */
export interface Holding {
  readonly coins: number;
  /** The cards that lie face down already, from the left. */
  readonly placed: readonly CardId[];
  readonly facilities?: Partial<Stock>;
  readonly tokens?: Partial<Tokens>;
}

/** A table in the first Action Phase of a round, while cards are being placed. */
export interface Position {
  /** By seat, clockwise; everybody has placed as many cards. */
  readonly seats: readonly Holding[];
  readonly baton: Seat;
  readonly round: number;
  /** The Construction sites on the map. */
  readonly sites: readonly SiteNumber[];
}

function playerOf({ coins, placed, facilities, tokens }: Holding, seat: Seat): Player {
  return {
    colour: PLAYER_COLOURS[seat] as Player['colour'],
    coins,
    facilities: { structure: 0, track: 0, plan: 0, ...facilities },
    tokens: { reroll: 0, plusOne: 0, ...tokens },
    hand: CARD_IDS.filter((card) => !placed.includes(card)),
    slots: SLOTS.map((_, i) => {
      const card = placed[i];
      return card === undefined ? { tokens: 0 } : { card, tokens: 0 };
    }),
    discard: [],
    dice: [],
  };
}

/** The patch that turns a position after the setup into such a table, with every piece accounted for. */
export function position({ seats: given, baton, round, sites }: Position): Patch<State> {
  const count = given.length;
  const row = playerCount(count);
  const seats = given.map(playerOf);
  const owned = (kind: keyof Tokens) => seats.reduce((sum, { tokens }) => sum + tokens[kind], 0);
  const placing = placingTasks({ baton, config: { seats: count } }).slice(given[0]?.placed.length ?? 0);
  const tasks: readonly Task[] = [...placing, { kind: 'beginPhase', phase: 2 }, { kind: 'payments' }];
  return {
    agenda: [...tasks].reverse(),
    seats,
    round,
    phase: 1,
    baton,
    market: { structure: 'black', track: 'black', plan: 'black' },
    tokens: { reroll: row.rerollTokens - owned('reroll'), plusOne: row.plusOneTokens - owned('plusOne') },
    middle: row.middleDice,
    sites: sites.map((number) => newSite(number, count)),
    projects: SITES.filter(({ removedWithTwo }) => count > 2 || !removedWithTwo)
      .map(({ number }) => number)
      .filter((number) => !sites.includes(number)),
    shown: false,
    open: 0,
  };
}

/** How a telling of an example in the second round begins: Red with the Baton, and the dice in the order of their rolls. */
export function secondRound(seats: readonly Holding[], seed: number, faces: readonly number[]): Start<Types> {
  return {
    config: { seats: seats.length },
    seed,
    set: position({ seats, baton: 0, round: 2, sites: seats.length === 2 ? [4] : [4, 2] }),
    draws: faces.map((face) => face - 1),
  };
}
