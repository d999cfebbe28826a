import { conceal, type Seat } from '../../../../../src/kernel/agenda.ts';
import { points } from './points.ts';
import { active } from './state.ts';
import type { Event, PlayerView, State, View } from './types.ts';

/** The `/`-joined paths of the view that an event changes. */
export function touches(event: Event): readonly string[] {
  const at = (seat: Seat, ...fields: string[]) => fields.map((field) => `/seats/${seat}/${field}`);
  switch (event.kind) {
    case 'forced':
    case 'shuffled':
    case 'drawn':
    case 'nothingToShunt':
      return [];
    case 'sealed':
      return ['/bidding'];
    case 'turnStarted':
    case 'gameEnded':
      return ['/active'];
    case 'biddingOpened':
      return ['/active', '/bidding'];
    case 'crateTurned':
      return ['/stack', `/offer/${event.slot}`];
    case 'crateLeft':
      return ['/offer/left', '/sold'];
    case 'crateTaken':
      return [`/offer/${event.slot}`, '/bank', ...at(event.seat, 'yard', 'money')];
    case 'crewSpent':
      return ['/crew', ...at(event.seat, 'crew')];
    case 'shunted':
      return at(event.seat, 'yard', 'shed');
    case 'earned':
      return ['/bank', ...at(event.seat, 'money')];
    case 'bidsRevealed':
      return ['/bidding'];
    case 'signalWon':
      return ['/bank', '/signals', ...at(event.seat, 'money', 'signals')];
    case 'hired':
      return ['/bank', '/crew', ...at(event.seat, 'money', 'crew')];
    case 'sold':
      return ['/bank', '/sold', ...at(event.seat, 'money', 'yard')];
    case 'endTriggered':
    case 'turnCounted':
      return ['/turnsLeft'];
  }
}

export function view(state: State, viewer: Seat | 'public'): View {
  const { first, bank, crew, signals, stack, offer, sold, turnsLeft } = state;
  const now = active(state);
  const bidding = state.agenda.find((task) => task.kind === 'bid');
  return points.seen(state, {
    ...{ first, bank, crew, signals, offer, sold, stack: stack.length },
    seats: state.seats.map(({ goal, ...open }, seat): PlayerView => (seat === viewer ? { ...open, goal } : open)),
    ...(turnsLeft === undefined ? {} : { turnsLeft }),
    ...(now === undefined ? {} : { active: now }),
    ...(bidding ? { bidding: conceal(bidding, viewer) } : {}),
  });
}
