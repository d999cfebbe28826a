import type { Chart } from './chart.ts';

/** A state of a chart in words: what happens, under which clause, and what follows on what. */
export interface Told {
  readonly id: string;
  readonly says: string;
  readonly rule: string;
  /** The place of each follower in the list, from 1. */
  readonly ways: readonly { readonly when: string; readonly step: number }[];
}

/** What a chart says, as a numbered list for those who do not see it. */
export function told(chart: Chart): Told[] {
  const steps = new Map(chart.states.map(({ id }, i) => [id, i + 1]));
  return chart.states.map(({ id, says, rule }) => ({
    id,
    says,
    rule,
    ways: chart.ways
      .filter(({ from }) => from === id)
      .map(({ to, says: when }) => ({ when, step: steps.get(to) ?? 0 })),
  }));
}
