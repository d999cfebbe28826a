import { sealedTask } from '../../../kernel/agenda.ts';
import { push, tell } from '../../../kernel/draft.ts';
import type { Automatic } from '../../../kernel/game.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import { resetIndicators } from './market.ts';
import { inOrder } from './moves/cards.ts';
import { type D, fromBaton, type Seated } from './player.ts';
import { scoreSheet, winnersOf } from './scoring.ts';
import { CARD_IDS } from './tables/cards.ts';
import { CONSTANTS, type Phase } from './tables/constants.ts';
import { SLOTS } from './tables/player-board.ts';
import type { Slot, Task, TaskOf, Types } from './types.ts';

/** Four slots with nothing in them. */
export const EMPTY_SLOTS: readonly Slot[] = SLOTS.map(() => ({ tokens: 0 }));

/**
 * A round: Preparation, two Action Phases and Payments.
 * @rule round-phases
 */
function roundTasks(): readonly Task[] {
  return [
    { kind: 'preparation' },
    { kind: 'beginPhase', phase: 1 },
    { kind: 'beginPhase', phase: 2 },
    { kind: 'payments' },
  ];
}

/** Puts the next round on the agenda. */
export function pushRound(draft: D): void {
  push(draft, ...roundTasks());
}

/** Preparation: the round marker moves, all cards go back to the hands, the indicators show black. */
export const preparation: Automatic<Types, TaskOf<'preparation'>> = {
  rule: 'cards-back',
  settle(draft) {
    const first = draft.state.round === 0;
    const round = draft.state.round + 1;
    draft.state = { ...draft.state, round };
    tell(draft, { kind: 'roundBegun', rule: first ? 'round-marker-start' : 'round-marker-moves', round });
    if (!first) takeCardsBack(draft);
    resetIndicators(draft);
  },
};

function takeCardsBack(draft: D): void {
  for (const seat of draft.state.seats.keys()) change(draft, seat, { hand: CARD_IDS, discard: [] });
  tell(draft, { kind: 'cardsTakenBack', rule: 'cards-back' });
}

/**
 * The steps of an Action Phase up to the roll: four cards, slot by slot, and everybody's word that they are ready.
 * @rule action-phase-steps
 */
export function placingTasks(table: Seated): readonly Task[] {
  const seats = fromBaton(table);
  return [
    ...SLOTS.map((slot): Task => ({ ...sealedTask('placeCard', seats), slot })),
    sealedTask('readyCards', seats),
    { kind: 'rollDice' },
  ];
}

/**
 * An Action Phase begins; the second one is like the first.
 * @rule cards-over-two-phases
 */
export const beginPhase: Automatic<Types, TaskOf<'beginPhase'>> = {
  rule: 'action-phase-steps',
  settle(draft, { phase }) {
    draft.state = { ...draft.state, phase };
    const rule = phase === 1 ? 'action-phase-steps' : 'second-phase';
    tell(draft, { kind: 'phaseBegun', rule, phase });
    push(draft, ...placingTasks(draft.state));
  },
};

/** An Action Phase ends: dice and cards are cleared away, and after the first one the Baton passes to the left. */
export const endPhase: Automatic<Types, TaskOf<'endPhase'>> = {
  rule: 'clear-dice',
  settle(draft) {
    const { phase } = draft.state;
    for (const seat of draft.state.seats.keys()) clearAway(draft, seat);
    const { order: _, turn: __, ...rest } = draft.state;
    const middle = rest.middle + rest.config.seats;
    draft.state = { ...rest, middle, shown: false, open: 0 };
    tell(draft, { kind: 'phaseCleared', rule: 'clear-dice', phase });
    if (passesBaton(phase)) passBaton(draft);
  },
};

/** @rule discard-cards */
function clearAway(draft: D, seat: number): void {
  const { total: _, ...player } = playerOf(draft.state, seat);
  const played = player.slots.flatMap(({ card }) => card ?? []);
  const cleared = { ...player, slots: EMPTY_SLOTS, dice: [], discard: inOrder([...player.discard, ...played]) };
  const seats = draft.state.seats.map((one, i) => (i === seat ? cleared : one));
  draft.state = { ...draft.state, seats };
}

/**
 * The Baton passes once a round.
 * @rule second-phase
 */
function passesBaton(phase: Phase): boolean {
  return phase === 1;
}

function passBaton(draft: D): void {
  const baton = (draft.state.baton + 1) % draft.state.config.seats;
  draft.state = { ...draft.state, baton };
  tell(draft, { kind: 'batonPassed', seat: baton, rule: 'pass-baton' });
}

/**
 * Payments: the game ends with round 4, or another round follows.
 * @rule four-rounds-at-most, next-round
 */
export const payments: Automatic<Types, TaskOf<'payments'>> = {
  rule: 'end-after-round-four',
  settle(draft) {
    if (draft.state.round < CONSTANTS.rounds) return pushRound(draft);
    const winners = winnersOf(scoreSheet(draft.state));
    const rule = winners.length > 1 ? 'shared-victory' : 'most-coins-win';
    tell(draft, { kind: 'gameEnded', rule, winners });
  },
};
