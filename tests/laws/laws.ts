import { describe, expect, test } from 'vitest';
import type { Law, Subject } from './subject.ts';
import { findings, LAWS, MANY, playsOf, smallest, titleOf } from './suite.ts';

const MINUTES = 60_000;

/**
 * Registers a test for each law and configuration of a game, or those for so many seats. The games are played once a
 * configuration and every law looks at them; what a law finds is then made as small as it gets in a few seconds and printed,
 * to be kept as a log.
 */
export function laws(subject: Subject, seats?: number): void {
  const configs = subject.configs.filter((config) => seats === undefined || config.seats === seats);
  describe.each(configs.map((config) => [titleOf(config), config] as const))(`${subject.name}, %s`, (_, config) => {
    let pass: ReturnType<typeof findings> | undefined;
    const once = () => {
      pass ??= findings(subject, config);
      return pass;
    };
    test(`${playsOf(subject)} whole games are played`, { timeout: 10 * MINUTES }, () => {
      expect(once().plays).toBe(playsOf(subject));
      expect(once().moves).toBeGreaterThan(once().plays);
    });
    // What only many games show is left to who plays many, and the title says so.
    const isPart = ({ overall }: Law) => overall !== undefined && playsOf(subject) < MANY;
    const titleIn = (law: Law) => (isPart(law) ? `${law.title}, in each game` : law.title);
    test.each(LAWS.map((law) => [law.number, titleIn(law), law] as const))(
      'law %i: %s',
      { timeout: 10 * MINUTES },
      (number, _, law) => {
        const broken = once().found.filter((one) => one.law === number);
        const first = broken[0];
        if (!first) return;
        const small = first.draw ? smallest(law, subject, config) : '';
        expect.fail(`broken in ${broken.length} games. ${small || first.what}`);
      },
    );
  });
}
