import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { logsIn, readLog } from '../../../laws/golden.ts';

/** How a kept game ended. */
interface Ending {
  readonly name: string;
  readonly seats: number;
  readonly variants: string;
  readonly modules: string;
  /** The place in the order of play of who cleared the board, 0 for the First Player. */
  readonly by: number;
  readonly inOwnTurn: boolean;
  /** The place of the player whose turn it was. */
  readonly active: number;
  /** Turns begun after that. */
  readonly turns: number;
  readonly decided: 'points' | 'money' | 'shared';
}

/** The endings of the logs in a folder. */
export const endingsIn = (folder: string): readonly Ending[] =>
  logsIn(folder).map((name) => endingOf(join(folder, `${name}.log`)));

function endingOf(file: string): Ending {
  const text = readFileSync(file, 'utf8');
  const { seats, variants, modules } = readLog(text).config as Config;
  const [before = '', after = ''] = text.split(/^ {2}endTriggered /m);
  const turns = [...before.matchAll(/^ {2}turnBegun seat=(\d)/gm)].map(([, seat]) => Number(seat));
  const seat = Number(/^seat=(\d)/.exec(after)?.[1]);
  const scores = [...text.matchAll(/^seat \d: (-?\d+) points, place (\d)/gm)].map(([, points, place]) => ({
    points: Number(points),
    place: Number(place),
  }));
  const most = scores.filter(({ points }) => points === Math.max(...scores.map((one) => one.points)));
  const placeOf = (one: number) => (one - (turns[0] ?? Number.NaN) + seats) % seats;
  const winners = scores.filter(({ place }) => place === 1);
  return {
    name: basename(file),
    seats,
    variants: Object.entries(variants)
      .flatMap(([name, isOn]) => (isOn ? [name] : []))
      .join(' '),
    modules: modules.join(' '),
    by: placeOf(seat),
    active: placeOf(turns.at(-1) ?? Number.NaN),
    inOwnTurn: turns.at(-1) === seat,
    turns: [...after.matchAll(/^ {2}turnBegun /gm)].length,
    decided: winners.length > 1 ? 'shared' : most.length > 1 ? 'money' : 'points',
  };
}

/** Registers what is asked of the games that are kept in a folder: all of them are played with these modules. */
export function endsAreKept(folder: string, modules: string): void {
  const endings = endingsIn(folder);

  test('they are played with the modules that they are kept for', () => {
    expect(new Set(endings.map((one) => one.modules))).toEqual(new Set([modules]));
  });

  describe.each([2, 3, 4])('the kept games of %i players', (seats) => {
    const own = endings.filter((one) => one.seats === seats);

    test.each(['', 'openStack', 'trackCosts', 'openStack trackCosts'])(
      'have one with the variants "%s"',
      (variants) => {
        expect(own.map((one) => one.variants)).toContain(variants);
      },
    );

    test('end by each player, in a turn of theirs and in another', () => {
      const inTurn = own.filter((one) => one.inOwnTurn);
      expect([...new Set(inTurn.map(({ by }) => by))].sort()).toEqual(Array.from({ length: seats }, (_, by) => by));
      expect(own.some((one) => !one.inOwnTurn)).toBe(true);
    });

    test('are decided by points and by money', () => {
      expect(own.map(({ decided }) => decided)).toEqual(expect.arrayContaining(['points', 'money']));
    });

    // Rulebook, End of the game: the round is played to its end, then each player takes one more turn.
    test('have the turns after the trigger that the rulebook gives', () => {
      for (const { name, by, inOwnTurn, turns } of own) if (inOwnTurn) expect(turns, name).toBe(seats - 1 - by + seats);
    });
  });
}
