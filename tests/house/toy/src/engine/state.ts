import { isSealed, type Seat } from '../../../../../src/kernel/agenda.ts';
import type { Draft } from '../../../../../src/kernel/draft.ts';
import type { Violation } from '../../../../../src/kernel/rules.ts';
import type { RuleId } from './rules.ts';
import { COLOURS, type Crate, type Event, type Move, type Player, type State, VALUES } from './types.ts';

export type D = Draft<State, Event>;

/** One crate of each kind there is. */
export const KINDS: readonly Crate[] = COLOURS.flatMap((colour) => VALUES.map((value) => ({ colour, value })));

export const player = (state: State, seat: Seat): Player => state.seats[seat] as Player;

export function setPlayer(draft: D, seat: Seat, change: Partial<Player>): void {
  const seats = draft.state.seats.map((one, at) => (at === seat ? { ...one, ...change } : one));
  draft.state = { ...draft.state, seats };
}

/** Coins from the bank to a seat; a negative number goes back. */
export function pay(draft: D, seat: Seat, coins: number): void {
  setPlayer(draft, seat, { money: player(draft.state, seat).money + coins });
  draft.state = { ...draft.state, bank: draft.state.bank - coins };
}

export const sameCrate = (a: Crate, b: Crate): boolean => a.colour === b.colour && a.value === b.value;

/** The crates without the first that is like `crate`. */
export function without(crates: readonly Crate[], crate: Crate): Crate[] {
  const at = crates.findIndex((one) => sameCrate(one, crate));
  return crates.filter((_, i) => i !== at);
}

/** Seats clockwise from the first. */
export const clockwise = (state: State): Seat[] => state.seats.map((_, i) => (state.first + i) % state.config.seats);

/** The seat whose turn it is. */
export const active = (state: State): Seat | undefined => state.agenda.find((task) => task.kind === 'endTurn')?.seat;

/** What the seat has sealed in a bid that is not revealed yet, in coins. */
export function sealedBid(state: State, seat: Seat): number {
  for (const task of state.agenda) {
    const move: Move | undefined = isSealed(task)
      ? (task.sealed.find((one) => one.seat === seat)?.move as Move | undefined)
      : undefined;
    if (move?.kind === 'bid') return move.coins;
  }
  return 0;
}

export const no = (rule: RuleId, code: string, facts: Violation['facts'] = {}): Violation<RuleId> => ({
  rule,
  code,
  facts,
});
