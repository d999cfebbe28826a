import type { Anytime } from '../../../../kernel/game.ts';
import type { Types } from '../types.ts';
import type { MoveOfKind } from '../vocabulary.ts';
import { diceRearrangements, rearrangeDice, rearrangeDiceRefused } from './assigning.ts';
import { cardRearrangements, rearrangeCards, rearrangeCardsRefused } from './cards.ts';

/**
 * Changes of mind: as long as not everybody is ready, every player may rearrange what lies face down or behind the screen,
 * whoever is asked. They are no part of the sealed choices, so none of them tells anything but that it was made.
 */
export const anytime: Anytime<Types> = {
  kinds: ['swapCards', 'exchangeCard', 'swapDice', 'moveToken'],
  seatOf: (move) => ('seat' in move ? move.seat : 0),
  *candidates(state) {
    yield* cardRearrangements(state);
    yield* diceRearrangements(state);
  },
  check(state, move) {
    switch (move.kind) {
      case 'swapCards':
      case 'exchangeCard':
        return rearrangeCardsRefused(state, move);
      case 'swapDice':
      case 'moveToken':
        return rearrangeDiceRefused(state, move);
      default:
        return undefined;
    }
  },
  perform(draft, move) {
    switch (move.kind) {
      case 'swapCards':
      case 'exchangeCard':
        return rearrangeCards(draft, move);
      case 'swapDice':
      case 'moveToken':
        return rearrangeDice(draft, move);
      default:
        return undefined;
    }
  },
  /** Once everybody is ready, a change comes too late: one of cards until they are turned up, then one of dice. */
  *attempts(state) {
    const top = state.agenda.at(-1);
    if (top?.kind !== 'lowTotal' && top?.kind !== 'rerollTokens' && top?.kind !== 'turn') return;
    const seat = top.seat as MoveOfKind<'swapDice'>['seat'];
    if (top.kind !== 'turn') yield { kind: 'swapCards', seat, slots: '1-2' };
    else if (state.open < 3) yield { kind: 'swapDice', seat, slots: '3-6' };
  },
};
