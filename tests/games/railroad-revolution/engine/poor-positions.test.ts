import { expect, test } from 'vitest';
import { base } from '../../../../src/games/railroad-revolution/engine/index.ts';
import { networkOf } from '../../../../src/games/railroad-revolution/engine/network.ts';
import { rules } from '../../../../src/games/railroad-revolution/engine/rules.ts';
import { CITIES, type CityId } from '../../../../src/games/railroad-revolution/engine/tables/cities.ts';
import { CITY_TILES, type CityTileId } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import { ACTIONS, WORKERS, type Worker } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import { DEAL_TILE_IDS } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { MILESTONES } from '../../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import type { SpaceId } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import {
  SECTION_NUMBERS,
  TELEGRAPH_TILE_IDS,
} from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import { TRAIN_IDS, TRAIN_STACKS } from '../../../../src/games/railroad-revolution/engine/tables/trains.ts';
import { RULINGS, type State, VARIANTS } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { VIOLATIONS } from '../../../../src/games/railroad-revolution/engine/violations.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import { canonical } from '../../../../src/kernel/json.ts';
import { below, type Rng, seedRng } from '../../../../src/kernel/rng.ts';
import type { Violation } from '../../../../src/kernel/rules.ts';
import { some } from '../../../effort.ts';
import { allowed, mayTake } from '../../../laws/finish.ts';
import { game, own, type Player, play, table } from './table.ts';

// Turns of players who have next to nothing, at tables of all variants and readings, each step held against a search that
// prunes nothing. Whole games seldom come so near to what can just be paid, or just not.

/** How many positions are begun from. */
const POSITIONS = some(80);
/** The longest turn that is looked at, and the longest plain search. */
const STEPS = 30;
const LIMIT = 1200;

/** Picks by a seed, one after another. */
function picker(seed: number) {
  let rng: Rng = seedRng(seed);
  const n = (end: number): number => {
    const drawn = below(rng, end);
    rng = drawn.rng;
    return drawn.value;
  };
  const of = <T>(list: readonly T[]): T => list[n(list.length)] as T;
  const out = <T>(list: T[]): T => list.splice(n(list.length), 1)[0] as T;
  return { n, of, out };
}
type Picker = ReturnType<typeof picker>;

function poorPlayer({ n, of, out }: Picker, tiles: (typeof MILESTONES)[number][]): Player {
  const rails: SpaceId[] = [];
  for (let left = n(7); left > 0; left--) rails.push(of(networkOf(['washington--charlotte', ...rails]).spaces));
  const built = n(3) === 0 ? 6 : 2;
  const supply: Partial<Record<Worker, number>> = { [of(WORKERS.slice(1))]: 1 };
  const board = Object.fromEntries(ACTIONS.map((action) => [action, {} as Partial<Record<Worker, number>>]));
  for (let left = 3 + n(2), whites = 0; left > 0; left--) {
    const drawn = of(WORKERS);
    const worker = drawn === 'white' && whites++ >= 4 ? 'grey' : drawn;
    const there = n(2) === 0 ? supply : (board[of(ACTIONS)] ?? supply);
    there[worker] = (there[worker] ?? 0) + 1;
  }
  const cleared = [0, 1, 2, 3, 4, 5].map(() => ({ rails: 0, buildings: 0 }));
  const few = [...cleared, { rails: n(2), buildings: n(2) }, { rails: 1, buildings: 1 }];
  return {
    money: of([0, 0, 50, 100, 100, 200, 300, 400, 500, 600, 700, 800, 850, 900]),
    shares: of([0, 0, 1, 1, 2, 3, 4, 5]),
    supply,
    board,
    rails,
    stations: networkOf(['washington--charlotte', ...rails]).cities.filter(() => n(7) < built),
    offices: SECTION_NUMBERS.filter(() => n(6) === 0),
    trains: Array.from({ length: n(4) }, () => ({ front: of(TRAIN_IDS), faceUp: n(3) > 0 })),
    milestones: [out(tiles), out(tiles)].map(({ id, managers }) =>
      own(id, ...managers.slice(0, n(managers.length)).map((worker) => (worker === 'any' ? 'purple' : worker))),
    ),
    markers: { telegraph: n(9), stations: n(9), network: n(9) },
    ...(n(5) === 0 ? { sections: few } : {}),
  };
}

