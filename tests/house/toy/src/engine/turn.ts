import { pushTasks, sealedTask } from '../../../../../src/kernel/agenda.ts';
import { draw, shuffle } from '../../../../../src/kernel/draft.ts';
import type { Automatic, Choice, Sealed } from '../../../../../src/kernel/game.ts';
import { points } from './points.ts';
import { clockwise, KINDS, no, pay, player, sameCrate, setPlayer, without } from './state.ts';
import {
  COLOURS,
  type Colour,
  type Crate,
  type MoveOfKind,
  SLOTS,
  type State,
  type Task,
  type Toy,
  VALUES,
} from './types.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;

export const prepare: Automatic<Toy, TaskOf<'prepare'>> = {
  rule: 'crates-shuffled',
  settle(draft) {
    const { config } = draft.state;
    const crates = KINDS.filter((crate) => !config.variants.short || crate.value !== 2).flatMap((crate) => [
      crate,
      crate,
      crate,
    ]);
    const stack = shuffle(draft, crates, 'crates-shuffled', 'crates');
    const goals = shuffle(draft, [...COLOURS, ...COLOURS, ...COLOURS], 'goals-dealt', 'goals');
    const seats = draft.state.seats.map((one, seat) => ({ ...one, goal: goals[seat] as Colour }));
    draft.state = { ...draft.state, stack, seats, goals: goals.slice(config.seats) };
    draft.state = { ...draft.state, first: draw(draft, config.seats, 'first-seat', 'first seat') };
    const { first } = draft.state;
    draft.state = pushTasks<State>(draft.state, { kind: 'refill', seat: first }, { kind: 'turn', seat: first });
  },
};

export const turn: Automatic<Toy, TaskOf<'turn'>> = {
  rule: 'turn',
  settle(draft, { seat }) {
    draft.events.push({ kind: 'turnStarted', rule: 'turn', seat });
    draft.state = pushTasks<State>(
      draft.state,
      ...points.opening(draft.state, seat),
      { kind: 'load', seat },
      { kind: 'earn', seat },
      { kind: 'settleUp', seat },
      { kind: 'refill', seat },
      { kind: 'endTurn', seat },
    );
  },
};

export const load: Choice<Toy, TaskOf<'load'>> = {
  rule: 'load',
  accepts: ['take', 'pass'],
  prompt: (_, { seat }) => ({ kind: 'load', seat, rule: 'load' }),
  candidates: () => [...SLOTS.map((slot) => ({ kind: 'take', slot }) as const), { kind: 'pass' }],
  check(state, move) {
    if (move.kind === 'take' && !state.offer[move.slot]) return no('take-offered', 'emptySlot', { slot: move.slot });
    return undefined;
  },
  perform(draft, move, { seat }) {
    const slot = move.kind === 'take' ? move.slot : 'left';
    const { [slot]: crate, ...offer } = draft.state.offer;
    if (!crate) return;
    if (move.kind === 'pass') {
      // So that a game of passes ends too.
      draft.state = { ...draft.state, offer, sold: [...draft.state.sold, crate] };
      draft.events.push({ kind: 'crateLeft', rule: 'pass-left', seat, crate });
      return;
    }
    const { crew, yard } = player(draft.state, seat);
    draft.state = { ...draft.state, offer };
    setPlayer(draft, seat, { yard: [...yard, crate] });
    pay(draft, seat, -crate.value);
    draft.events.push({ kind: 'crateTaken', rule: 'take-price', seat, slot, crate });
    if (crate.value === 3) {
      setPlayer(draft, seat, { crew: crew - 1 });
      draft.state = { ...draft.state, crew: draft.state.crew + 1 };
      draft.events.push({ kind: 'crewSpent', rule: 'heavy-crate', seat });
    }
    draft.state = pushTasks<State>(draft.state, { kind: 'shunt', seat, colour: crate.colour });
  },
};

/** One other crate of the colour that was taken goes from the yard to the shed. */
export const shunt: Choice<Toy, TaskOf<'shunt'>> = {
  rule: 'shunting',
  accepts: ['shunt'],
  prompt: (_, { seat }) => ({ kind: 'shunt', seat, rule: 'shunting' }),
  candidates: () => VALUES.map((value) => ({ kind: 'shunt', value })),
  check(state, move, { seat, colour }) {
    const { value } = move as MoveOfKind<'shunt'>;
    const others = player(state, seat).yard.slice(0, -1);
    return others.some((crate) => sameCrate(crate, { colour, value }))
      ? undefined
      : no('shunt-same-colour', 'noSuchCrate', { colour, value });
  },
  perform(draft, move, { seat, colour }) {
    const { yard, shed } = player(draft.state, seat);
    const crate: Crate = { colour, value: (move as MoveOfKind<'shunt'>).value };
    const last = yard.slice(-1);
    setPlayer(draft, seat, { yard: [...without(yard.slice(0, -1), crate), ...last], shed: [...shed, crate] });
    draft.events.push({ kind: 'shunted', rule: 'shunting', seat, crate });
  },
  none(draft, { seat, colour }) {
    draft.events.push({ kind: 'nothingToShunt', rule: 'shunt-same-colour', seat, colour });
  },
};

