import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Choice } from '../../../../kernel/game.ts';
import { total } from '../../../../kernel/pieces.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { type D, gainGoods, isCommon, left, limitResources, moveResource, moveTokens } from '../player.ts';
import { CONSTANTS } from '../tables/constants.ts';
import { GOODS, type Goods, RESOURCES, type Resource } from '../tables/goods.ts';
import type { State, TaskOf, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { goodsOf, type MoveOfKind, TRADE_GETS, type TradeGet } from '../vocabulary.ts';

const ruleOf = (at: TaskOf<'takeGoods'>['at']) => (at === 'generalStore' ? 'general-store' : 'question-mark');
const isResource = (goods: Goods | TradeGet): goods is Resource => RESOURCES.some((one) => one === goods);

/** One thing of the player's choice: a resource of a General Store, anything at all behind a question mark. */
export const takeGoods: Choice<Types, TaskOf<'takeGoods'>, MoveOfKind<'takeGoods'>> = {
  rule: 'general-store',
  accepts: ['takeGoods'],
  prompt: (_, { seat, at }) => ({ kind: 'takeGoods', seat, rule: ruleOf(at), at }),
  *candidates(_, { at }) {
    for (const goods of at === 'generalStore' ? RESOURCES : GOODS) yield { kind: 'takeGoods', goods };
  },
  check(state, move, { at }) {
    const { goods } = move;
    if (at === 'generalStore' && !isResource(goods)) return refuse('general-store', 'resourcesOnly', { goods });
    return left(state, goods) > 0 ? undefined : refuse(ruleOf(at), 'supplyEmpty', { goods });
  },
  perform(draft, move, { seat, at }) {
    gainGoods(draft, seat, move.goods, ruleOf(at));
    limitResources(draft, seat);
  },
  none: (draft, { seat, at }) => tell(draft, { kind: 'nothingLeft', seat, rule: ruleOf(at), goods: 'any' }),
};

const ruleOfTrade = (give: Resource) => (isCommon(give) ? 'trade-common' : 'trade-rare');

/** What a resource can be traded for: a common for one common, 1 whistle or 2 coal, a rare for one rare or two commons. */
function isTrade(give: Resource, get: TradeGet): boolean {
  if (get === 'coal' || get === 'whistle') return isCommon(give);
  if (isResource(get)) return get !== give && isCommon(get) === isCommon(give);
  return !isCommon(give);
}

/** Whether the supply has all that a trade brings. */
function hasFor(state: State, get: TradeGet): boolean {
  if (get === 'coal') return left(state, get) >= CONSTANTS.tradeCoal;
  if (get === 'whistle') return left(state, get) >= CONSTANTS.tradeWhistles;
  if (isResource(get)) return left(state, get) > 0;
  const [a, b] = goodsOf(get);
  return a !== undefined && b !== undefined && left(state, a) > (a === b ? 1 : 0) && left(state, b) > 0;
}

function tradeRefused(state: State, seat: Seat, { give, get }: MoveOfKind<'trade'>): Refusal {
  if (playerOf(state, seat).resources[give] === 0) return refuse('trading-post', 'noResource', { resource: give });
  if (!isTrade(give, get)) return refuse(ruleOfTrade(give), 'noSuchTrade', { give, get });
  return hasFor(state, get) ? undefined : refuse(ruleOfTrade(give), 'supplyEmpty', { goods: get });
}

/** At a Trading Post up to two trades are made, one after the other: what the first brings may be given in the second. */
export const trade: Choice<Types, TaskOf<'trade'>, MoveOfKind<'trade' | 'decline'>> = {
  rule: 'trading-post',
  accepts: ['trade', 'decline'],
  prompt: (_, { seat, left: more }) => ({ kind: 'trade', seat, rule: 'trading-post', left: more }),
  *candidates(state, { seat }) {
    const { resources } = playerOf(state, seat);
    for (const give of RESOURCES)
      if (resources[give] > 0) for (const get of TRADE_GETS) if (isTrade(give, get)) yield { kind: 'trade', give, get };
    yield { kind: 'decline' };
  },
  check: (state, move, { seat }) => (move.kind === 'trade' ? tradeRefused(state, seat, move) : undefined),
  perform(draft, move, { seat, left: more }) {
    if (move.kind !== 'trade') return tell(draft, { kind: 'tradesEnded', seat, rule: 'trading-post' });
    const { give, get } = move;
    moveResource(draft, seat, give, -1);
    receive(draft, seat, get);
    tell(draft, { kind: 'traded', seat, rule: ruleOfTrade(give), give, get });
    if (more > 1) push(draft, { kind: 'trade', seat, left: more - 1 });
    limitResources(draft, seat);
  },
};

function receive(draft: D, seat: Seat, get: TradeGet): void {
  if (get === 'coal') moveTokens(draft, seat, get, CONSTANTS.tradeCoal);
  else if (get === 'whistle') moveTokens(draft, seat, get, CONSTANTS.tradeWhistles);
  else for (const goods of goodsOf(get)) if (isResource(goods)) moveResource(draft, seat, goods, 1);
}

/**
 * One resource too many goes back to the supply, whichever the player likes.
 * @rule resource-limit
 */
export const discardResource: Choice<Types, TaskOf<'discardResource'>, MoveOfKind<'discardResource'>> = {
  rule: 'resource-limit',
  accepts: ['discardResource'],
  prompt: (_, { seat }) => ({ kind: 'discardResource', seat, rule: 'resource-limit' }),
  *candidates(state, { seat }) {
    const { resources } = playerOf(state, seat);
    for (const resource of RESOURCES) if (resources[resource] > 0) yield { kind: 'discardResource', resource };
  },
  check(state, move, { seat }) {
    const { resource } = move;
    return playerOf(state, seat).resources[resource] > 0
      ? undefined
      : refuse('resource-limit', 'noResource', { resource });
  },
  perform(draft, move, { seat }) {
    moveResource(draft, seat, move.resource, -1);
    tell(draft, { kind: 'resourceDiscarded', seat, rule: 'resource-limit', resource: move.resource });
    const most = CONSTANTS.resourceLimit;
    if (total(playerOf(draft.state, seat).resources) > most) push(draft, { kind: 'discardResource', seat });
  },
};
