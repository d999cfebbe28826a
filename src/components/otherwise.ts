import { allowedBy, type Scenario } from '../games/common/scenario.ts';
import type { Choices } from '../spine/types.ts';

/** One sentence on the rules of an example, for a table that has chosen `at` and would play by others. */
export interface Otherwise {
  readonly at: string;
  readonly told: string;
}

/** Which choices of a table an example does not follow, each with the sentence that says by which rules it is played. */
export function playedOtherwise({ parts, rulings }: Choices, scenario: Scenario): Otherwise[] {
  const follows = allowedBy(scenario);
  const lacking = parts
    .filter(({ id }) => !scenario.modules.includes(id) && !follows.includes(id))
    .map(({ id, title }) => ({
      at: id,
      told: `This example is played without “${title}”, which your table plays with.`,
    }));
  const having = parts
    .filter(({ id }) => scenario.modules.includes(id))
    .map(({ id, title }) => ({
      at: `without.${id}`,
      told: `This example is played with “${title}”, which your table leaves out.`,
    }));
  const ours = rulings.flatMap(({ title, others }) =>
    others
      .filter(({ id }) => !follows.includes(id))
      .map(({ id }) => ({
        at: id,
        told: `This example is played by our reading of “${title}”, not by that of your table.`,
      })),
  );
  return [...lacking, ...having, ...ours];
}
