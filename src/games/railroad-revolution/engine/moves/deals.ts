import type { Seat } from '../../../../kernel/agenda.ts';
import { push, shuffle, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { clockwiseFrom, playerOf } from '../../../../kernel/seats.ts';
import { type D, discardShares, gainShares } from '../company.ts';
import { points, type Reward } from '../points.ts';
import { nothingToGain, priceOf, takeReward } from '../rewards.ts';
import type { RuleId } from '../rules.ts';
import { ABILITY } from '../tables/abilities.ts';
import { DEAL_TILE, type Offer } from '../tables/deal-tiles.ts';
import { SPACE } from '../tables/spaces.ts';
import type { ActionTask, State, Task, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';
import { OFFERS, type OfferNumber } from '../vocabulary.ts';

type DealTask = Extract<Task, { readonly kind: 'deal' }>;
type PrivateDealTask = Extract<Task, { readonly kind: 'privateDeal' }>;

/** What a private deal brings beside its reward. */
export const PRIVATE_SHARES = ABILITY.trade.grey.effect.gainShares;

/**
 * A deal of the tile that lies face up.
 * @rule deal-tile
 */
export function offerOf(state: State, offer: OfferNumber): Offer {
  return DEAL_TILE[state.deals.tile].offers[offer - 1] as Offer;
}

const rewardOf = (state: State, offer: OfferNumber): Reward => ({ effect: offerOf(state, offer).effect, from: 'deal' });

function sharesShort(state: State, seat: Seat, offer: OfferNumber, discount: number): Refusal {
  const price = offerOf(state, offer).price - discount;
  const { shares } = playerOf(state, seat);
  return shares < price ? refuse('deal-price', 'dealShares', { offer, price, shares }) : undefined;
}

function costShort(state: State, seat: Seat, offer: OfferNumber): Refusal {
  const price = priceOf(offerOf(state, offer).effect);
  const { money } = playerOf(state, seat);
  return money < price ? refuse('deal-reward-cost', 'dealMoney', { offer, price, money }) : undefined;
}

/**
 * Whether the reward can be taken with what the price leaves; Shares are also what some steps of a marker cost. `back` are
 * Shares that come with the deal.
 */
function rewardEmpty(state: State, seat: Seat, offer: OfferNumber, back: number): Refusal {
  const reward = rewardOf(state, offer);
  const paid = offerOf(state, offer).price - back;
  const seats = state.seats.map((one, i) => (i === seat ? { ...one, shares: one.shares - paid } : one));
  const empty = nothingToGain({ ...state, seats }, seat, reward);
  return empty ? refuse('deal-reward-takeable', 'dealReward', { offer, reward: reward.effect.kind }) : undefined;
}

/** Why a deal cannot be accepted: its price, then its reward, then what the reward costs. `discount` and `back` are in Shares. */
export function dealRefused(state: State, seat: Seat, offer: OfferNumber, discount = 0, back = discount): Refusal {
  return (
    sharesShort(state, seat, offer, discount) ?? rewardEmpty(state, seat, offer, back) ?? costShort(state, seat, offer)
  );
}

/** The Share of a private deal where it goes towards the price; by the other ruling it comes once that is paid. */
export function privateDiscount({ config }: State): number {
  return config.rulings.privateShare === 'discount' ? PRIVATE_SHARES : 0;
}

/** Why a private deal cannot be accepted. By either ruling its Share is there before the reward is carried out. */
export function privateDealRefused(state: State, seat: Seat, offer: OfferNumber): Refusal {
  return dealRefused(state, seat, offer, privateDiscount(state), PRIVATE_SHARES);
}

/** True where a resolved Deal tile goes whether or not anybody accepts a deal of it. */
export const isAlwaysDiscarded = ({ config }: State): boolean => config.rulings.unclaimedDeal === 'discarded';

/** The tile goes at the end of the turn now that a deal of it is accepted. */
function claimTile(draft: D): void {
  const { agenda } = draft.state;
  if (agenda.some(({ kind }) => kind === 'nextDealTile')) return;
  const next: Task = { kind: 'nextDealTile' };
  draft.state = {
    ...draft.state,
    agenda: agenda.flatMap((task): Task[] => (task.kind === 'closeTurn' ? [next, task] : [task])),
  };
}

function accept(draft: D, seat: Seat, offer: OfferNumber): void {
  const { tile } = draft.state.deals;
  tell(draft, { kind: 'dealAccepted', seat, rule: 'deal-accept', tile, offer });
  discardShares(draft, seat, offerOf(draft.state, offer).price, 'deal-price');
  takeReward(draft, seat, rewardOf(draft.state, offer), true);
}

/** The clause under which a seat is asked: the active player first, then the others. */
function askingRule({ limit }: DealTask): RuleId {
  return limit === 2 ? 'deal-active-player' : 'deal-others';
}

const acceptances: readonly MoveOfKind<'acceptDeal'>[] = OFFERS.map((offer) => ({ kind: 'acceptDeal', offer }));
const DECLINE: MoveOfKind<'declineDeal'> = { kind: 'declineDeal' };

function declined(draft: D, seat: Seat, rule: RuleId): void {
  tell(draft, { kind: 'dealDeclined', seat, rule, tile: draft.state.deals.tile });
}

/**
 * Deals that a seat may accept, one by one, each once; declining ends its choice.
 * @rule deal-stays-open
 */
export const dealChoice: Choice<Types, DealTask, MoveOfKind<'acceptDeal' | 'declineDeal'>> = {
  rule: 'deal-accept',
  accepts: ['acceptDeal', 'declineDeal'],
  prompt(state, task) {
    const { seat, limit, taken } = task;
    const waiting = state.agenda.flatMap((other) =>
      other.kind === 'deal' && other !== task && other.seat !== seat ? [other.seat] : [],
    );
    const { tile } = state.deals;
    return { kind: 'deal', seat, rule: askingRule(task), tile, limit, taken, waiting: waiting.reverse() };
  },
  candidates: () => [...acceptances, DECLINE],
  check(state, move, { seat, taken }) {
    if (move.kind !== 'acceptDeal') return undefined;
    if (taken.includes(move.offer) && state.config.rulings.sameDeal === 'once')
      return refuse('deal-once-each', 'dealTaken', { offer: move.offer });
    return dealRefused(state, seat, move.offer);
  },
  perform(draft, move, task) {
    const { seat, limit, taken } = task;
    if (move.kind !== 'acceptDeal') return declined(draft, seat, 'deal-optional');
    if (!isAlwaysDiscarded(draft.state)) claimTile(draft);
    if (taken.length + 1 < limit) push(draft, { ...task, taken: [...taken, move.offer] });
    // from here on only others are asked, and perhaps not even they
    else if (limit === 2) push(draft, ...points.beforeGoingOn(draft.state, seat));
    accept(draft, seat, move.offer);
  },
};

/** The deal of the grey Trade effect: one of the two, for one player alone, with a Share on top. */
export const privateDealChoice: Choice<Types, PrivateDealTask, MoveOfKind<'acceptDeal' | 'declineDeal'>> = {
  rule: 'private-deal',
  accepts: ['acceptDeal', 'declineDeal'],
  prompt: (state, { seat }) => ({ kind: 'privateDeal', seat, rule: 'private-deal', tile: state.deals.tile }),
  candidates: () => [...acceptances, DECLINE],
  check: (state, move, { seat }) =>
    move.kind === 'acceptDeal' ? privateDealRefused(state, seat, move.offer) : undefined,
  perform(draft, move, { seat }) {
    // declined, it brings no Share, and the tile stays
    if (move.kind !== 'acceptDeal') return declined(draft, seat, 'private-deal-discard');
    const agenda = draft.state.agenda.map((task) =>
      task.kind === 'action' && task.action === 'trade' ? { ...task, deal: true } : task,
    );
    draft.state = { ...draft.state, agenda };
    const before = privateDiscount(draft.state);
    if (before > 0) gainShares(draft, seat, before, 'private-deal-discount');
    accept(draft, seat, move.offer);
    if (before === 0) gainShares(draft, seat, PRIVATE_SHARES, 'private-deal-discount');
  },
};

/**
 * True where a finished action resolves the Deal tile: a rail or office was placed beside a Deal icon, first or not.
 * @rule deal-free-pieces, deal-any-rail
 */
export function opensDeal(state: State, action: ActionTask): boolean {
  if (action.action === 'railroad') return action.spaces.some((space) => SPACE[space].deal);
  if (action.action !== 'telegraph') return false;
  return points.telegraphLine(state.config).some(({ section, deal }) => deal && section === action.section);
}

/**
 * Asks every seat about the Deal tile, clockwise from the active one, once however many icons were built beside. Each
 * reward is carried out before the next seat is asked.
 * @rule deal-order, deal-one-at-a-time
 */
export function openDeal(draft: D, seat: Seat): void {
  const { seats } = draft.state.config;
  tell(draft, { kind: 'dealOpened', seat, rule: 'deal-trigger', tile: draft.state.deals.tile });
  const [, ...others] = clockwiseFrom(seat, seats);
  push(
    draft,
    { kind: 'deal', seat, limit: 2, taken: [] },
    ...others.flatMap((other): Task[] => [
      { kind: 'deal', seat: other, limit: 1, taken: [] },
      { kind: 'closeDeal', seat: other },
    ]),
  );
}

/** Discards the resolved tile and turns up the next; an empty stack is made anew of the discards. */
export const nextDealTile: Automatic<Types, Extract<Task, { readonly kind: 'nextDealTile' }>> = {
  rule: 'deal-next-tile',
  settle(draft) {
    const { tile, stack, discard } = draft.state.deals;
    tell(draft, { kind: 'dealTileDiscarded', rule: 'deal-discard', tile });
    const empty = stack.length === 0;
    // a ruling keeps the tile just resolved out of the new stack
    const apart = empty && discard.length > 0 && draft.state.config.rulings.newDealStack === 'without-last';
    const [shuffled, kept] = apart ? [discard, [tile]] : [[...discard, tile], []];
    const [next, ...rest] = empty ? shuffle(draft, shuffled, 'deal-reshuffle', 'dealTiles') : stack;
    if (next === undefined) throw new RangeError('no Deal tile is left');
    draft.revealed = true;
    draft.state = { ...draft.state, deals: { tile: next, stack: rest, discard: empty ? kept : shuffled } };
    tell(draft, { kind: 'dealTileTurned', rule: 'deal-next-tile', tile: next });
  },
};
