import type { Seat } from '../../../../kernel/agenda.ts';
import { tell } from '../../../../kernel/draft.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { placeOffice } from '../building.ts';
import { gainMoney, gainShares, pay, piecesLeft } from '../company.ts';
import { sectionRefused, sectionsOf } from '../network.ts';
import { points, type Reward } from '../points.ts';
import { costOf, nothingToGain, priceOf, rewardRefused, takeReward } from '../rewards.ts';
import { ABILITY } from '../tables/abilities.ts';
import { CONSTANTS, type Worker } from '../tables/constants.ts';
import { type Section, type SectionNumber, TELEGRAPH_TILE } from '../tables/telegraph.ts';
import type { State, TelegraphAction } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { flipWorth } from './flip-worth.ts';
import { FREE, givenOnce, goOn, type MainAction, NO_WORTH } from './main-action.ts';

const ABILITIES = ABILITY.telegraph;
const PURPLE: Reward = { effect: ABILITIES.purple.effect, from: 'ability', rule: 'telegraph-purple' };

/**
 * The Telegraph tile of a section; it stays there for the whole game, for every builder.
 * @rule telegraph-tile-stays, telegraph-tile-for-all
 */
function tileIn(state: State, section: number) {
  const tile = state.telegraph[section - 1]?.tile;
  return tile;
}

function tileReward(state: State, section: number): Reward | undefined {
  const tile = tileIn(state, section);
  return tile === undefined ? undefined : { effect: TELEGRAPH_TILE[tile].effect, from: 'telegraphTile' };
}

/** Why the bonus of the Telegraph tile cannot be taken, whatever it is taken for; `more` dollars are to be paid with it. */
function bonusRefused(state: State, { seat, section }: TelegraphAction, more = 0): Refusal {
  if (section === undefined) return refuse('telegraph-tile', 'mainActionFirst', { action: 'telegraph' });
  const reward = tileReward(state, section);
  if (!reward) return refuse('telegraph-tile', 'noTelegraphTile', { section });
  const price = priceOf(reward.effect) + more;
  const { money } = playerOf(state, seat);
  if (money < price) return refuse('telegraph-turquoise', 'money', { price, money });
  return nothingToGain(state, seat, reward);
}

/** Why the bonus cannot be taken by discarding a worker. */
function tileRefused(state: State, action: TelegraphAction): Refusal {
  if (action.tile === 'used') return givenOnce(action, 'telegraphTile', 'telegraph-tile', 'turquoise');
  return bonusRefused(state, action);
}

function noSection(state: State, seat: Seat): Refusal {
  if (piecesLeft(playerOf(state, seat), 'building') === 0) return refuse('telegraph-build', 'noBuildingsLeft', {});
  const none = sectionsOf(state).every((section) => sectionRefused(state, seat, section));
  return none ? refuse('one-office-a-section', 'noSectionAvailable', {}) : undefined;
}

const numbersOf = (state: State, section: SectionNumber) =>
  points.telegraphLine(state.config).find((one) => one.section === section) as Section;

/** The most that a Telegraph tile can bring, in dollars. */
const tileWorth = (state: State, seat: Seat, section: number): number => {
  const effect = tileReward(state, section)?.effect;
  if (effect?.kind === 'gainMoney') return effect.amount;
  return effect?.kind === 'flip' ? flipWorth(state, seat, effect.times, { others: 2 }) : 0;
};

const worthIn = (state: State, action: TelegraphAction, section: SectionNumber): number => {
  const { seat, worker, effect, tile } = action;
  const { shares, firstOfficeShares } = numbersOf(state, section);
  const able = (type: Worker) => effect === 'open' && worker === type;
  const placed = action.section !== undefined;
  const taken = placed ? action.shares : shares + firstOfficeShares;
  const times = (tile === 'open' ? 1 : 0) + (able('turquoise') ? 1 : 0);
  const more = (placed ? 0 : taken) + (able('grey') ? firstOfficeShares : 0);
  return (
    more * CONSTANTS.shareSale +
    (able('orange') ? taken * ABILITIES.orange.effect.perShare : 0) +
    times * tileWorth(state, seat, section)
  );
};

/**
 * The Telegraph action: one building in a section of the line, with Shares and the use of its tile.
 * @rule first-office-slot
 */
