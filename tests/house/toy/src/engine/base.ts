import { conceal, isSealed, pushTasks, type Seat, sealedTask } from '../../../../../src/kernel/agenda.ts';
import { assemble, type Base } from '../../../../../src/kernel/assemble.ts';
import { draftOf, draw, shuffle } from '../../../../../src/kernel/draft.ts';
import type { Anytime, Automatic, Choice, Definition, Sealed } from '../../../../../src/kernel/game.ts';
import { inTurn } from '../../../../../src/kernel/order.ts';
import { shuffled } from '../../../../../src/kernel/rng.ts';
import type { Violation } from '../../../../../src/kernel/rules.ts';
import { placesOf, type ScoreLine, totalsOf } from '../../../../../src/kernel/score.ts';
import {
  active,
  clockwise,
  type D,
  KINDS,
  no,
  pay,
  player,
  sameCrate,
  sealedBid,
  setPlayer,
  without,
} from './state.ts';
import {
  COLOURS,
  type Colour,
  type Config,
  type Crate,
  type Event,
  type Move,
  type PlayerView,
  type RuleId,
  rules,
  SEATS,
  SLOTS,
  type State,
  type Task,
  type Toy,
  VALUES,
  type View,
  vocabulary,
} from './types.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;
type MoveOfKind<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
type Refusal = Violation<RuleId> | undefined;

const COINS = 80;
const HIRE_PRICE = 2;

/** Where modules join in. */
export const points = {
  /** Adds what a module needs to a new game. */
  prepared: (_: D): void => {},
  /** What a turn begins with, before loading. */
  opening: (_: State, __: Seat): readonly Task[] => [],
  /** Coins for hauling. */
  income: (state: State, seat: Seat): number => 1 + player(state, seat).yard.length,
  /** The clause that says how many. */
  incomeRule: (_: State): RuleId => 'haul-income',
  /** Other ways to earn. */
  earnings: (_: State, __: Seat): readonly Move[] => [],
  checkEarning: (_: State, __: Move, ___: Seat): Refusal => undefined,
  performEarning: (_: D, __: Move, ___: Seat): void => {},
  /** The view with what a module shows. */
  seen: (_: State, view: View): View => view,
};

export type ToyPoints = typeof points;

