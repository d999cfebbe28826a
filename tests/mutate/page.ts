import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/toolchain.mjs';
import type { Explanation } from './explained.ts';
import { isNoticed, percent, type Result, scores } from './score.ts';

/** What the command writes: the figures of each game, and every mutant that nobody notices. */
const page = join(root, 'tests/mutate/MUTANTS.md');
const HEAD = `# Mutants

Written by \`npm run mutate\`: each engine is changed in small ways, one at a time, and its unit tests, its examples and a
whole game under the laws are put to each change. The tables are left out, since they hold figures and no rules, and
texts, since a changed one does not compile. What is said of changes that nobody notices is kept in \`mutants.ts\`, in the
folder of the game's tests or of its module's.
`;

const fits = ({ file, mutator, original, replacement }: Explanation, result: Result): boolean =>
  (file === undefined || result.file === file) &&
  (mutator === undefined || result.mutator === mutator) &&
  (original === undefined || result.original.includes(original)) &&
  (replacement === undefined || result.replacement === replacement);

/** The mutants that nobody notices, by what explains them. */
export function explained(
  explanations: readonly Explanation[],
  results: readonly Result[],
): {
  readonly kinds: readonly { readonly explanation: Explanation; readonly mutants: readonly Result[] }[];
  readonly others: readonly Result[];
  /** Explanations that fit none. */
  readonly stale: readonly Explanation[];
} {
  const mutants = new Map<Explanation, Result[]>();
  const others: Result[] = [];
  for (const result of results) {
    if (isNoticed(result)) continue;
    const explanation = explanations.find((one) => fits(one, result));
    if (!explanation) others.push(result);
    else mutants.set(explanation, [...(mutants.get(explanation) ?? []), result]);
  }
  return {
    kinds: [...mutants].map(([explanation, some]) => ({ explanation, mutants: some })),
    others,
    stale: explanations.filter((one) => !mutants.has(one)),
  };
}

const code = (text: string): string => {
  const part = text.length > 90 ? `${text.slice(0, 60)} … ${text.slice(-20)}` : text;
  const ticks = part.includes('`') ? '``' : '`';
  return part === '' ? 'nothing' : `${ticks}${part}${ticks}`;
};

/** A file as the section of its game tells it. */
const short = (game: string, file: string): string => file.replace(`src/games/${game}/`, '');

function lineOf(game: string, { file, line, original, replacement }: Result): string {
  return `- ${short(game, file)}:${line} ${code(original)} → ${code(replacement)}`;
}

function sectionOf(game: string, explanations: readonly Explanation[], results: readonly Result[]): string {
  const { files, parts, sum } = scores(results);
  const killed = results.filter(({ fate }) => fate === 'killed');
  const count = (fate: Result['fate']) => results.filter((one) => one.fate === fate).length;
  const byWhole = killed.filter(({ put }) => Object.keys(put).some((file) => file.endsWith('whole.test.ts'))).length;
  const { kinds, others } = explained(explanations, results);
  return [
    `## ${game}`,
    '',
    `${sum.all} mutants, ${sum.noticed} noticed: **${percent(sum)} %**. ${count('killed')} were killed (${byWhole} of them by the whole game), ${count('endless')} did not end, ${count('survived')} survived, and no test came to ${count('uncovered')}.`,
    '',
    // With a module, the base and the module each have a figure of their own.
    ...(parts.length > 1
      ? [...parts.map((one) => `- ${one.file}: ${one.all} mutants, ${one.noticed} noticed: **${percent(one)} %**`), '']
      : []),
    '| file | noticed | of | % |',
    '| --- | ---: | ---: | ---: |',
    ...files.map((one) => `| ${short(game, one.file)} | ${one.noticed} | ${one.all} | ${percent(one).toFixed(1)} |`),
    '',
    ...kinds.flatMap(({ explanation, mutants }) => [
      `### ${explanation.file === undefined ? 'Any file' : short(game, explanation.file)}: ${explanation.why}`,
      '',
      ...mutants.map((one) => lineOf(game, one)),
      '',
    ]),
    ...(others.length > 0
      ? ['### Not yet noticed, and not explained', '', ...others.map((one) => lineOf(game, one)), '']
      : []),
  ].join('\n');
}

/** Writes what was found of a game; what the page says of other games stays. */
export function writePage(game: string, explanations: readonly Explanation[], results: readonly Result[]): void {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [, ...sections] = before.split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${game}\n`));
  const all = [...others, sectionOf(game, explanations, results)].sort();
  writeFileSync(page, [HEAD.trimEnd(), ...all.map((section) => section.trimEnd())].join('\n\n').concat('\n'));
}
