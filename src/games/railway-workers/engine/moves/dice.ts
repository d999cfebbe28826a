import type { Seat } from '../../../../kernel/agenda.ts';
import { draw, push, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { inTurn, type Order } from '../../../../kernel/order.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { type D, fromBaton } from '../player.ts';
import type { RuleId } from '../rules.ts';
import { CONSTANTS, FACES, type Face } from '../tables/constants.ts';
import { playerCount } from '../tables/player-counts.ts';
import type { State, Task, TaskOf, Types } from '../types.ts';
import { refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';

/** One die rolled in view of all. */
function roll(draft: D, rule: RuleId): Face {
  return FACES[draw(draft, FACES.length, rule, 'die')] ?? 1;
}

/** A player rolls the own three dice and says what they make. */
function rollOwn(draft: D, seat: Seat, rule: 'roll-three-dice' | 'low-sum-reroll'): void {
  const from = playerOf(draft.state, seat).dice;
  const dice = Array.from({ length: CONSTANTS.diceEach }, () => roll(draft, rule));
  const total = dice.reduce<number>((sum, face) => sum + face, 0);
  change(draft, seat, { dice, total });
  if (rule === 'roll-three-dice') tell(draft, { kind: 'diceRolled', seat, rule, dice, total });
  else tell(draft, { kind: 'diceRerolled', seat, rule, from, dice, total });
}

/** What a player's own three dice made. */
function totalOf(state: State, seat: Seat): number {
  return playerOf(state, seat).total ?? 0;
}

/** @rule low-sum-reroll */
const isLow = (state: State, seat: Seat): boolean => totalOf(state, seat) <= CONSTANTS.lowRollMax;

/** All players roll at the same time; then low totals may be rerolled, and the dice of the middle are taken. */
export const rollDice: Automatic<Types, TaskOf<'rollDice'>> = {
  rule: 'roll-three-dice',
  settle(draft) {
    for (const seat of fromBaton(draft.state)) rollOwn(draft, seat, 'roll-three-dice');
    const low = fromBaton(draft.state).filter((seat) => isLow(draft.state, seat));
    push(draft, ...low.map((seat): Task => ({ kind: 'lowTotal', seat, rerolled: false })), { kind: 'fourthDice' });
  },
};

/** A player with a low total may roll all three dice again, and again while the new total is low. */
export const lowTotal: Choice<Types, TaskOf<'lowTotal'>, MoveOfKind<'rerollAll' | 'keepDice' | 'rerollDie'>> = {
  rule: 'low-sum-reroll',
  accepts: ['rerollAll', 'keepDice', 'rerollDie'],
  prompt: (state, { seat }) => ({ kind: 'lowTotal', seat, rule: 'low-sum-reroll', total: totalOf(state, seat) }),
  candidates: () => [{ kind: 'rerollAll' }, { kind: 'keepDice' }],
  check(state, move, { seat, rerolled }) {
    if (move.kind === 'rerollDie') return refuse('tokens-after-fourth-die', 'tokensLater', {});
    if (move.kind === 'rerollAll' && rerolled && state.config.rulings.lowReroll === 'once')
      return refuse('low-sum-reroll', 'rerolledAlready', { total: totalOf(state, seat) });
    return undefined;
  },
  perform(draft, move, { seat }) {
    if (move.kind !== 'rerollAll') return tell(draft, { kind: 'diceKept', seat, rule: 'low-sum-reroll' });
    rollOwn(draft, seat, 'low-sum-reroll');
    if (isLow(draft.state, seat)) push(draft, { kind: 'lowTotal', seat, rerolled: true });
  },
  *attempts(state, { seat }) {
    if (playerOf(state, seat).tokens.reroll > 0)
      for (const face of facesOf(state, seat)) yield { kind: 'rerollDie', face };
  },
};

/** A seat with its total and how far it sits from the Baton, clockwise. */
export interface Ranked {
  readonly seat: Seat;
  readonly total: number;
  readonly fromBaton: number;
}

/** The faces that a player's dice show, each once. */
function facesOf(state: State, seat: Seat): readonly Face[] {
  return FACES.filter((face) => playerOf(state, seat).dice.includes(face));
}

/** The seats with what their dice made. */
export function totalsOf(state: State): readonly Ranked[] {
  return fromBaton(state).map((seat, i) => ({ seat, total: totalOf(state, seat), fromBaton: i }));
}

/**
 * The lowest total first; of equal totals, the one who sits nearest to the Baton, clockwise, counts as lower.
 * @rule fourth-die, equal-totals
 */
export const lowestFirst = inTurn<Ranked>(
  (a, b) => a.total - b.total,
  (a, b) => a.fromBaton - b.fromBaton,
);

/** Whether a rank among `all` was decided by the Baton. */
function isTied(all: readonly Ranked[], one: Ranked): boolean {
  return all.some(({ seat, total }) => seat !== one.seat && total === one.total);
}

/** Everybody takes a die from the middle, set to 6 for the lowest total, then 5, 4 and 3. */
export const fourthDice: Automatic<Types, TaskOf<'fourthDice'>> = {
  rule: 'fourth-die',
  settle(draft) {
    const { fourthDie } = playerCount(draft.state.config.seats);
    const all = [...totalsOf(draft.state)].sort(lowestFirst);
    for (const [i, one] of all.entries()) {
      const { seat, total } = one;
      const face = fourthDie[i];
      if (face === undefined) continue;
      change(draft, seat, { dice: [...playerOf(draft.state, seat).dice, face] });
      draft.state = { ...draft.state, middle: draft.state.middle - 1 };
      const rule = isTied(all, one) ? 'equal-totals' : 'fourth-die';
      tell(draft, { kind: 'fourthDieTaken', seat, rule, face, rank: i + 1, total });
    }
    push(draft, ...tokenTasks(draft.state), { kind: 'beginAssigning' });
  },
};

/**
 * Who is asked about Reroll tokens: those who own some, one after the other from the Baton.
 * @rule token-once-a-phase
 */
function tokenTasks(state: State): readonly Task[] {
  return fromBaton(state).flatMap((seat): Task[] => {
    const left = playerOf(state, seat).tokens.reroll;
    return left > 0 ? [{ kind: 'rerollTokens', seat, left }] : [];
  });
}

/** A player may reroll one of the own dice, the fourth among them, for each Reroll token. */
export const rerollTokens: Choice<Types, TaskOf<'rerollTokens'>, MoveOfKind<'rerollDie' | 'keepDice' | 'rerollAll'>> = {
  rule: 'reroll-token',
  accepts: ['rerollDie', 'keepDice', 'rerollAll'],
  prompt: (_, { seat, left }) => ({ kind: 'rerollTokens', seat, rule: 'reroll-token', left }),
  candidates: () => [
    ...FACES.map((face): MoveOfKind<'rerollDie'> => ({ kind: 'rerollDie', face })),
    { kind: 'keepDice' },
  ],
  check(state, move, { seat }) {
    if (move.kind === 'rerollDie' && !playerOf(state, seat).dice.includes(move.face))
      return refuse('reroll-token', 'noSuchDie', { face: move.face });
    if (move.kind !== 'rerollAll') return undefined;
    const total = totalOf(state, seat);
    if (isLow(state, seat)) return refuse('low-sum-reroll', 'rerollOver', { total });
    return refuse('low-sum-reroll', 'totalTooHigh', { total, most: CONSTANTS.lowRollMax });
  },
  perform(draft, move, { seat, left }) {
    if (move.kind !== 'rerollDie') return tell(draft, { kind: 'diceKept', seat, rule: 'reroll-token' });
    const { dice } = playerOf(draft.state, seat);
    const at = dice.indexOf(move.face);
    if (at < 0) return;
    const to = roll(draft, 'reroll-token');
    change(draft, seat, { dice: dice.map((face, i) => (i === at ? to : face)) });
    tell(draft, { kind: 'dieRerolled', seat, rule: 'reroll-token', die: at + 1, from: move.face, to });
    if (left > 1) push(draft, { kind: 'rerollTokens', seat, left: left - 1 });
  },
  attempts: () => [{ kind: 'rerollAll' }],
};

/** The ranking of the totals, with what it ranks. */
export function totalsOrder(state: State): Order<Ranked> {
  return { name: 'totals', items: totalsOf(state), compare: lowestFirst };
}
