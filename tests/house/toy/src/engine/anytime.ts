import { isSealed } from '../../../../../src/kernel/agenda.ts';
import type { Anytime } from '../../../../../src/kernel/game.ts';
import { KINDS, no, pay, player, sameCrate, sealedBid, setPlayer, without } from './state.ts';
import { type Crate, type MoveOfKind, SEATS, type Toy } from './types.ts';

const HIRE_PRICE = 2;

export const anytime: Anytime<Toy> = {
  kinds: ['hire', 'sell'],
  seatOf: (move) => (move as MoveOfKind<'hire' | 'sell'>).seat,
  *candidates(state) {
    for (const seat of SEATS.slice(0, state.config.seats)) {
      yield { kind: 'hire', seat };
      for (const crate of KINDS)
        if (player(state, seat).yard.some((one) => sameCrate(one, crate))) yield { kind: 'sell', seat, ...crate };
    }
  },
  check(state, given) {
    const move = given as MoveOfKind<'hire' | 'sell'>;
    const { seat } = move;
    if (seat >= state.config.seats) return no('turn', 'noSuchSeat', { seat });
    const { money, yard } = player(state, seat);
    if (move.kind === 'sell')
      return yard.some((one) => sameCrate(one, move)) ? undefined : no('sell-own', 'noSuchCrate', { seat });
    if (state.crew === 0) return no('hire-supply', 'noCrewLeft');
    const have = money - sealedBid(state, seat);
    return have < HIRE_PRICE ? no('hire-price', 'tooDear', { have, price: HIRE_PRICE }) : undefined;
  },
  perform(draft, given) {
    const move = given as MoveOfKind<'hire' | 'sell'>;
    const { seat } = move;
    const { crew, yard } = player(draft.state, seat);
    if (move.kind === 'hire') {
      pay(draft, seat, -HIRE_PRICE);
      setPlayer(draft, seat, { crew: crew + 1 });
      draft.state = { ...draft.state, crew: draft.state.crew - 1 };
      draft.events.push({ kind: 'hired', rule: 'hire-price', seat });
    } else {
      const crate: Crate = { colour: move.colour, value: move.value };
      setPlayer(draft, seat, { yard: without(yard, crate) });
      pay(draft, seat, 1);
      draft.state = { ...draft.state, sold: [...draft.state.sold, crate] };
      draft.events.push({ kind: 'sold', rule: 'sell-price', seat, crate });
    }
  },
  *attempts(state) {
    // Of the asked seat only: whether another can pay may hang on its sealed bid.
    const task = state.agenda.at(-1);
    const asked = !task || task.kind === 'prepare' ? undefined : isSealed(task) ? task.waiting[0] : task.seat;
    for (const seat of SEATS) if (seat === asked) yield { kind: 'hire', seat };
  },
};
