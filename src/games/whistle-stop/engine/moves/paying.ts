import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Choice } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { type D, moveResource } from '../player.ts';
import type { RuleId } from '../rules.ts';
import type { HexId } from '../tables/board.ts';
import { END_TILES, type EndTile } from '../tables/end-tiles.ts';
import { RESOURCES, type Resource } from '../tables/goods.ts';
import { RAILROADS, type Railroad, SHARE_NUMBERS, type ShareNumber } from '../tables/railroads.ts';
import { TOWN_IDS, TOWNS, type Town } from '../tables/special-tiles.ts';
import { isEnd } from '../tables/tiles.ts';
import type { State, TaskOf, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';

/** The Town on a hex. */
export function townOn(state: Pick<State, 'board'>, hex: HexId): Town {
  const id = TOWN_IDS.find((one) => one === state.board[hex]?.tile);
  if (id === undefined) throw new RangeError(`no Town on ${hex}`);
  return TOWNS[id];
}

/** The End tile on a hex. */
export function endTileOn(state: Pick<State, 'board'>, hex: HexId): EndTile {
  const tile = state.board[hex]?.tile;
  if (tile === undefined || !isEnd(tile)) throw new RangeError(`no End tile on ${hex}`);
  return END_TILES[tile];
}

/** How many resources of a cost a player does not have. */
function missingFor(state: State, seat: Seat, cost: readonly Resource[]): number {
  const { resources } = playerOf(state, seat);
  return RESOURCES.reduce(
    (sum, one) => sum + Math.max(0, cost.filter((resource) => resource === one).length - resources[one]),
    0,
  );
}

function costRefused(state: State, seat: Seat, cost: readonly Resource[], rule: RuleId): Refusal {
  const missing = missingFor(state, seat, cost);
  return missing === 0 ? undefined : refuse(rule, 'cannotPay', { missing });
}

function payCost(draft: D, seat: Seat, cost: readonly Resource[], rule: RuleId): void {
  for (const resource of cost) moveResource(draft, seat, resource, -1);
  tell(draft, { kind: 'paid', seat, rule, resources: cost });
}

function score(draft: D, seat: Seat, vp: number): void {
  change(draft, seat, { score: playerOf(draft.state, seat).score + vp });
}

/** What a loss comes to: all of it, or no more than the score where a ruling stops it at 0. */
export function lossOf(state: State, seat: Seat, loss: number): number {
  const { score: now } = playerOf(state, seat);
  return state.config.rulings.lossFloor === 'zero' ? Math.min(loss, Math.max(0, now)) : loss;
}

function lose(draft: D, seat: Seat, loss: number, rule: RuleId): void {
  const vp = lossOf(draft.state, seat, loss);
  if (vp > 0) score(draft, seat, -vp);
  tell(draft, { kind: 'pointsLost', seat, rule, vp });
}

/** A train is in a Town: its player pays what it asks for, or loses. */
export const town: Choice<Types, TaskOf<'town'>, MoveOfKind<'pay' | 'decline'>> = {
  rule: 'town-payment',
  accepts: ['pay', 'decline'],
  prompt: (_, { seat, hex }) => ({ kind: 'town', seat, rule: 'town-payment', hex }),
  candidates: () => [{ kind: 'pay' }, { kind: 'decline' }],
  check: (state, move, { seat, hex }) =>
    move.kind === 'pay' ? costRefused(state, seat, townOn(state, hex).cost, 'town-payment') : undefined,
  perform(draft, move, { seat, hex }) {
    const { cost, gain, loss, railroad } = townOn(draft.state, hex);
    if (move.kind === 'pay') {
      payCost(draft, seat, cost, 'town-payment');
      score(draft, seat, gain);
      tell(draft, { kind: 'pointsGained', seat, rule: 'town-reward', vp: gain });
      return gainShare(draft, seat, railroad);
    }
    if (playerOf(draft.state, seat).score > 0) return lose(draft, seat, loss, 'town-loss');
    tell(draft, { kind: 'pointsLost', seat, rule: 'town-loss-at-zero', vp: 0 });
  },
};

/**
 * Takes the top share of a railroad, if one is left.
 * @rule share-stacks
 */
function gainShare(draft: D, seat: Seat, railroad: Railroad): void {
  const [number, ...stack] = draft.state.shares[railroad];
  if (number === undefined) tell(draft, { kind: 'noShareLeft', seat, rule: 'town-reward', railroad });
  else {
    const { shares } = playerOf(draft.state, seat);
    change(draft, seat, { shares: { ...shares, [railroad]: inOrder([...shares[railroad], number]) } });
    draft.state = { ...draft.state, shares: { ...draft.state.shares, [railroad]: stack } };
    tell(draft, { kind: 'shareGained', seat, rule: 'town-reward', railroad, number });
  }
}

const inOrder = (numbers: readonly ShareNumber[]) => [...numbers].sort((a, b) => a - b);

/** The shares that a player owns, of all railroads. */
export function sharesOf(state: Pick<State, 'seats'>, seat: Seat): number {
  const shares = state.seats[seat]?.shares;
  return shares === undefined ? 0 : RAILROADS.reduce((sum, railroad) => sum + shares[railroad].length, 0);
}

function deliveryRefused(state: State, seat: Seat, hex: HexId): Refusal {
  const tile = endTileOn(state, hex);
  if (tile.kind === 'delivery') return costRefused(state, seat, tile.cost, 'end-tile-payment');
  return sharesOf(state, seat) > 0 ? undefined : refuse('stock-market', 'cannotPay', { missing: 1 });
}

/** A train is at an End tile: its player pays for a delivery or loses, or has the shares counted at a Stock Market. */
export const delivery: Choice<Types, TaskOf<'delivery'>, MoveOfKind<'pay' | 'decline'>> = {
  rule: 'end-tile-payment',
  accepts: ['pay', 'decline'],
  prompt: (state, { seat, hex }) => ({
    kind: 'delivery',
    seat,
    rule: endTileOn(state, hex).kind === 'delivery' ? 'end-tile-payment' : 'stock-market',
    hex,
  }),
  candidates: () => [{ kind: 'pay' }, { kind: 'decline' }],
  check: (state, move, { seat, hex }) => (move.kind === 'pay' ? deliveryRefused(state, seat, hex) : undefined),
  perform(draft, move, { seat, hex }) {
    const tile = endTileOn(draft.state, hex);
    if (tile.kind === 'delivery') {
      if (move.kind !== 'pay') return lose(draft, seat, tile.loss, 'end-tile-loss');
      payCost(draft, seat, tile.cost, 'end-tile-payment');
      score(draft, seat, tile.gain);
      return tell(draft, { kind: 'pointsGained', seat, rule: 'end-tile-payment', vp: tile.gain });
    }
    if (move.kind !== 'pay') return tell(draft, { kind: 'marketDeclined', seat, rule: 'stock-market' });
    const shares = sharesOf(draft.state, seat);
    const vp = shares * tile.perShare;
    score(draft, seat, vp);
    tell(draft, { kind: 'sharesCounted', seat, rule: 'stock-market', shares, vp });
    push(draft, { kind: 'giveShare', seat });
  },
};

/** After a Stock Market one share goes back to its stack. */
export const giveShare: Choice<Types, TaskOf<'giveShare'>, MoveOfKind<'giveShare'>> = {
  rule: 'stock-market-share',
  accepts: ['giveShare'],
  prompt: (_, { seat }) => ({ kind: 'giveShare', seat, rule: 'stock-market-share' }),
  *candidates(state, { seat }) {
    const { shares } = playerOf(state, seat);
    for (const railroad of RAILROADS)
      for (const number of SHARE_NUMBERS)
        if (shares[railroad].includes(number)) yield { kind: 'giveShare', railroad, number };
  },
  check(state, move, { seat }) {
    const { railroad, number } = move;
    const owned = playerOf(state, seat).shares[railroad].includes(number);
    return owned ? undefined : refuse('stock-market-share', 'noShare', { railroad, number });
  },
  perform(draft, move, { seat }) {
    const { railroad, number } = move;
    const { shares } = playerOf(draft.state, seat);
    const kept = shares[railroad].filter((one) => one !== number);
    change(draft, seat, { shares: { ...shares, [railroad]: kept } });
    const stack = inOrder([...draft.state.shares[railroad], number]);
    draft.state = { ...draft.state, shares: { ...draft.state.shares, [railroad]: stack } };
    tell(draft, { kind: 'shareGivenUp', seat, rule: 'stock-market-share', railroad, number });
  },
};
