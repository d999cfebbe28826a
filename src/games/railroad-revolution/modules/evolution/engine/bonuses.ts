import type { Seat } from '../../../../../kernel/agenda.ts';
import { tell as tellBase } from '../../../../../kernel/draft.ts';
import { playerOf } from '../../../../../kernel/seats.ts';
import type { D } from '../../../engine/company.ts';
import { mayTake } from '../../../engine/moves/rewards.ts';
import type { Reward } from '../../../engine/points.ts';
import { rewardRefused, ruleOf, takeReward } from '../../../engine/rewards.ts';
import type { Effect } from '../../../engine/tables/effects.ts';
import { TRAIN } from '../../../engine/tables/trains.ts';
import type { State } from '../../../engine/types.ts';
import { automatic, choice, type MoveOfKind } from './asking.ts';
import { carsAt } from './cars.ts';
import { cite } from './cite.ts';
import { ask, tell } from './part.ts';
import { CAR, kindOf } from './tables/wagons.ts';
import { refuse } from './violations.ts';
import { PARTS, type TrainPart } from './vocabulary.ts';

/** The bonus of a train, or of its Wagon or Tender; `undefined` where it has none. */
export function bonusOf(state: State, seat: Seat, train: number, of: TrainPart): Reward | undefined {
  if (of === 'train') {
    const own = playerOf(state, seat).trains[train];
    return own && { effect: TRAIN[own.front].effect, from: 'train' };
  }
  const car = carsAt(state, seat, train).find(({ id }) => kindOf(id) === of);
  return car && { effect: CAR[car.id].effect, from: 'train', rule: cite('wagon-bonus') };
}

/** What a bonus costs as soon as it is taken, in dollars; a rail is paid for when it is placed. */
export const costAtOnce = (effect: Effect): number =>
  'cost' in effect && effect.kind !== 'placeRail' ? (effect.cost ?? 0) : 0;

/**
 * A train is flipped face down: money and Shares come at once; of the other bonuses each may be taken, in any order.
 * @rule wagon-bonus
 */
export function frontFlipped(draft: D, seat: Seat, train: number, take: (reward: Reward) => void): void {
  const left = PARTS.filter((of) => {
    const reward = bonusOf(draft.state, seat, train, of);
    const atOnce = reward?.effect.kind === 'gainMoney' || reward?.effect.kind === 'gainShares';
    if (reward && atOnce) take(reward);
    return reward && !atOnce;
  });
  if (left.length > 0) ask(draft, { kind: 'moreBonuses', seat, train, left });
}

/** The questions about bonuses. */
export const bonusTasks = {
  /** Asks for the next bonus where there is a choice, or a price. */
  moreBonuses: automatic<'moreBonuses'>('wagon-bonus', (draft, { seat, train, left }) => {
    const rewards = left.flatMap((of) => bonusOf(draft.state, seat, train, of) ?? []);
    const [only, other] = rewards;
    if (!rewards.some((reward) => mayTake(draft.state, seat, reward))) {
      for (const reward of rewards)
        tellBase(draft, { kind: 'rewardLapsed', seat, rule: ruleOf(reward), reward: reward.effect.kind });
    } else if (only && !other && costAtOnce(only.effect) === 0) takeReward(draft, seat, only, false);
    else ask(draft, { kind: 'bonuses', seat, train, left });
  }),
  bonuses: choice<'bonuses', 'takeBonus' | 'decline'>({
    rule: 'wagon-bonus',
    accepts: ['takeBonus', 'decline'],
    prompt: ({ seat, train, left }) => ({ kind: 'bonuses', seat, rule: 'wagon-bonus', train, left }),
    candidates: (_, { left }) => [
      ...left.map((of): MoveOfKind<'takeBonus'> => ({ kind: 'takeBonus', of })),
      { kind: 'decline' },
    ],
    check(state, move, { seat, train, left }) {
      if (move.kind === 'decline') return undefined;
      const reward = left.includes(move.of) ? bonusOf(state, seat, train, move.of) : undefined;
      return reward ? rewardRefused(state, seat, reward) : refuse('wagon-bonus', 'noBonus', { of: move.of });
    },
    perform(draft, move, { seat, train, left }) {
      if (move.kind === 'decline') {
        const rule = cite('wagon-bonus');
        return tellBase(draft, { kind: 'rewardDeclined', seat, rule, reward: 'bonuses' });
      }
      const { of } = move;
      const reward = bonusOf(draft.state, seat, train, of);
      if (!reward) return;
      const rest = left.filter((one) => one !== of);
      tell(draft, { kind: 'bonusTaken', seat, rule: 'wagon-bonus', train, of });
      if (rest.length > 0) ask(draft, { kind: 'moreBonuses', seat, train, left: rest });
      takeReward(draft, seat, reward, costAtOnce(reward.effect) > 0);
    },
  }),
};
