import { below, type Rng } from '../../../src/kernel/rng.ts';
import { sameCrate } from '../../house/toy/src/engine/state.ts';
import type { Colour, Crate, Slot, State, Value } from '../../house/toy/src/engine/types.ts';

// The toy game (tests/house/toy) once more, for boardgame.io. It has the same rules and the same chance, without what
// boardgame.io has no notion of: lists of moves, look-ahead, forced answers, events, clauses. A move is written once, as a
// change in place, and says whether it was allowed; library.ts says how boardgame.io gets it.

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Player {
  money: number;
  crew: number;
  readonly goal: Colour;
  signals: number;
  yard: Crate[];
  shed: Crate[];
}

/** boardgame.io's `G`. */
export interface Position {
  rng: Rng;
  readonly first: number;
  /** The seat whose turn it is. */
  seat: number;
  stage: 'bid' | 'load' | 'shunt' | 'earn' | 'settle';
  /** While shunting: of which colour. */
  colour: Colour;
  bank: number;
  crew: number;
  signals: number;
  stack: Crate[];
  offer: Mutable<State['offer']>;
  sold: Crate[];
  readonly goals: readonly Colour[];
  seats: Player[];
  /** By seat, while bidding; -1 is nothing yet. */
  bids: number[];
  /** -1 until the end is triggered. */
  turnsLeft: number;
  over: boolean;
}

/** The toy game after its setup, as `G`. */
export function positionOf(state: State): Position {
  const { rng, first, bank, crew, signals, stack, offer, sold, goals, seats } = state;
  return {
    ...{
      rng,
      first,
      seat: first,
      stage: 'load',
      colour: 'red',
      bank,
      crew,
      signals,
      goals,
      turnsLeft: -1,
      over: false,
    },
    ...{ stack: [...stack], offer: { ...offer }, sold: [...sold], bids: [] },
    seats: seats.map((one) => ({ ...one, yard: [...one.yard], shed: [...one.shed] })),
  };
}

/** A copy that may be changed in place; crates never change and are shared. */
export function copyOf(G: Position): Position {
  return {
    ...G,
    stack: [...G.stack],
    offer: { ...G.offer },
    sold: [...G.sold],
    bids: [...G.bids],
    seats: G.seats.map((one) => ({ ...one, yard: [...one.yard], shed: [...one.shed] })),
  };
}

const of = (G: Position, seat: number): Player => G.seats[seat] as Player;

const owes = (G: Position, seat: number): boolean => of(G, seat).money < 0 || of(G, seat).crew < 1;

/** Takes the first crate like `crate` out of the first `length` of a row; false where there is none. */
function remove(crates: Crate[], crate: Crate, length = crates.length): boolean {
  const at = crates.findIndex((one, i) => i < length && sameCrate(one, crate));
  if (at < 0) return false;
  crates.splice(at, 1);
  return true;
}

function refill(G: Position): void {
  for (const slot of ['left', 'right'] as const) {
    if (G.offer[slot]) continue;
    const crate = G.stack.pop();
    if (crate) G.offer[slot] = crate;
    else if (G.turnsLeft < 0) {
      const place = (G.seat - G.first + G.seats.length) % G.seats.length;
      G.turnsLeft = 2 * G.seats.length - 1 - place + 1;
    }
  }
}

/** What follows once a seat has earned, or has met what it owed. */
function finish(G: Position): void {
  if (owes(G, G.seat)) {
    G.stage = 'settle';
    return;
  }
  refill(G);
  if (G.turnsLeft === 1) {
    G.over = true;
    return;
  }
  if (G.turnsLeft > 0) G.turnsLeft -= 1;
  G.seat = (G.seat + 1) % G.seats.length;
  G.stage = G.seat === G.first && G.signals > 0 ? 'bid' : 'load';
  if (G.stage === 'bid') G.bids = G.seats.map(() => -1);
}

/** A move changes the position and says whether it was allowed; one that was not has changed nothing. */
type Change<Args extends readonly unknown[]> = (G: Position, seat: number, ...args: Args) => boolean;

