import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import type { D } from '../bag.ts';
import { isSolo } from '../fits.ts';
import { contactsOf } from '../grid.ts';
import { beginPhase, setLast } from '../round.ts';
import type { RuleId } from '../rules.ts';
import { CITY_IDS, type CityId } from '../tables/cities.ts';
import { CONSTANTS, CUBES, type Cube, DELIVERY_POINTS } from '../tables/constants.ts';
import { playerCount } from '../tables/player-counts.ts';
import type { Railroad } from '../tables/railroads.ts';
import type { Link, State, TaskOf, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';
import { laidIn } from './placing.ts';

type Deliver = MoveOfKind<'deliver'>;

/** Players deliver in turn order. Where nobody placed in a turn without new cities the map cannot change any more: it is the last. */
export const beginDelivering: Automatic<Types, TaskOf<'beginDelivering'>> = {
  rule: 'delivery-order',
  settle(draft, { laid }) {
    beginPhase(draft, 'deliver');
    const { order, stockOnly } = draft.state;
    if (stockOnly && laidIn(draft.state) === laid) setLast(draft, 'standstill');
    push(draft, ...order.map((seat) => ({ kind: 'startDelivery', seat }) as const), { kind: 'endTurn' });
  },
};

/** A player's delivery begins. */
export const startDelivery: Automatic<Types, TaskOf<'startDelivery'>> = {
  rule: 'delivery-order',
  settle(draft, { seat }) {
    tell(draft, { kind: 'deliveryBegun', seat, rule: deliveryRule(draft.state) });
    push(draft, { kind: 'deliver', seat });
  },
};

const deliveryRule = (state: State): RuleId => (isSolo(state) ? 'solo-deliver' : 'one-delivery');

/**
 * The link between two cities, whoever owns it and whichever was placed first.
 * @rule any-link
 */
export function linkBetween({ links }: Pick<State, 'links'>, a: CityId, b: CityId): Link | undefined {
  return links.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
}

/**
 * Every cube on a city, of each colour one, with every link of the city.
 * @rule any-cube, name-the-link
 */
function* deliveries(state: State, isJoined: boolean): Generator<Deliver, void> {
  for (const from of CITY_IDS) {
    const laid = state.map[from];
    if (!laid || laid.cubes.length === 0) continue;
    const beside = contactsOf(state.map, from, laid).filter(
      ({ neighbour }) => (linkBetween(state, from, neighbour) !== undefined) === isJoined,
    );
    for (const cube of CUBES)
      if (laid.cubes.includes(cube))
        for (const { neighbour } of beside) yield { kind: 'deliver', cube, from, to: neighbour };
  }
}

function deliveryRefused(state: State, { cube, from, to }: Deliver): Refusal {
  const laid = state.map[from];
  const missing = laid === undefined ? from : state.map[to] === undefined ? to : undefined;
  if (laid === undefined || missing !== undefined) return refuse('any-cube', 'cityNotLaid', { city: missing ?? from });
  if (!laid.cubes.includes(cube)) return refuse('any-cube', 'noCube', { city: from, cube });
  const contact = contactsOf(state.map, from, laid).find(({ neighbour }) => neighbour === to);
  if (contact === undefined) return refuse('over-a-link', 'notNeighbours', { city: from, to });
  if (linkBetween(state, from, to)) return undefined;
  const { own, theirs } = contact;
  return refuse('over-a-link', 'noLink', { city: from, to, own, theirs });
}

/** A player delivers one cube over one link; where nothing can be delivered, the delivery is skipped. */
export const deliver: Choice<Types, TaskOf<'deliver'>, MoveOfKind<'deliver' | 'declineDelivery'>> = {
  rule: 'one-delivery',
  accepts: ['deliver', 'declineDelivery'],
  prompt: (state, { seat }) => ({ kind: 'deliver', seat, rule: deliveryRule(state) }),
  *candidates(state) {
    let some = false;
    for (const move of deliveries(state, true)) {
      some = true;
      yield move;
    }
    if (some && state.config.rulings.delivery === 'optional') yield { kind: 'declineDelivery' };
  },
  check(state, move) {
    if (move.kind === 'deliver') return deliveryRefused(state, move);
    const some = deliveries(state, true).next().done === false;
    if (some && state.config.rulings.delivery === 'optional') return undefined;
    return refuse(deliveryRule(state), 'mustDeliver', {});
  },
  perform(draft, move, { seat }) {
    if (move.kind === 'declineDelivery')
      tell(draft, { kind: 'deliveryDeclined', seat, rule: deliveryRule(draft.state) });
    else carry(draft, seat, move);
  },
  *attempts(state) {
    yield* deliveries(state, false);
    yield { kind: 'declineDelivery' };
  },
  none(draft, { seat }) {
    tell(draft, { kind: 'deliverySkipped', seat, rule: deliveryRule(draft.state) });
  },
};

/**
 * What a delivery scores in a turn: less for each cube of its colour that any player has delivered earlier. Two players have
 * cubes of one colour only, whatever they look like.
 * @rule colour-count, two-player-colours
 */
export function deliveryPoints({ config, delivered }: Pick<State, 'config' | 'delivered'>, cube: Cube): number {
  const oneColour = playerCount(config.seats).colours === 1;
  const earlier = delivered.filter((other) => oneColour || other === cube).length;
  return DELIVERY_POINTS[Math.min(earlier, DELIVERY_POINTS.length - 1)] as number;
}

/**
 * What a delivery scores in solitaire: 1 for each different colour among the four cubes before it in the row.
 * @rule solo-points
 */
export function soloPoints({ delivered }: Pick<State, 'delivered'>): number {
  return new Set(delivered.slice(-CONSTANTS.soloLookBack)).size;
}

/** @rule delivered-cubes, solo-row-grows */
function carry(draft: D, seat: Seat, { cube, from, to }: Deliver): void {
  const laid = draft.state.map[from];
  const link = linkBetween(draft.state, from, to);
  if (!laid || !link) return;
  const solo = isSolo(draft.state);
  const points = solo ? soloPoints(draft.state) : deliveryPoints(draft.state, cube);
  const at = laid.cubes.indexOf(cube);
  draft.state = {
    ...draft.state,
    map: { ...draft.state.map, [from]: { ...laid, cubes: laid.cubes.filter((_, i) => i !== at) } },
    delivered: [...draft.state.delivered, cube],
  };
  const { railroad, owner } = link;
  gain(draft, seat, points);
  tell(draft, {
    kind: 'cubeDelivered',
    seat,
    rule: solo ? 'solo-points' : 'delivery-points',
    cube,
    from,
    to,
    railroad,
    points,
  });
  payOwner(draft, seat, owner);
  raise(draft, railroad);
}

function gain(draft: D, seat: Seat, points: number): void {
  change(draft, seat, { score: playerOf(draft.state, seat).score + points });
}

/** @rule own-link */
function payOwner(draft: D, seat: Seat, owner: Seat | undefined): void {
  if (owner === undefined || owner === seat) return;
  gain(draft, owner, CONSTANTS.ownerPoints);
  tell(draft, { kind: 'ownerPaid', seat: owner, rule: 'owner-points', points: CONSTANTS.ownerPoints });
}

/**
 * The highest value that a stock can have.
 * @rule stock-value-limit, solo-value-limit
 */
export function topOf({ config }: Pick<State, 'config'>): number {
  const isLimited = config.seats === 1 || config.rulings.stockLimit === 'always';
  return isLimited ? CONSTANTS.stockTop : Number.MAX_SAFE_INTEGER;
}

/** The value of the stock rises, whoever owns the link. */
function raise(draft: D, railroad: Railroad): void {
  const solo = isSolo(draft.state);
  const before = draft.state.values[railroad];
  const value = Math.min(before + (solo ? CONSTANTS.soloRise : CONSTANTS.stockRise), topOf(draft.state));
  if (value === before) {
    tell(draft, { kind: 'valueAtTop', rule: solo ? 'solo-value-limit' : 'stock-value-limit', railroad, value });
    return;
  }
  draft.state = { ...draft.state, values: { ...draft.state.values, [railroad]: value } };
  tell(draft, { kind: 'valueRaised', rule: solo ? 'solo-stock-rises' : 'stock-rises', railroad, value });
}