const prepare: Automatic<Toy, TaskOf<'prepare'>> = {
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

const turn = (at: ToyPoints): Automatic<Toy, TaskOf<'turn'>> => ({
  rule: 'turn',
  settle(draft, { seat }) {
    draft.events.push({ kind: 'turnStarted', rule: 'turn', seat });
    draft.state = pushTasks<State>(
      draft.state,
      ...at.opening(draft.state, seat),
      { kind: 'load', seat },
      { kind: 'earn', seat },
      { kind: 'settleUp', seat },
      { kind: 'refill', seat },
      { kind: 'endTurn', seat },
    );
  },
});

const load: Choice<Toy, TaskOf<'load'>> = {
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
const shunt: Choice<Toy, TaskOf<'shunt'>> = {
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

const earn = (at: ToyPoints): Choice<Toy, TaskOf<'earn'>> => ({
  rule: 'earning',
  accepts: ['haul', 'roll', 'rest'],
  prompt: (_, { seat }) => ({ kind: 'earn', seat, rule: 'earning' }),
  candidates: (state, { seat }) => [{ kind: 'haul' }, { kind: 'roll' }, { kind: 'rest' }, ...at.earnings(state, seat)],
  check(state, move, { seat }) {
    if (move.kind === 'haul' && player(state, seat).crew < 1) return no('haul-crew', 'noCrew');
    return at.checkEarning(state, move, seat);
  },
  perform(draft, move, { seat }) {
    if (move.kind === 'haul') {
      const coins = at.income(draft.state, seat);
      pay(draft, seat, coins);
      draft.events.push({ kind: 'earned', rule: at.incomeRule(draft.state), seat, coins });
    } else if (move.kind === 'roll') {
      const coins = draw(draft, 4, 'roll-income', 'coins');
      pay(draft, seat, coins);
      if (coins > 0) draft.events.push({ kind: 'earned', rule: 'roll-income', seat, coins });
    } else at.performEarning(draft, move, seat);
  },
});

const settleUp: Automatic<Toy, TaskOf<'settleUp'>> = {
  rule: 'pay-by-end',
  settle() {},
  closes: (_, { seat = 0 }, { rule }) => ({ kind: 'settleUp', seat, rule }),
};

const refill: Automatic<Toy, TaskOf<'refill'>> = {
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

const endTurn: Automatic<Toy, TaskOf<'endTurn'>> = {
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

const bid: Sealed<Toy, TaskOf<'bid'>> = {
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

const anytime: Anytime<Toy> = {
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

function owes(state: State, seat: Seat): Refusal {
  const { money, crew } = player(state, seat);
  if (money < 0) return no('pay-by-end', 'unpaid', { money });
  return crew < 1 ? no('crew-minimum', 'noCrew', { crew }) : undefined;
}

interface Standing {
  readonly total: number;
  readonly money: number;
  /** Place in turn order. */
  readonly place: number;
}

const better = (state: State) =>
  inTurn<Standing>(
    (a, b) => b.total - a.total,
    (a, b) => b.money - a.money,
    (a, b) => (state.config.rulings.tie === 'later' ? b.place - a.place : 0),
  );

function scoreLines(state: State): ScoreLine<RuleId>[] {
  return state.seats.flatMap(({ shed, signals, goal }, seat) => {
    const values = shed.reduce((sum, crate) => sum + crate.value, 0);
    const wanted = shed.filter(({ colour }) => colour === goal).length;
    return [
      { seat, points: values, rule: 'score-shed', because: { crates: shed.length } },
      { seat, points: 2 * signals, rule: 'score-signals', because: { signals } },
      { seat, points: wanted, rule: 'score-goal', because: { goal, wanted } },
    ] satisfies ScoreLine<RuleId>[];
  });
}

function standings(state: State): Standing[] {
  const totals = totalsOf(scoreLines(state), state.config.seats);
  const order = clockwise(state);
  return state.seats.map(({ money }, seat) => ({ total: totals[seat] ?? 0, money, place: order.indexOf(seat) }));
}

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

function view(at: ToyPoints, state: State, viewer: Seat | 'public'): View {
  const { first, bank, crew, signals, stack, offer, sold, turnsLeft } = state;
  const now = active(state);
  const bidding = state.agenda.find((task) => task.kind === 'bid');
  return at.seen(state, {
    ...{ first, bank, crew, signals, offer, sold, stack: stack.length },
    seats: state.seats.map(({ goal, ...open }, seat): PlayerView => (seat === viewer ? { ...open, goal } : open)),
    ...(turnsLeft === undefined ? {} : { turnsLeft }),
    ...(now === undefined ? {} : { active: now }),
    ...(bidding ? { bidding: conceal(bidding, viewer) } : {}),
  });
}

function inventory(state: State): Record<string, number> {
  const all = [...state.stack, ...state.sold, ...Object.values(state.offer)];
  for (const { yard, shed } of state.seats) all.push(...yard, ...shed);
  const sum = (of: (one: State['seats'][number]) => number) => state.seats.reduce((total, one) => total + of(one), 0);
  return {
    ...Object.fromEntries(
      KINDS.map((kind) => [`${kind.colour} ${kind.value}`, all.filter((c) => sameCrate(c, kind)).length]),
    ),
    coins: state.bank + sum(({ money }) => money),
    crew: state.crew + sum(({ crew }) => crew),
    signals: state.signals + sum(({ signals }) => signals),
    goals: state.goals.length + state.seats.length,
  };
}

function faults(state: State): string[] {
  const out: string[] = [];
  const seat = active(state);
  for (const [i, { money, crew }] of state.seats.entries()) {
    if (i !== seat && money < 0) out.push(`seat ${i} is in debt outside of its turn`);
    if (i !== seat && crew < 1) out.push(`seat ${i} has no crew outside of its turn`);
  }
  return out;
}

function configure(given: Parameters<Definition<Toy>['configure']>[0]): Config {
  const { seats, modules = [], variants = {}, rulings = {} } = given;
  if (!Number.isInteger(seats) || seats < 2 || seats > SEATS.length) throw new RangeError('Sidings seats 2 to 4.');
  for (const name of Object.keys(variants))
    if (name !== 'short') throw new RangeError(`Sidings has no variant ${name}.`);
  for (const name of Object.keys(rulings)) if (name !== 'tie') throw new RangeError(`Sidings has no ruling ${name}.`);
  const tie = rulings.tie ?? 'shared';
  if (tie !== 'shared' && tie !== 'later') throw new RangeError(`Sidings cannot read tie as ${tie}.`);
  return { seats, modules, variants: { short: variants.short === true }, rulings: { tie } };
}

export const base: Base<Toy, ToyPoints> = {
  points,
  define: (at) => ({
    id: 'sidings',
    rules,
    vocabulary,
    over: 'game-end',
    bounds: { maxMoves: 250, maxLegal: 40 },
    configure,
    tasks: { prepare, turn: turn(at), load, shunt, earn: earn(at), settleUp, refill, endTurn, bid },
    anytime,
    // a bid in secret leaves less to hire with
    knownTo: (move) => (move.kind === 'hire' ? move.seat : undefined),
    initial(config, rng) {
      const seats = Array.from({ length: config.seats }, () => ({
        ...{ money: 2, crew: 2, signals: 0, yard: [], shed: [] },
        goal: 'red' as Colour,
      }));
      const state: State = {
        ...{ config, rng, seats, first: 0, stack: [], goals: [], offer: {}, sold: [] },
        ...{ bank: COINS - 2 * config.seats, crew: 2, signals: 2 },
        agenda: [{ kind: 'prepare' }],
      };
      const draft = draftOf<State, Event>(state);
      at.prepared(draft);
      return draft.state;
    },
    owes,
    mayOwe: (state, move) => move.kind === 'take' || state.seats.some((_, seat) => owes(state, seat)),
    targets: (_, move) => (move.kind === 'take' ? [`offer:${move.slot}`] : []),
    score(state) {
      const lines = scoreLines(state);
      const all = standings(state);
      const compare = (a: Seat, b: Seat) => better(state)(all[a] as Standing, all[b] as Standing);
      return { lines, totals: totalsOf(lines, all.length), places: placesOf(all.length, compare) };
    },
    view: (state, viewer) => view(at, state, viewer),
    touches,
    inventory,
    faults,
    shuffleUnknown(state, viewer, rng) {
      const crates = shuffled(rng, state.stack);
      const hidden = state.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
      const goals = shuffled(crates.rng, [...state.goals, ...hidden.map((seat) => player(state, seat).goal)]);
      const seats = state.seats.map((one, seat) => {
        const at = hidden.indexOf(seat);
        return at < 0 ? one : { ...one, goal: goals.items[at] as Colour };
      });
      const agenda = state.agenda.map((task): Task => {
        if (task.kind !== 'bid') return task;
        const sealed = task.sealed.map((one) => {
          const coins = Math.min(2, player(state, one.seat).money);
          const other = shuffled(goals.rng, [0, 1, 2].slice(0, coins + 1)).items[0] as 0 | 1 | 2;
          return one.seat === viewer ? one : { seat: one.seat, move: { kind: 'bid', coins: other } as const };
        });
        return { ...task, sealed };
      });
      return { ...state, agenda, seats, stack: crates.items, goals: goals.items.slice(hidden.length), rng: goals.rng };
    },
    orders: (state) => [
      { name: 'standings', items: standings(state), compare: better(state) },
      {
        name: 'crates',
        items: KINDS,
        compare: inTurn<Crate>(
          (a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour),
          (a, b) => a.value - b.value,
        ),
      },
    ],
  }),
};

/** Sidings without its expansion. */
export const sidingsAlone = assemble(base);
