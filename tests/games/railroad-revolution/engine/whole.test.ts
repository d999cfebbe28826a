import { describe, expect, test } from 'vitest';
import { gameOf, games, legal, play as replayed } from '../../../../src/engine.ts';
import { base } from '../../../../src/games/railroad-revolution/engine/index.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import { canonical } from '../../../../src/kernel/json.ts';
import { playout } from '../../../../src/kernel/playout.ts';
import { saveOf } from '../../../../src/kernel/save.ts';
import { some } from '../../../effort.ts';
import { allowed, canMeet } from '../../../laws/finish.ts';
import { game, proofs } from './table.ts';

const start = (seats: number, seed: number, variants = {}) => game.setup(game.configure({ seats, variants }), seed);
const tape = (seed: number) =>
  Array.from({ length: 200 }, (_, i) => (Math.imul(seed + 1, 2654435761) ^ Math.imul(i + 1, 40503)) >>> 1);

for (const seats of [2, 3, 4])
  describe(`RR whole games with ${seats}`, () => {
    test(`RR ${some(50)} games end as the rulebook says, with every piece accounted for`, () => {
      for (let seed = 0; seed < some(50); seed++) {
        const variants = { openStack: seed % 4 === 1, trackCosts: seed % 4 > 1 };
        const whole = playout(game, start(seats, seed, variants), tape(seed));
        expect(whole.over).toBe(true);
        const inventory = canonical(proofs.inventory(whole.start.state));
        for (const [i, { state }] of whole.plies.entries())
          if (i % 29 === 0 || i === whole.plies.length - 1) {
            expect(proofs.faults(state)).toEqual([]);
            expect(canonical(proofs.inventory(state))).toBe(inventory);
          }
        const end = whole.end.end;
        expect(whole.end.round).toBe((end?.round ?? 0) + 1);
        const { places } = game.score(whole.end);
        expect(places).toContain(1);
      }
    }, 120_000);

    test('RR at most about 60 moves are legal at a time', () => {
      let most = 0;
      for (let seed = 60; seed < 66; seed++)
        for (const { state } of playout(game, start(seats, seed), tape(seed)).plies)
          most = Math.max(most, game.legal(state).length);
      expect(most).toBeGreaterThan(10);
      expect(most).toBeLessThanOrEqual(60);
    }, 60_000);
  });

describe('RR look-ahead', () => {
  const definition = join(base);

  /** Whether every seat can meet what it owes, by a search of its own; `undefined` where 600 positions do not tell. */
  const canMeetAll = (state: State, seats: readonly number[]): boolean | undefined => {
    const answers = seats.map((seat) => canMeet(definition as never, state, seat, 600));
    return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
  };

  test('RR what is refused for a debt cannot be met, and what is allowed can: against a plain search (ruling 1)', () => {
    const seen = { refused: 0, allowed: 0 };
    for (let seed = 0; seed < some(8); seed++) {
      const { plies } = playout(game, start(2 + (seed % 3), 300 + seed), tape(seed));
      for (const { state } of plies.filter((_, i) => (i + seed) % 3 === 0))
        for (const { move, after } of allowed(definition as never, state)) {
          const next = after();
          const owing = state.seats.flatMap((_, seat) =>
            definition.debts?.owes(next.state as State, seat) ? [seat] : [],
          );
          if (owing.length === 0 || next.revealed) continue;
          const refusal = game.check(state, move as Move);
          seen[refusal ? 'refused' : 'allowed'] += 1;
          // most moves that leave something to pay are allowed; one in 25 of them is looked at
          if (!refusal && seen.allowed % 25 !== 0) continue;
          expect(canMeetAll(next.state as State, owing), JSON.stringify(move)).not.toBe(refusal !== undefined);
        }
    }
    expect(seen.refused).toBeGreaterThan(some(20));
    expect(seen.allowed).toBeGreaterThan(some(1000));
  }, 120_000);
});

describe('RR games in one place', () => {
  test('a save replays to the same position', () => {
    const first = start(3, 8);
    const { plies, end } = playout(game, first, tape(8), 60);
    const save = saveOf(
      game,
      first.state.config,
      8,
      plies.map(({ move }) => move),
    );
    const positions = replayed(JSON.parse(JSON.stringify(save)));
    expect(positions).toHaveLength(61);
    expect(canonical(positions.at(-1)?.state)).toBe(canonical(end));
    expect(legal('railroad-revolution', end)).toEqual(game.legal(end));
    expect(Object.keys(games)).toContain('railroad-revolution');
  });

  test('a game that is not here is told so', () => {
    expect(() => gameOf('chess')).toThrow('no game named chess');
    expect(() => replayed({ ...saveOf(game, game.configure({ seats: 2 }), 1, []), game: 'chess' })).toThrow('not here');
  });
});