export const telegraphAction: MainAction<TelegraphAction> = {
  chooseRefused: (state, seat) => noSection(state, seat),
  begin: (_, seat, worker) => {
    const start = { kind: 'action', seat, action: 'telegraph', worker, effect: 'open', unpaid: 0 } as const;
    return { ...start, shares: 0, tile: 'open' };
  },
  toPlace: ({ section }) => (section === undefined ? 1 : 0),
  flips(state, { section, seat }) {
    const sections = section === undefined ? sectionsOf(state) : [section];
    // by the discard and by the turquoise effect, twice each
    return sections.some((one) => tileWorth(state, seat, one) > 0) ? 4 : 0;
  },
  price: () => FREE,
  least: () => 0,
  abilityCost(state, { worker, section }) {
    if (worker !== 'turquoise' || section === undefined) return NO_WORTH;
    const reward = tileReward(state, section);
    const { money, workers } = reward ? costOf(reward.effect) : NO_WORTH;
    return { money: money + ABILITIES.turquoise.effect.cost, workers };
  },
  gain(state, action) {
    const sections = action.section === undefined ? sectionsOf(state) : [action.section];
    return { money: Math.max(...sections.map((section) => worthIn(state, action, section))), workers: 0 };
  },
  parts: (state, action) => (tileRefused(state, action) ? [] : ['telegraphTile']),
  *moves(state, { section, seat }) {
    if (section !== undefined) yield { kind: 'takeTelegraphTile' };
    else
      for (const one of sectionsOf(state))
        if (!sectionRefused(state, seat, one)) yield { kind: 'buildOffice', section: one };
  },
  *attempts(state, { section, seat }) {
    if (section === undefined)
      for (const one of sectionsOf(state))
        if (sectionRefused(state, seat, one)) yield { kind: 'buildOffice', section: one };
  },
  check(state, move, action) {
    switch (move.kind) {
      case 'buildOffice':
        if (action.section !== undefined) return refuse('telegraph-build', 'mainActionDone', { action: 'telegraph' });
        return sectionRefused(state, action.seat, move.section);
      case 'takeTelegraphTile':
        return tileRefused(state, action);
      default:
        return undefined;
    }
  },
  perform(draft, move, action) {
    const { seat } = action;
    if (move.kind === 'buildOffice') {
      const { section } = move;
      const numbers = numbersOf(draft.state, section);
      const first = placeOffice(draft, seat, section, { rule: 'telegraph-build' });
      gainShares(draft, seat, numbers.shares, 'telegraph-shares');
      if (first) gainShares(draft, seat, numbers.firstOfficeShares, 'first-office-bonus');
      return goOn(draft, { ...action, section, shares: numbers.shares + (first ? numbers.firstOfficeShares : 0) });
    }
    const tile = action.section === undefined ? undefined : tileIn(draft.state, action.section);
    if (tile === undefined || action.section === undefined) return;
    tell(draft, { kind: 'telegraphTileTaken', seat, rule: 'telegraph-tile', section: action.section, tile });
    goOn(draft, { ...action, tile: 'used' }, { kind: 'discardWorker', seat, rule: 'telegraph-tile', must: true, tile });
  },
  abilityRefused(state, action) {
    const { worker, seat, section } = action;
    if (worker === 'purple') return rewardRefused(state, seat, PURPLE);
    if (worker === 'turquoise') return bonusRefused(state, action, ABILITIES.turquoise.effect.cost);
    if (section !== undefined) return undefined;
    const rule = worker === 'grey' ? 'telegraph-grey' : 'telegraph-orange';
    return refuse(rule, 'mainActionFirst', { action: 'telegraph' });
  },
  useAbility(draft, action) {
    const { worker, seat, section, shares } = action;
    goOn(draft, action);
    if (worker === 'purple') return takeReward(draft, seat, PURPLE, true);
    if (worker === 'orange')
      return gainMoney(draft, seat, shares * ABILITIES.orange.effect.perShare, 'telegraph-orange');
    if (section === undefined) return;
    if (worker === 'grey')
      return gainShares(draft, seat, numbersOf(draft.state, section).firstOfficeShares, 'telegraph-grey');
    const tile = tileIn(draft.state, section);
    const reward = tileReward(draft.state, section);
    if (tile === undefined || !reward) return;
    pay(draft, seat, ABILITIES.turquoise.effect.cost, 'telegraph-turquoise');
    tell(draft, { kind: 'telegraphTileTaken', seat, rule: 'telegraph-turquoise', section, tile });
    takeReward(draft, seat, reward, true);
  },
};
