import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { type D, fillCity } from '../bag.ts';
import { dutyOf, fitting, isSolo, placementRefused, placements, tilesToPlace } from '../fits.ts';
import { layCity } from '../laying.ts';
import { beginPhase, setLast } from '../round.ts';
import type { RuleId } from '../rules.ts';
import type { CityId } from '../tables/cities.ts';
import type { State, TaskOf, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';

type PlaceTask = TaskOf<'place'>;

/** How many cities are on the table. */
export const laidIn = ({ map }: Pick<State, 'map'>): number => Object.keys(map).length;

/**
 * Players place in turn order, each one tile.
 * @rule one-city-a-turn, one-by-one
 */
export const beginPlacing: Automatic<Types, TaskOf<'beginPlacing'>> = {
  rule: 'place-city',
  settle(draft) {
    beginPhase(draft, 'place');
    const places = draft.state.order.map((seat) => ({ kind: 'place', seat }) as const);
    push(draft, ...places, { kind: 'beginDelivering', laid: laidIn(draft.state) });
  },
};

const dutyIn = (state: State, seat: Seat) => dutyOf(state.map, tilesToPlace(state, seat));

const placeRule = (state: State): RuleId => (isSolo(state) ? 'solo-place' : 'place-city');

function cityRefused(state: State, seat: Seat, move: MoveOfKind<'placeCity'>): Refusal {
  const { city } = move;
  if (!tilesToPlace(state, seat).includes(city))
    return isSolo(state)
      ? refuse('solo-cities', 'cityNotDrawn', { city })
      : refuse('place-city', 'notInHand', { city });
  return placementRefused(state.map, move, dutyIn(state, seat));
}

/** Only a player who can place nothing passes. */
function passRefused(state: State, seat: Seat): Refusal {
  const { city, way } = dutyIn(state, seat);
  return city === undefined ? undefined : refuse('no-free-pass', 'canPlace', { city, way });
}

/** Takes a tile out of the hand, or from those drawn. */
function take(draft: D, seat: Seat, city: CityId): 'hand' | 'display' {
  if (isSolo(draft.state)) {
    const { display } = draft.state;
    draft.state = { ...draft.state, display: { ...display, cities: display.cities.filter((one) => one !== city) } };
    return 'display';
  }
  // The others learn what was in the hand.
  draft.revealed = true;
  change(draft, seat, { hand: playerOf(draft.state, seat).hand.filter((one) => one !== city) });
  return 'hand';
}

/** The tiles drawn in a solitaire turn and not placed leave the game. */
function discardRest(draft: D, rule: RuleId): void {
  const { display, discards } = draft.state;
  if (!isSolo(draft.state) || display.cities.length === 0) return;
  const { cities } = display;
  draft.state = {
    ...draft.state,
    display: { ...display, cities: [] },
    discards: { ...discards, cities: [...discards.cities, ...cities] },
  };
  tell(draft, { kind: 'citiesDiscarded', rule, cities });
}

/** A player places one city tile; what hangs on the hidden hand is asked even where there is one answer. */
export const place: Choice<Types, PlaceTask, MoveOfKind<'placeCity' | 'passPlacing'>> = {
  rule: 'place-city',
  accepts: ['placeCity', 'passPlacing'],
  secret: true,
  prompt: (state, { seat }) => ({
    kind: 'place',
    seat,
    rule: placeRule(state),
    way: dutyIn(state, seat).way,
  }),
  *candidates(state, { seat }) {
    yield* fitting(state.map, tilesToPlace(state, seat), dutyIn(state, seat));
    yield { kind: 'passPlacing' };
  },
  attempts: (state, { seat }) => placements(state.map, tilesToPlace(state, seat)),
  check(state, move, { seat }) {
    return move.kind === 'placeCity' ? cityRefused(state, seat, move) : passRefused(state, seat);
  },
  perform(draft, move, { seat }) {
    if (move.kind === 'passPlacing') return pass(draft, seat);
    const { city, x, y, turn } = move;
    const from = take(draft, seat, city);
    tell(draft, { kind: 'cityPlaced', seat, rule: placeRule(draft.state), city, x, y, turn, from });
    layCity(draft, seat, city, { x, y, turn });
    fillCity(draft, city);
    discardRest(draft, 'solo-discard');
    if (from === 'hand' && playerOf(draft.state, seat).hand.length === 0) setLast(draft, 'lastCity', seat);
  },
};

function pass(draft: D, seat: Seat): void {
  const solo = isSolo(draft.state);
  // That nothing fits tells the others of the hand.
  if (!solo) draft.revealed = true;
  tell(draft, { kind: 'placingPassed', seat, rule: solo ? 'solo-no-place' : 'pass-placing' });
  discardRest(draft, 'solo-no-place');
}
