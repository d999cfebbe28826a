import type { Seat } from '../../../kernel/agenda.ts';
import type { Draft } from '../../../kernel/draft.ts';
import { push, tell } from '../../../kernel/draft.ts';
import { total, withMore } from '../../../kernel/pieces.ts';
import { change, clockwiseFrom, playerOf } from '../../../kernel/seats.ts';
import type { Event } from './events.ts';
import type { RuleId } from './rules.ts';
import { CONSTANTS, type TrainNumber } from './tables/constants.ts';
import { COMMONS, type Goods, type Resource, type Token } from './tables/goods.ts';
import type { State, Stock, Table, TrainPlace } from './types.ts';

/** A transition of this game in the making. */
export type D = Draft<State, Event>;

/** Replaces parts of the supply. */
export function changeSupply(draft: D, parts: Partial<Table['supply']>): void {
  draft.state = { ...draft.state, supply: { ...draft.state.supply, ...parts } };
}

/** The seats clockwise from the start player. */
export function seatsInOrder({ first, config }: Pick<State, 'first' | 'config'>): readonly Seat[] {
  return clockwiseFrom(first, config.seats);
}

/** Where a train of a player is; `undefined` where the player has no such train. */
export function placeOf(state: State, seat: Seat, train: TrainNumber): TrainPlace | undefined {
  return playerOf(state, seat).trains[train];
}

/** Puts a train of a player somewhere else. */
export function putTrain(draft: D, seat: Seat, train: TrainNumber, place: TrainPlace): void {
  const { trains } = playerOf(draft.state, seat);
  change(draft, seat, { trains: trains.map((one, i) => (i === train ? place : one)) });
}

export const NO_STOCK: Stock = { lumber: 0, cotton: 0, gravel: 0, cattle: 0, whiskey: 0, steel: 0 };

/** @rule resource-kinds */
export const isCommon = (resource: Resource): boolean => COMMONS.some((one) => one === resource);

/** How many the supply has left of something. */
export function left(state: State, goods: Goods): number {
  const { supply, gold } = state;
  if (goods === 'gold') return gold.length;
  if (goods === 'coal') return supply.coal;
  if (goods === 'whistle') return supply.whistles;
  return supply.resources[goods];
}

/** Moves a resource between a player and the supply; `n` may be negative. The box holds no more than there are. */
export function moveResource(draft: D, seat: Seat, resource: Resource, n: number): void {
  const { resources } = playerOf(draft.state, seat);
  change(draft, seat, { resources: withMore(resources, resource, n) });
  changeSupply(draft, { resources: withMore(draft.state.supply.resources, resource, -n) });
}

/**
 * Gives a player a resource, if the supply has one. What is one too many is discarded later, by `limitResources`.
 * @rule open-supplies
 */
export function gainResource(draft: D, seat: Seat, resource: Resource, rule: RuleId): void {
  if (left(draft.state, resource) > 0) {
    moveResource(draft, seat, resource, 1);
    tell(draft, { kind: 'resourceGained', seat, rule, resource });
  } else tell(draft, { kind: 'nothingLeft', seat, rule, goods: resource });
}

/**
 * Gives a player coal or whistles, as far as the supply goes.
 * @rule token-limits
 */
export function gainTokens(draft: D, seat: Seat, token: Token, wanted: number, rule: RuleId): void {
  const amount = Math.min(wanted, left(draft.state, token));
  if (amount > 0) {
    moveTokens(draft, seat, token, amount);
    tell(draft, { kind: 'tokensGained', seat, rule, token, amount });
  } else tell(draft, { kind: 'nothingLeft', seat, rule, goods: token });
}

/** Moves tokens between a player and the supply. */
export function moveTokens(draft: D, seat: Seat, token: Token, n: number): void {
  const { coal, whistles } = playerOf(draft.state, seat);
  const { supply } = draft.state;
  if (token === 'coal') {
    change(draft, seat, { coal: coal + n });
    changeSupply(draft, { coal: supply.coal - n });
  } else {
    change(draft, seat, { whistles: whistles + n });
    changeSupply(draft, { whistles: supply.whistles - n });
  }
}

/** Gives a player the next face-down gold token, if there is one. */
export function gainGold(draft: D, seat: Seat, rule: RuleId): void {
  const [value, ...gold] = draft.state.gold;
  if (value === undefined) tell(draft, { kind: 'nothingLeft', seat, rule, goods: 'gold' });
  else {
    draft.revealed = true;
    draft.state = { ...draft.state, gold };
    change(draft, seat, { gold: [...playerOf(draft.state, seat).gold, value] });
    tell(draft, { kind: 'goldTaken', seat, rule });
  }
}

/** Gives a player whatever it is, as far as there is any. */
export function gainGoods(draft: D, seat: Seat, goods: Goods, rule: RuleId): void {
  if (goods === 'gold') gainGold(draft, seat, rule);
  else if (goods === 'coal' || goods === 'whistle') gainTokens(draft, seat, goods, 1, rule);
  else gainResource(draft, seat, goods, rule);
}

/**
 * Whoever holds more than ten resources discards down to ten.
 * @rule resource-limit
 */
export function limitResources(draft: D, seat: Seat): void {
  const most = CONSTANTS.resourceLimit;
  if (total(playerOf(draft.state, seat).resources) > most) push(draft, { kind: 'discardResource', seat });
}
