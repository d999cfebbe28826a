import type { Seat } from '../../../../kernel/agenda.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { gainMoney, leftmostSection, noteEnd, takePieceFrom } from '../company.ts';
import { points, type Reward } from '../points.ts';
import { rewardRefused, takeReward } from '../rewards.ts';
import { ABILITY } from '../tables/abilities.ts';
import { CONSTANTS, type Worker } from '../tables/constants.ts';
import { BOARD_SECTIONS } from '../tables/player-board.ts';
import { flipRefused } from '../trains.ts';
import type { Company, State, TradeAction } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { OFFERS, PIECES, type Piece } from '../vocabulary.ts';
import { privateDealRefused } from './deals.ts';
import { flipWorth, waitingFlips } from './flip-worth.ts';
import { FREE, givenOnce, goOn, type MainAction, NO_WORTH } from './main-action.ts';
import { flips, flipTrain } from './rewards.ts';

const ABILITIES = ABILITY.trade;
const PURPLE: Reward = { effect: ABILITIES.purple.effect, from: 'ability', rule: 'trade-purple' };
const TURQUOISE: Reward = { effect: ABILITIES.turquoise.effect, from: 'ability', rule: 'trade-turquoise' };

/** Why a piece of this kind cannot be sold: it must stand in the leftmost section that holds any. */
function saleRefused(state: State, seat: Seat, piece: Piece): Refusal {
  const company = playerOf(state, seat);
  const at = leftmostSection(company);
  if (at < 0) return refuse('trade-sale', 'noPiecesLeft', {});
  const section = company.sections[at];
  const there = piece === 'rail' ? section?.rails : section?.buildings;
  return there ? undefined : refuse('trade-sale', 'notLeftmost', { piece, section: at + 1 });
}

/** No less than what a sale can bring, in dollars: a deal or a train may use up the leftmost section first. */
function saleValue(company: Company): number {
  const at = leftmostSection(company);
  return BOARD_SECTIONS[Math.min(at + 1, BOARD_SECTIONS.length - 1)]?.value ?? 0;
}

/** The most flips still to come: of the main action, of the effect, or by a deal, which can also bring two workers. */
function flipsLeft(able: Worker | undefined, flip: TradeAction['flip']): number {
  return (flip === 'open' ? 1 : 0) + (able === 'turquoise' ? 1 : 0) + (able === 'grey' ? 2 : 0);
}

function flipTaken(action: TradeAction): Refusal {
  return action.flip === 'used' ? givenOnce(action, 'flip', 'trade-flip', 'turquoise') : undefined;
}

const noDeal = (state: State, seat: Seat): Refusal => {
  const refusals = OFFERS.map((offer) => privateDealRefused(state, seat, offer));
  return refusals.every(Boolean) ? refusals[0] : undefined;
};

/**
 * The Trade action: one piece of the leftmost section for its money, and the flip of a train.
 * @rule trade-choice, player-board-sections, trade-grey
 */
export const tradeAction: MainAction<TradeAction> = {
  chooseRefused(state, seat) {
    const none = leftmostSection(playerOf(state, seat)) < 0;
    return none ? refuse('trade-sale', 'noPiecesLeft', {}) : undefined;
  },
  begin: (_, seat, worker) => {
    const start = { kind: 'action', seat, action: 'trade', worker, effect: 'open', unpaid: 0 } as const;
    return { ...start, sold: false, flip: 'open', deal: false };
  },
  toPlace: ({ sold }) => (sold ? 0 : 1),
  flips: (_, { effect, worker, flip }) => flipsLeft(effect === 'open' ? worker : undefined, flip),
  price: () => FREE,
  least: () => 0,
  abilityCost: () => NO_WORTH,
  gain(state, { seat, worker, effect, sold, flip }) {
    const company = playerOf(state, seat);
    const able = effect === 'open' ? worker : undefined;
    const flips = flipsLeft(able, flip);
    const others = waitingFlips(state, seat);
    const sale = sold ? 0 : saleValue(company);
    const perTrain = able === 'orange' ? ABILITIES.orange.effect.perTrain * company.trains.length : 0;
    const share = able === 'grey' ? CONSTANTS.shareSale : 0;
    return {
      money: sale + perTrain + share + flipWorth(state, seat, flips, { others, fresh: able === 'grey' }),
      workers: able === 'grey' ? 2 : 0,
    };
  },
  parts: (state, action) => (flipTaken(action) || playerOf(state, action.seat).trains.length === 0 ? [] : ['flip']),
  *moves(state, { seat, sold, flip }) {
    if (!sold) for (const piece of PIECES) yield { kind: 'sellPiece', piece };
    if (flip === 'open') yield* flips(state, seat);
  },
  check(state, move, action) {
    switch (move.kind) {
      case 'sellPiece':
        if (action.sold) return refuse('trade-one-piece', 'mainActionDone', { action: 'trade' });
        return saleRefused(state, action.seat, move.piece);
      case 'flipTrain':
        return flipTaken(action) ?? flipRefused(state, action.seat, move.train);
      default:
        return undefined;
    }
  },
  perform(draft, move, action) {
    const { seat } = action;
    if (move.kind === 'sellPiece') {
      const at = leftmostSection(playerOf(draft.state, seat));
      const value = BOARD_SECTIONS[at]?.value ?? 0;
      takePieceFrom(draft, seat, move.piece, at);
      goOn(draft, { ...action, sold: true });
      points.soldPiece(draft, seat, move.piece, { from: at + 1, value });
      gainMoney(draft, seat, value, 'trade-money');
      return noteEnd(draft, seat);
    }
    if (move.kind !== 'flipTrain') return;
    goOn(draft, { ...action, flip: 'used' });
    flipTrain(draft, seat, move.train);
  },
  abilityRefused(state, { worker, seat }) {
    switch (worker) {
      case 'purple':
        return rewardRefused(state, seat, PURPLE);
      case 'grey':
        return noDeal(state, seat);
      case 'turquoise':
        return rewardRefused(state, seat, TURQUOISE);
      default:
        return playerOf(state, seat).trains.length === 0
          ? refuse('trade-orange', 'nothingToGain', { reward: 'gainMoney' })
          : undefined;
    }
  },
  useAbility(draft, action) {
    const { worker, seat } = action;
    if (worker === 'grey') return goOn(draft, action, { kind: 'privateDeal', seat });
    goOn(draft, action);
    if (worker === 'purple') return takeReward(draft, seat, PURPLE, true);
    if (worker === 'turquoise') return takeReward(draft, seat, TURQUOISE, true);
    const trains = playerOf(draft.state, seat).trains.length;
    gainMoney(draft, seat, trains * ABILITIES.orange.effect.perTrain, 'trade-orange');
  },
};
