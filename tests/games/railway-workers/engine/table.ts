import { expect } from 'vitest';
import { railwayWorkers } from '../../../../src/games/railway-workers/engine/index.ts';
import { fromBaton } from '../../../../src/games/railway-workers/engine/player.ts';
import { proofs } from '../../../../src/games/railway-workers/engine/proofs.ts';
import { newSite } from '../../../../src/games/railway-workers/engine/setup.ts';
import type { CardId } from '../../../../src/games/railway-workers/engine/tables/cards.ts';
import type { Face, Phase } from '../../../../src/games/railway-workers/engine/tables/constants.ts';
import type { Resource, Side } from '../../../../src/games/railway-workers/engine/tables/market.ts';
import type { SiteNumber } from '../../../../src/games/railway-workers/engine/tables/sites.ts';
import type { State, Stock, Task, Tokens } from '../../../../src/games/railway-workers/engine/types.ts';
import type { Move, MoveOfKind, TokenCount } from '../../../../src/games/railway-workers/engine/vocabulary.ts';
import type { Seat } from '../../../../src/kernel/agenda.ts';
import type { AnyConfig } from '../../../../src/kernel/game.ts';
import { deepFreeze } from '../../../../src/kernel/json.ts';
import { scriptRng } from '../../../../src/kernel/rng.ts';

import { playing } from '../../../laws/playing.ts';

export const game = railwayWorkers;
export { proofs };

/** A player as a test needs one: 20 coins and nothing else where nothing is said. */
export interface Given {
  readonly coins?: number;
  readonly tokens?: Partial<Tokens>;
  readonly facilities?: Partial<Stock>;
}

export interface Table {
  readonly players: readonly Given[];
  readonly rulings?: AnyConfig['rulings'];
  readonly baton?: Seat;
  readonly round?: number;
  readonly phase?: Phase;
  readonly sites?: readonly SiteNumber[];
  readonly market?: Partial<Record<Resource, Side>>;
  /** The dice in the order in which they are rolled, by face. */
  readonly rolls?: readonly number[];
}

/** A table at the start of an Action Phase, with nothing placed. */
export function table(given: Table): State {
  const { players, rulings = {}, baton = 0, round = 1, phase = 1, sites, market, rolls } = given;
  const config = game.configure({ seats: players.length, rulings });
  const start = game.setup(config, 1).state;
  const owned = (kind: keyof Tokens) => players.reduce((sum, { tokens }) => sum + (tokens?.[kind] ?? 0), 0);
  const rest: readonly Task[] = phase === 1 ? [{ kind: 'beginPhase', phase: 2 }] : [];
  const state: State = {
    ...start,
    config,
    baton,
    round,
    phase,
    rng: rolls
      ? scriptRng(
          rolls.map((face) => face - 1),
          1,
        )
      : start.rng,
    agenda: [{ kind: 'payments' }, ...rest, { kind: 'beginPhase', phase }],
    tokens: { reroll: start.tokens.reroll - owned('reroll'), plusOne: start.tokens.plusOne - owned('plusOne') },
    market: { ...start.market, ...market },
    ...(sites
      ? {
          sites: sites.map((number) => newSite(number, players.length)),
          projects: [...start.projects, ...start.sites.map(({ number }) => number)].filter(
            (one) => !sites.includes(one),
          ),
        }
      : {}),
    seats: start.seats.map((player, seat) => ({
      ...player,
      coins: players[seat]?.coins ?? 20,
      tokens: { ...player.tokens, ...players[seat]?.tokens },
      facilities: { ...player.facilities, ...players[seat]?.facilities },
      ...(phase === 2 ? { hand: player.hand.slice(4), discard: player.hand.slice(0, 4) } : {}),
    })),
  };
  const ready = deepFreeze(game.resume(state).state);
  expect(proofs.faults(ready)).toEqual([]);
  return ready;
}

const tools = playing(game, proofs);
export const { play, asked, eventsOf: factsOf } = tools;

/** Clause and code under which a move is refused; `undefined` where it is legal. */
export function refused(state: State, move: Move): string | undefined {
  const told = tools.refused(state, move);
  return told === 'legal' ? undefined : told.replace('/', ' ');
}

export const place = (card: CardId): Move => ({ kind: 'placeCard', card });
export const ready: Move = { kind: 'declareReady' };
export const assign = (face: Face, tokens: TokenCount = 0): Move => ({ kind: 'assignDie', face, tokens });
export const swapCards = (seat: number, slots: MoveOfKind<'swapCards'>['slots']): Move =>
  ({ kind: 'swapCards', seat, slots }) as Move;
export const swapDice = (seat: number, slots: MoveOfKind<'swapDice'>['slots']): Move =>
  ({ kind: 'swapDice', seat, slots }) as Move;

/** Everybody places the same cards, or each their own, from the left. */
export function placed(state: State, cards: readonly CardId[] | readonly (readonly CardId[])[]): State {
  const of = (seat: Seat): readonly CardId[] =>
    (typeof cards[0] === 'string' ? cards : cards[seat]) as readonly CardId[];
  const moves = [0, 1, 2, 3].flatMap((slot) => fromBaton(state).map((seat) => place(of(seat)[slot] as CardId)));
  return play(state, ...moves).state;
}

/** Everybody declares to be ready. */
export function allReady(state: State) {
  return play(state, ...fromBaton(state).map(() => ready));
}

/** Everybody assigns dice by slot, and tokens by slot where they are given. */
export function assigned(
  state: State,
  dice: readonly (readonly Face[])[],
  tokens: readonly (readonly TokenCount[])[] = [],
): State {
  const moves = [0, 1, 2, 3].flatMap((slot) =>
    fromBaton(state).map((seat) => assign(dice[seat]?.[slot] as Face, tokens[seat]?.[slot] ?? 0)),
  );
  return play(state, ...moves).state;
}

export const BUYING: readonly CardId[] = ['buy-plans', 'buy-structures', 'buy-tracks', 'share'];

/** Everybody plays `cards` with these dice, and `plus` tokens, by slot. */
type Assigned = Table & {
  readonly dice: readonly (readonly [Face, Face, Face, Face])[];
  readonly cards?: Parameters<typeof placed>[1];
  readonly plus?: readonly (readonly TokenCount[])[];
};

/** The first slot of such a table is turned up. */
export function opening(given: Assigned): ReturnType<typeof play> {
  const { dice, cards = BUYING, plus = [], ...rest } = given;
  const before = table({ ...rest, rolls: dice.flatMap(() => [6, 6, 6]) });
  const rolled = allReady(placed(before, cards)).state;
  const kept = keepAll(rolled);
  // Rolling is tested elsewhere: here the dice lie as the test needs them.
  const laid: State = { ...kept, seats: kept.seats.map((player, seat) => ({ ...player, dice: dice[seat] ?? [] })) };
  return allReady(assigned(laid, dice, plus));
}

/** A table whose first slot has been turned up. */
export function opened(given: Assigned): State {
  return opening(given).state;
}

/** Nobody uses a Reroll token. */
export function keepAll(from: State): State {
  let state = from;
  while (game.prompt(state).kind === 'rerollTokens') state = play(state, { kind: 'keepDice' }).state;
  return state;
}