export const earn: Choice<Toy, TaskOf<'earn'>> = {
  rule: 'earning',
  accepts: ['haul', 'roll', 'rest'],
  prompt: (_, { seat }) => ({ kind: 'earn', seat, rule: 'earning' }),
  candidates: (state, { seat }) => [
    { kind: 'haul' },
    { kind: 'roll' },
    { kind: 'rest' },
    ...points.earnings(state, seat),
  ],
  check(state, move, { seat }) {
    if (move.kind === 'haul' && player(state, seat).crew < 1) return no('haul-crew', 'noCrew');
    return points.checkEarning(state, move, seat);
  },
  perform(draft, move, { seat }) {
    if (move.kind === 'haul') {
      const coins = points.income(draft.state, seat);
      pay(draft, seat, coins);
      draft.events.push({ kind: 'earned', rule: points.incomeRule(draft.state), seat, coins });
    } else if (move.kind === 'roll') {
      const coins = draw(draft, 4, 'roll-income', 'coins');
      pay(draft, seat, coins);
      if (coins > 0) draft.events.push({ kind: 'earned', rule: 'roll-income', seat, coins });
    } else points.performEarning(draft, move, seat);
  },
};

export const settleUp: Automatic<Toy, TaskOf<'settleUp'>> = {
  rule: 'pay-by-end',
  settle() {},
  closes: (_, { seat = 0 }, { rule }) => ({ kind: 'settleUp', seat, rule }),
};

export const refill: Automatic<Toy, TaskOf<'refill'>> = {
  rule: 'refill',
  settle(draft, { seat }) {
    for (const slot of SLOTS) {
      if (draft.state.offer[slot]) continue;
      const stack = [...draft.state.stack];
      const crate = stack.pop();
      if (crate) {
        draft.revealed = true;
        draft.state = { ...draft.state, stack, offer: { ...draft.state.offer, [slot]: crate } };
        draft.events.push({ kind: 'crateTurned', rule: 'refill', slot, crate });
      } else if (draft.state.turnsLeft === undefined) {
        const order = clockwise(draft.state);
        // The round is finished, and one more is played.
        const turnsLeft = order.length - 1 - order.indexOf(seat) + order.length;
        draft.state = { ...draft.state, turnsLeft: turnsLeft + 1 };
        draft.events.push({ kind: 'endTriggered', rule: 'end-trigger', turnsLeft });
      }
    }
  },
};

export const endTurn: Automatic<Toy, TaskOf<'endTurn'>> = {
  rule: 'turn',
  settle(draft, { seat }) {
    const { turnsLeft, seats, first, signals } = draft.state;
    if (turnsLeft === 1) {
      draft.events.push({ kind: 'gameEnded', rule: 'game-end' });
      return;
    }
    if (turnsLeft !== undefined) {
      draft.state = { ...draft.state, turnsLeft: turnsLeft - 1 };
      draft.events.push({ kind: 'turnCounted', rule: 'end-trigger', turnsLeft: turnsLeft - 1 });
    }
    const next = (seat + 1) % seats.length;
    draft.state = pushTasks<State>(draft.state, { kind: 'turn', seat: next });
    if (next !== first || signals === 0) return;
    draft.events.push({ kind: 'biddingOpened', rule: 'bidding' });
    draft.state = pushTasks<State>(draft.state, sealedTask('bid', clockwise(draft.state)));
  },
};

export const bid: Sealed<Toy, TaskOf<'bid'>> = {
  rule: 'bidding',
  accepts: ['bid'],
  prompt: (_, __, seat) => ({ kind: 'bid', seat, rule: 'bidding' }),
  candidates: () => ([0, 1, 2] as const).map((coins) => ({ kind: 'bid', coins })),
  check(state, move, _, seat) {
    const { coins } = move as MoveOfKind<'bid'>;
    return coins > player(state, seat).money ? no('bid-money', 'bidTooHigh', { coins }) : undefined;
  },
  reveal(draft, choices) {
    const bids = choices.map(({ move }) => (move as MoveOfKind<'bid'>).coins);
    draft.revealed = true;
    draft.events.push({ kind: 'bidsRevealed', rule: 'bidding', bids });
    const most = Math.max(...bids);
    if (most === 0 || bids.filter((coins) => coins === most).length > 1) return;
    const seat = bids.indexOf(most as 0 | 1 | 2);
    pay(draft, seat, -most);
    setPlayer(draft, seat, { signals: player(draft.state, seat).signals + 1 });
    draft.state = { ...draft.state, signals: draft.state.signals - 1 };
    draft.events.push({ kind: 'signalWon', rule: 'signal-award', seat, coins: most });
  },
};
