import { describe, expect, test } from 'vitest';
import { VIOLATIONS } from '../../../../src/games/railroad-revolution/engine/violations.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { VOCABULARY } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { situations } from './situations.ts';
import { flip, game, place, play, table } from './table.ts';

// What is told to whoever is refused a move, or asked something.

/** Moves of each kind, about `most` of them, spread over all that the vocabulary has. */
function movesOf(most: number): readonly Move[] {
  return Object.entries(VOCABULARY).flatMap(([kind, fields]) => {
    let moves: readonly Record<string, unknown>[] = [{ kind }];
    for (const [field, domain] of Object.entries(fields))
      moves = moves.flatMap((move) => domain.map((value: unknown) => ({ ...move, [field]: value })));
    const step = Math.ceil(moves.length / most);
    return moves.filter((_, i) => i % step === 0) as unknown as readonly Move[];
  });
}

/** The facts of each refusal: those of the game's own codes, and those that the kernel adds. */
const FACTS: Readonly<Record<string, readonly string[]>> = { ...VIOLATIONS, notAsked: ['asked', 'move'] };

/** Positions of the setup, each tile taken first. */
const prepared = [2, 3, 4].flatMap((seats) => {
  const { state } = game.setup(game.configure({ seats }), seats);
  return [state, ...game.legal(state).map((move) => play(state, move).state)];
});
/** The rail of a train, which need not be laid. */
const trainRail = play(
  table({ players: [{ trains: [{ front: 'train-rail', faceUp: true }] }] }),
  place('white', 'trade'),
  flip(0),
).state;
const poor = situations(11, 2);
const rich = situations(1, 2, true);

describe('RR what players are told', () => {
  test('RR a refusal comes with all the facts that its sentence needs, and no others', () => {
    const moves = movesOf(9);
    const codes = new Set<string>();
    for (const [i, state] of [...prepared, ...poor, ...rich.filter((_, n) => n % 9 === 0)].entries()) {
      const some = [...game.attempts(state), ...moves.filter((_, n) => n % 11 === i % 11)];
      for (const move of some) {
        const violation = game.check(state, move);
        if (!violation) continue;
        const { code, facts } = violation;
        expect(Object.keys(facts).sort(), code).toEqual([...(FACTS[code] ?? [])].sort());
        for (const fact of Object.values(facts)) expect(fact ?? '', code).not.toBe('');
        codes.add(code);
      }
    }
    expect(codes.size).toBeGreaterThan(38);
  });

  test('RR whoever may take no more of a reward is told so, and can decline it', () => {
    const kinds = new Map<string, Set<boolean>>();
    for (const state of [...prepared, trainRail, ...rich]) {
      const prompt = game.prompt(state);
      if (!('may' in prompt)) continue;
      expect(game.check(state, { kind: 'decline' }) === undefined, prompt.kind).toBe(prompt.may);
      kinds.set(prompt.kind, (kinds.get(prompt.kind) ?? new Set()).add(prompt.may));
    }
    // what is begun must be carried out; only what can be taken several times, or comes from a train, can be left
    const left = [...kinds].filter(([, may]) => may.has(true)).map(([kind]) => kind);
    expect(left.sort()).toEqual(['advance', 'flip', 'layRail', 'promote']);
    expect(kinds.size).toBe(11);
  });

  test('RR the parts of an action that are shown as open are those that can be taken', () => {
    const parts = {
      primaryReward: ['takePrimaryReward'],
      firstStationBonus: ['takeFirstStationBonus'],
      telegraphTile: ['takeTelegraphTile'],
      flip: ['flipTrain'],
      workerEffect: ['useWorker'],
    } as const;
    const seen = new Map<string, Set<boolean>>();
    for (const state of rich) {
      const prompt = game.prompt(state);
      if (prompt.kind !== 'action') continue;
      const legal = new Set<string>(game.legal(state).map(({ kind }) => kind));
      for (const [part, [kind]] of Object.entries(parts)) {
        const isOpen = prompt.open.some((one) => one === part);
        expect(isOpen, `${part} ${JSON.stringify(prompt)}`).toBe(legal.has(kind));
        seen.set(part, (seen.get(part) ?? new Set()).add(isOpen));
      }
      expect(prompt.open.length).toBe(prompt.open.filter((part) => Object.hasOwn(parts, part)).length);
    }
    for (const [part, both] of seen) expect(both.size, part).toBe(2);
  });
});