const take: Change<[Slot]> = (G, seat, slot) => {
  const crate = G.offer[slot];
  if (G.stage !== 'load' || seat !== G.seat || !crate) return false;
  const mine = of(G, seat);
  delete G.offer[slot];
  mine.money -= crate.value;
  G.bank += crate.value;
  if (crate.value === 3) {
    mine.crew -= 1;
    G.crew += 1;
  }
  G.colour = crate.colour;
  mine.yard.push(crate);
  G.stage = canShunt(mine, crate.colour) ? 'shunt' : 'earn';
  return true;
};

const pass: Change<[]> = (G, seat) => {
  if (G.stage !== 'load' || seat !== G.seat) return false;
  const crate = G.offer.left;
  if (crate) {
    delete G.offer.left;
    G.sold.push(crate);
  }
  G.stage = 'earn';
  return true;
};

const shunt: Change<[Value]> = (G, seat, value) => {
  if (G.stage !== 'shunt' || seat !== G.seat) return false;
  const { yard, shed } = of(G, seat);
  const crate: Crate = { colour: G.colour, value };
  if (!remove(yard, crate, yard.length - 1)) return false;
  shed.push(crate);
  G.stage = 'earn';
  return true;
};

/** Leaves the crates where they are: for a seat that could not pay any more, which only a look-ahead tells. */
const skip: Change<[]> = (G, seat) => {
  if (G.stage !== 'shunt' || seat !== G.seat) return false;
  G.stage = 'earn';
  return true;
};

const earning = (G: Position, seat: number): boolean => G.stage === 'earn' && seat === G.seat;

function earn(G: Position, seat: number, coins: number): void {
  of(G, seat).money += coins;
  G.bank -= coins;
  finish(G);
}

const haul: Change<[]> = (G, seat) => {
  if (!earning(G, seat) || of(G, seat).crew < 1) return false;
  earn(G, seat, 1 + of(G, seat).yard.length);
  return true;
};

const roll: Change<[]> = (G, seat) => {
  if (!earning(G, seat)) return false;
  const { value, rng } = below(G.rng, 4);
  G.rng = rng;
  earn(G, seat, value);
  return true;
};

const rest: Change<[]> = (G, seat) => {
  if (!earning(G, seat)) return false;
  finish(G);
  return true;
};

const bid: Change<[number]> = (G, seat, coins) => {
  if (G.stage !== 'bid' || G.bids[seat] !== -1 || coins > of(G, seat).money) return false;
  G.bids[seat] = coins;
  if (G.bids.includes(-1)) return true;
  const most = Math.max(...G.bids);
  const winner = G.bids.indexOf(most);
  if (most > 0 && G.bids.lastIndexOf(most) === winner) {
    of(G, winner).money -= most;
    of(G, winner).signals += 1;
    G.bank += most;
    G.signals -= 1;
  }
  G.stage = 'load';
  G.bids = [];
  return true;
};

const canShunt = ({ yard }: Player, colour: Colour): boolean =>
  yard.some((crate, i) => i < yard.length - 1 && crate.colour === colour);

/** After a move at any time: the turn goes on where it waited for it alone, or where the last crate to shunt was sold. */
function settled(G: Position): true {
  if (G.stage === 'shunt' && !canShunt(of(G, G.seat), G.colour)) G.stage = 'earn';
  if (G.stage === 'settle' && !owes(G, G.seat)) finish(G);
  return true;
}

const hire: Change<[]> = (G, seat) => {
  const mine = of(G, seat);
  if (G.crew === 0 || mine.money - Math.max(0, G.bids[seat] ?? 0) < 2) return false;
  mine.money -= 2;
  G.bank += 2;
  mine.crew += 1;
  G.crew -= 1;
  return settled(G);
};

const sell: Change<[Colour, Value]> = (G, seat, colour, value) => {
  const mine = of(G, seat);
  const crate: Crate = { colour, value };
  if (!remove(mine.yard, crate)) return false;
  mine.money += 1;
  G.bank -= 1;
  G.sold.push(crate);
  return settled(G);
};

export const changes: { readonly [kind: string]: (G: Position, seat: number, ...args: never[]) => boolean } = {
  ...{ take, pass, shunt, skip, haul, roll, rest, bid, hire, sell },
};

/** The points of every seat. */
export function totals(G: Position): number[] {
  return G.seats.map(({ shed, signals, goal }) =>
    shed.reduce((sum, { value, colour }) => sum + value + (colour === goal ? 1 : 0), 2 * signals),
  );
}
