import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { pay, turnIndicators } from '../market.ts';
import { type D, slotOf } from '../player.ts';
import { CARD, type CardId } from '../tables/cards.ts';
import { CONSTANTS } from '../tables/constants.ts';
import { sumAt } from '../turn-order.ts';
import { HALVES, type Half, type State, type TaskOf, type TurnTask, type Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { Move, MoveOfKind } from '../vocabulary.ts';
import { buy, buyingMoves, buyOne, buyOneRefused, buyRefused, isBuyingOf } from './buying.ts';

/** A player's turn with the card in a slot begins. */
export const startTurn: Automatic<Types, TaskOf<'startTurn'>> = {
  rule: 'turn-choice',
  settle(draft, { seat, slot }) {
    draft.state = { ...draft.state, turn: seat };
    tell(draft, { kind: 'turnBegun', seat, rule: 'turn-choice', slot, card: chosenCard(draft.state, seat, slot) });
    push(draft, { kind: 'turn', seat, slot, raised: false, done: [], bought: [] });
  },
};

function chosenCard(state: State, seat: Seat, slot: TurnTask['slot']): CardId {
  const { card } = slotOf(playerOf(state, seat), slot);
  if (card === undefined) throw new RangeError(`seat ${seat} has no card in slot ${slot}`);
  return card;
}

/**
 * Which of the two actions of a card a Sum opens.
 * @rule raised-sum-top-only
 */
export function opens(sum: number, raised: boolean): readonly Half[] {
  if (raised) return ['top'];
  return HALVES.filter((half) => sum >= neededFor(half));
}

/**
 * The Sum that an action needs.
 * @rule four-plus, seven-plus
 */
function neededFor(half: Half): number {
  return half === 'top' ? CONSTANTS.topSum : CONSTANTS.bottomSum;
}

/** Why the Sum does not open an action, or the action is done already. */
function halfRefused(state: State, task: TurnTask, half: Half): Refusal {
  const sum = sumAt(state, task.seat, task.slot);
  if (task.done.includes(half)) return refuse('each-action-once', 'actionDone', { half });
  if (opens(sum, task.raised).includes(half)) return undefined;
  if (task.raised) return refuse('raised-sum-top-only', 'raisedTopOnly', {});
  return refuse(half === 'top' ? 'four-plus' : 'seven-plus', 'sumTooLow', { sum, needed: neededFor(half) });
}

/** What it costs to raise a Sum to 4, in coins. */
export function raisePrice({ config }: Pick<State, 'config'>, sum: number): number {
  const each = CONSTANTS.raiseCost;
  return config.rulings.raisePrice === 'one-coin' ? each : each * (CONSTANTS.raiseTo - sum);
}

function raiseRefused(state: State, { seat, slot, raised }: TurnTask): Refusal {
  const sum = sumAt(state, seat, slot);
  const to = CONSTANTS.raiseTo;
  const card = chosenCard(state, seat, slot);
  if (CARD[card].buys === undefined) return refuse('two-actions', 'cardInPreparation', { card });
  if (raised) return refuse('raise-low-sum', 'raisedAlready', {});
  if (sum >= to) return refuse('raise-low-sum', 'sumNotLow', { sum, to });
  const price = raisePrice(state, sum);
  const { coins } = playerOf(state, seat);
  if (price > coins) return refuse('raise-low-sum', 'coins', { price, coins });
  return canDoTop(state, seat, slot, coins - price)
    ? undefined
    : refuse('raise-low-sum', 'raiseForNothing', { price, coins });
}

/** Whether a player with so many coins could do the least that the 4+ action of the chosen card can be. */
function canDoTop(state: State, seat: Seat, slot: TurnTask['slot'], coins: number): boolean {
  const resource = CARD[chosenCard(state, seat, slot)].buys;
  if (resource === undefined) return false;
  const seats = state.seats.map((player, i) => (i === seat ? { ...player, coins } : player));
  return buyRefused({ ...state, seats }, seat, resource, 1) === undefined;
}

function isTouched({ raised, done }: TurnTask): boolean {
  return raised || done.length > 0;
}

/** A turn: pass for 1 coin, or use one or both actions of the chosen card as far as its Sum goes. */
export const turn: Choice<
  Types,
  TurnTask,
  MoveOfKind<'pass' | 'raiseSum' | 'buy' | 'buyToWarehouse' | 'buyExtraPlan' | 'endTurn'>
> = {
  rule: 'turn-choice',
  accepts: ['pass', 'raiseSum', 'buy', 'buyToWarehouse', 'buyExtraPlan', 'endTurn'],
  prompt(state, { seat, slot, raised, done }) {
    const sum = sumAt(state, seat, slot);
    const card = chosenCard(state, seat, slot);
    return { kind: 'turn', seat, rule: 'turn-choice', slot, card, sum, raised, opens: opens(sum, raised), done };
  },
  /** @rule two-actions */
  *candidates(state, task) {
    const card = chosenCard(state, task.seat, task.slot);
    yield* buyingMoves(state, task.seat, card);
    if (CARD[card].buys !== undefined) yield { kind: 'raiseSum' };
    if (isTouched(task)) yield { kind: 'endTurn' };
    else yield { kind: 'pass' };
  },
  check(state, move, task) {
    const { seat, slot, done } = task;
    switch (move.kind) {
      case 'pass':
        return isTouched(task) ? refuse('turn-choice', 'cardResolved', {}) : undefined;
      case 'endTurn':
        return done.length === 0 ? refuse('turn-choice', 'nothingResolved', {}) : undefined;
      case 'raiseSum':
        return raiseRefused(state, task);
      default: {
        const card = chosenCard(state, seat, slot);
        const resource = CARD[card].buys;
        if (resource === undefined || !isBuyingOf(resource, move)) return refuse('two-actions', 'otherCard', { card });
        if (move.kind === 'buy')
          return halfRefused(state, task, 'top') ?? buyRefused(state, seat, resource, move.amount);
        return halfRefused(state, task, 'bottom') ?? buyOneRefused(state, seat, resource, move);
      }
    }
  },
  perform(draft, move, task) {
    const { seat, slot } = task;
    switch (move.kind) {
      case 'pass':
        return pass(draft, task);
      case 'endTurn':
        return endTurn(draft, task);
      case 'raiseSum': {
        raiseSum(draft, task);
        return push(draft, { ...task, raised: true });
      }
      default: {
        const resource = CARD[chosenCard(draft.state, seat, slot)].buys;
        if (resource === undefined) return;
        if (move.kind === 'buy') buy(draft, seat, resource, move.amount);
        else buyOne(draft, seat, resource, move);
        const half = halfOf(move);
        const bought = task.bought.includes(resource) ? task.bought : [...task.bought, resource];
        push(draft, { ...task, done: [...task.done, half], bought });
      }
    }
  },
  /** To do nothing is to pass; to have done something is not. */
  attempts: (_, task) => [isTouched(task) ? { kind: 'pass' } : { kind: 'endTurn' }],
};

/** Which action of a card a move belongs to. */
function halfOf(move: Move): Half {
  return move.kind === 'buy' ? 'top' : 'bottom';
}

/** @rule pass-coin */
function pass(draft: D, { seat, slot }: TurnTask): void {
  const coins = CONSTANTS.passCoins;
  pay(draft, seat, -coins);
  tell(draft, { kind: 'passed', seat, rule: 'pass-coin', card: chosenCard(draft.state, seat, slot), coins });
}

function raiseSum(draft: D, { seat, slot }: TurnTask): void {
  const from = sumAt(draft.state, seat, slot);
  const price = raisePrice(draft.state, from);
  pay(draft, seat, price);
  tell(draft, { kind: 'sumRaised', seat, rule: 'raise-low-sum', from, to: CONSTANTS.raiseTo, price });
}

function endTurn(draft: D, { seat, bought }: TurnTask): void {
  turnIndicators(draft, bought);
  tell(draft, { kind: 'turnEnded', seat, rule: 'turn-choice' });
}
