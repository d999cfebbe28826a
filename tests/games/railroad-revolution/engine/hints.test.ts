import { describe, expect, test } from 'vitest';
import { base } from '../../../../src/games/railroad-revolution/engine/index.ts';
import type { State, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import { defineGame } from '../../../../src/kernel/define.ts';
import type { Debts, Definition } from '../../../../src/kernel/game.ts';
import { allowed, canMeet, mayTake } from '../../../laws/finish.ts';
import { situations } from './situations.ts';
import { game } from './table.ts';

// The game helps the look-ahead: it says of some positions at once whether a debt can be met, and which moves need not be
// tried. What it says has to be true, by a plain search without any help. And it has to be said as often as before, or the
// look-ahead takes longer: if it is said more often and is still true, write the new figure.

const definition = join(base) as Definition<Types>;
const plain = definition as never;
/** Positions that a plain search may visit; where it does not suffice it does not judge. */
const SEARCH = 40;

const all = situations(1, 2);
const seatsOf = (state: State) => state.seats.map((_, seat) => seat);
const owing = all.flatMap((state) =>
  seatsOf(state).flatMap((seat) => (definition.debts?.owes(state, seat) ? [{ state, seat }] : [])),
);

/** How often there is something, by the action under way; `deal` where it is over. */
function counted(states: readonly State[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { agenda } of states) {
    const [action = 'deal'] = agenda.flatMap((task) => (task.kind === 'action' ? [task.action] : []));
    counts[action] = (counts[action] ?? 0) + 1;
  }
  return counts;
}

const every = <V>(some: readonly V[], n: number) => some.filter((_, i) => i % n === 0);

describe('RR what the game tells the look-ahead', () => {
  test('RR a debt that is called hopeless cannot be met, and most of those that cannot are called so', () => {
    const hopeless = owing.filter(({ state, seat }) => definition.debts?.hopeless?.(state, seat));
    expect(counted(owing.map(({ state }) => state))).toEqual({
      deal: 38,
      railroad: 296,
      station: 294,
      telegraph: 180,
      trade: 283,
    });
    expect(counted(hopeless.map(({ state }) => state))).toEqual({
      deal: 30,
      railroad: 236,
      station: 63,
      telegraph: 96,
      trade: 84,
    });
    for (const { state, seat } of every(hopeless, 5)) expect(canMeet(plain, state, seat, SEARCH)).not.toBe(true);
  });

  test('RR a move that is said to leave no debt leaves none that cannot be met, and most moves are said so', () => {
    const mine = all.filter(
      (state) => !owing.some((one) => one.state === state && definition.debts?.hopeless?.(state, one.seat)),
    );
    const moves = mine.flatMap((state) => allowed(plain, state).map((one) => ({ ...one, state })));
    const free = moves.filter(({ state, move }) => definition.debts?.mayOwe?.(state, move as Move) === false);
    expect(counted(moves.map(({ state }) => state))).toEqual({
      deal: 158,
      railroad: 536,
      station: 1239,
      telegraph: 760,
      trade: 1110,
    });
    expect(counted(free.map(({ state }) => state))).toEqual({
      deal: 139,
      railroad: 352,
      station: 730,
      telegraph: 473,
      trade: 794,
    });
    for (const { state, move, after } of every(moves, 31)) {
      if (seatsOf(state).some((seat) => definition.debts?.owes(state, seat) && !canMeet(plain, state, seat, SEARCH)))
        continue;
      const may = mayTake(plain, after(), SEARCH);
      if (may !== undefined) expect(game.check(state, move as Move) === undefined, JSON.stringify(move)).toBe(may);
    }
  });

  test('RR leaving out moves that help no debt makes the look-ahead short, and it finds the same', () => {
    const visited: State[] = [];
    const { hopeless: _, ...debts } = definition.debts as Debts<Types>;
    const onlyHelped = defineGame<Types>({
      ...definition,
      debts: {
        ...debts,
        owes: (state, seat) => {
          visited.push(state);
          return debts.owes(state, seat);
        },
      },
    });
    for (const [i, { state }] of every(owing, 23).entries()) {
      const moves = [...game.legal(state), ...game.attempts(state)];
      const move = moves[i % moves.length];
      if (move) expect(onlyHelped.check(state, move), JSON.stringify(move)).toEqual(game.check(state, move));
    }
    const left: Record<string, number> = {};
    for (const { state } of owing)
      for (const { move } of allowed(plain, state))
        if (definition.debts?.isWorthTrying?.(state, move as Move) === false)
          left[move.kind] = (left[move.kind] ?? 0) + 1;
    expect(left).toEqual({
      acceptDeal: 13,
      advance: 195,
      buildOffice: 7,
      buildStation: 4,
      discardWorker: 94,
      exchangeWorker: 24,
      flipTrain: 63,
      gainWorker: 131,
      placeRail: 25,
      promoteWorker: 4,
      sellPiece: 26,
      takeFirstStationBonus: 23,
      takePrimaryReward: 64,
      takeTelegraphTile: 19,
      useWorker: 174,
    });
    expect(counted(visited)).toEqual({ deal: 605, railroad: 204, station: 205, telegraph: 143, trade: 4 });
  });
});