/** A position in which the first of two or three players is to play a turn. */
function poorPosition(pick: Picker): State {
  const { n, of, out } = pick;
  const seats = 2 + n(2);
  const variants = Object.fromEntries(VARIANTS.map((variant) => [variant, n(4) === 0]));
  const rulings = Object.fromEntries(
    Object.entries(RULINGS).map(([name, options]) => [name, n(3) > 0 ? options[0] : of<string>(options)]),
  );
  const milestones = [...MILESTONES];
  const deck = [...DEAL_TILE_IDS];
  const deal = out(deck);
  const bonuses = [...TELEGRAPH_TILE_IDS];
  const loose = CITY_TILES.filter(({ fixedCity }) => !fixedCity);
  const tiles: Partial<Record<CityId, CityTileId>> = {};
  for (const { id, level } of CITIES) {
    const here = loose.filter((tile) => tile.level === level);
    if (here.length > 0) tiles[id] = loose.splice(loose.indexOf(of(here)), 1)[0]?.id as CityTileId;
  }
  return table({
    config: { seats, variants, rulings },
    players: Array.from({ length: seats }, () => poorPlayer(pick, milestones)),
    deal,
    dealStack: deck.slice(n(9)),
    tiles,
    telegraph: Object.fromEntries([1, 2, 4, 5, 7, 8].map((section) => [section, out(bonuses)])),
    trains: Object.fromEntries(TRAIN_STACKS.map((stack) => [stack, n(3)])) as State['trains'],
    round: 3,
  });
}

/** The common supply with a few workers alone; the others stand with the last player. */
function scarce({ n }: Picker, state: State): State {
  const supply: Record<Worker, number> = { ...state.supply };
  const trade: Record<Worker, number> = { ...(state.seats.at(-1) as State['seats'][number]).board.trade };
  for (const worker of WORKERS) {
    const left = Math.min(supply[worker], n(6) === 0 ? 1 : 0);
    trade[worker] += supply[worker] - left;
    supply[worker] = left;
  }
  const last = state.seats.length - 1;
  const seats = state.seats.map((one, i) => (i === last ? { ...one, board: { ...one.board, trade } } : one));
  return { ...state, supply, seats };
}

/** True for a refusal under a clause of the game, with all the facts of its code, numbers among them finite. */
function isReason({ rule, code, facts }: Violation): boolean {
  const names: readonly string[] | undefined = (VIOLATIONS as Readonly<Record<string, readonly string[]>>)[code];
  const isTold = Object.values(facts).every((fact) => typeof fact !== 'number' || Number.isFinite(fact));
  return Object.hasOwn(rules, rule) && isTold && canonical(names?.toSorted()) === canonical(Object.keys(facts).sort());
}

test('RR a step is refused for a debt exactly where a plain search finds no way to meet it', () => {
  const definition = join(base);
  const seen = { refused: 0, allowed: 0 };
  for (let seed = 0; seed < POSITIONS; seed++) {
    const pick = picker(seed);
    const begun = poorPosition(pick);
    let state = pick.n(3) === 0 ? scarce(pick, begun) : begun;
    for (let step = 0; step < STEPS; step++) {
      for (const { move, after } of allowed(definition as never, state)) {
        const next = after();
        const isOwing = state.seats.some(
          (_, seat) =>
            definition.debts?.owes(next.state as State, seat) ?? definition.debts?.never?.(next.state as State, seat),
        );
        const refusal = game.check(state, move as Move);
        if (refusal) expect(isReason(refusal), `position ${seed}: ${JSON.stringify(refusal)}`).toBe(true);
        if (!isOwing && !next.revealed) expect(refusal, JSON.stringify(move)).toBeUndefined();
        // most moves are allowed; one in five of them is looked at
        if ((!isOwing && !next.revealed) || (!refusal && pick.n(5) > 0)) continue;
        const may = mayTake(definition as never, next, LIMIT);
        if (may === undefined) continue;
        seen[refusal ? 'refused' : 'allowed'] += 1;
        expect(may, `position ${seed}, step ${step}: ${JSON.stringify(move)}`).toBe(refusal === undefined);
      }
      const legal = game.legal(state);
      const moves = legal.length === 0 || pick.n(8) === 0 ? [...legal, ...game.anytime(state)] : legal;
      const going = moves.filter(({ kind }) => !['finishAction', 'decline', 'declineDeal'].includes(kind));
      state = play(state, pick.of(going.length > 0 && pick.n(10) < 8 ? going : moves)).state;
      if (state.agenda.some((task) => task.kind === 'placeWorker' && task.seat !== 0) || state.agenda.length === 0)
        break;
    }
  }
  expect(seen.refused).toBeGreaterThan(some(100));
  expect(seen.allowed).toBeGreaterThan(some(200));
}, 120_000);
