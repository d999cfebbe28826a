import { type Element, element, type Node, plainText, reporter } from './document.ts';
import { type Fault, hint } from './faults.ts';
import type { WrittenGame } from './read.ts';
import type { SetupData } from './schemas.ts';
import { players } from './vocabulary.ts';

/** Capitals that nobody takes for a number. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

type Step = SetupData['steps'][number];

/** A step of a setup with the letter that it has in list and picture. */
export interface LetteredStep extends Step {
  readonly letter: string;
}

/** The anchor of a step; one that takes the place of another has its anchor. */
export const stepId = ({ place }: Pick<Step, 'place'>): string => `step-${place}`;

/** Steps by place: one of the base game, and the one of a module that takes its place, are one. */
export function byPlace(steps: readonly LetteredStep[]): [LetteredStep, ...LetteredStep[]][] {
  const found = new Map<string, [LetteredStep, ...LetteredStep[]]>();
  for (const step of steps) {
    const same = found.get(step.place);
    if (same === undefined) found.set(step.place, [step]);
    else same.push(step);
  }
  return [...found.values()];
}

/** Whether a step is taken at a table with this part beside the base game, or with the base game alone. */
export const isTaken = ({ module, without }: Pick<Step, 'module' | 'without'>, part: string): boolean =>
  (module === undefined || module === part) && without !== part;

/** The steps of a table with this part, in order, each with its letter. */
export function stepsAt({ steps }: SetupData, part: string): LetteredStep[] {
  return steps.filter((step) => isTaken(step, part)).map((step, at) => ({ ...step, letter: LETTERS[at] ?? '' }));
}

/** All steps; each has the same letter at every table, or the spine has reported it. */
export function letteredSteps(setup: SetupData, parts: readonly string[]): LetteredStep[] {
  const letters = lettersBy(setup, parts);
  return setup.steps.map((step, at) => ({ ...step, letter: letters.get(at)?.[0] ?? '' }));
}

/** The letters of each step, by its place in the list: one, where all is well. */
function lettersBy(setup: SetupData, parts: readonly string[]): Map<number, string[]> {
  const letters = new Map<number, string[]>();
  for (const part of parts) {
    const taken = [...setup.steps.entries()].filter(([, step]) => isTaken(step, part));
    for (const [n, [at]] of taken.entries()) {
      const letter = LETTERS[n] ?? '';
      const known = letters.get(at) ?? [];
      letters.set(at, known.includes(letter) ? known : [...known, letter]);
    }
  }
  return letters;
}

/** Base game and modules: each table that has a picture of its own. */
export const partsOf = ({ modules }: { readonly modules: readonly { readonly id: string }[] }): string[] => [
  'base',
  ...modules.map(({ id }) => id),
];

/** A clause as a row of the table by number of players. */
export interface Row {
  /** What it is about, in few words. */
  readonly label: readonly Node[];
  /** By number of players; nothing where it has nothing to say of one. */
  readonly cells: ReadonlyMap<number, readonly Node[]>;
  /** What else it says, at any number of players. */
  readonly note: readonly Node[];
}

/** Reads a clause as a row: words in bold, what is marked with `<Players>`, and the rest. */
export function rowOf(nodes: readonly Node[]): Row {
  const cells = new Map<number, readonly Node[]>();
  const rest: Node[] = [];
  const label: Node[] = [];
  for (const node of inline(nodes)) {
    const here = element(node);
    if (here?.name === 'Players') for (const count of players(here)) cells.set(count, bare(here.children));
    else if (node.type === 'strong' && label.length === 0) label.push(...bare(node.children));
    else rest.push(node);
  }
  return { label, cells, note: says(rest) ? rest : [] };
}

/** What a cell says; it is no sentence there, and has no full stop. */
function bare(nodes: readonly Node[]): Node[] {
  const last = nodes.at(-1);
  return last?.type === 'text'
    ? [...nodes.slice(0, -1), { ...last, value: last.value.replace(/\.\s*$/, '') }]
    : [...nodes];
}

const says = (nodes: readonly Node[]): boolean => plainText(nodes, () => ({})) !== '';

/** The nodes of a sentence, out of the paragraphs and marks of a module that hold it all. */
function inline(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    const isAround = node.type === 'paragraph' || element(node)?.name === 'With';
    return isAround && 'children' in node ? inline(node.children) : [node];
  });
}

/** Reports rows of a table by number of players that are not written as one. */
export function checkRows(game: WrittenGame, faults: Fault[]): void {
  for (const { clauses, source } of game.chapters) {
    const report = reporter(faults, source.path);
    for (const { id, isRow, children, line } of clauses) {
      if (!isRow) continue;
      const { label, cells } = rowOf(children);
      if (label.length === 0) report('row', line, `row "${id}" needs to begin with **what it is about**`);
      const marked = marks(children).flatMap(players);
      const twice = marked.find((count, at) => marked.indexOf(count) !== at);
      if (twice !== undefined) report('row', line, `row "${id}" says two things for ${twice} players`);
      const unknown = [...cells.keys()].find((count) => !game.data.players.includes(count));
      if (unknown !== undefined) report('row', line, `row "${id}": there is no game for ${unknown} players`);
      if (cells.size === 0)
        report('row', line, `row "${id}" says nothing that depends on the number of players, with <Players n="…">`);
    }
  }
}

const marks = (nodes: readonly Node[]): Element[] =>
  inline(nodes).flatMap((node) => {
    const here = element(node);
    return here?.name === 'Players' ? [here] : [];
  });

/**
 * Reports what does not go together in the setup of a game: `<Setup>` and what it shows, steps and clauses, letters and the
 * places of the pictures.
 * @param pictures the places of each picture, by `base` and module
 */
export function checkSetups(
  game: WrittenGame,
  clauses: ReadonlySet<string>,
  pictures: Readonly<Record<string, readonly string[]>>,
  faults: Fault[],
): void {
  const modules = new Set(game.data.modules.map(({ id }) => id));
  for (const { document, source, setupLine } of game.chapters) {
    const report = reporter(faults, source.path);
    const { setup } = document.data;
    if (setup === undefined) {
      if (setupLine !== undefined) report('setup', setupLine, '<Setup> needs setup: in the frontmatter');
      continue;
    }
    if (setupLine === undefined) report('setup', document.lineOf('setup'), 'setup: is shown by no <Setup>');
    const lineOf = (at: number, ...path: (string | number)[]) => document.lineOf('setup', 'steps', at, ...path);
    for (const [at, step] of setup.steps.entries()) {
      for (const [n, id] of step.clauses.entries())
        if (!clauses.has(id))
          report(
            'unknown-clause',
            lineOf(at, 'clauses', n),
            `step "${step.place}": there is no clause "${id}"${hint(id, clauses)}`,
          );
      for (const key of ['module', 'without'] as const) {
        const module = step[key];
        if (module !== undefined && !modules.has(module))
          report('unknown-module', lineOf(at, key), `there is no module "${module}"${hint(module, modules)}`);
      }
    }
    for (const [at, letters] of lettersBy(setup, partsOf(game.data)))
      if (letters.length > 1)
        report(
          'setup',
          lineOf(at, 'place'),
          `step "${setup.steps[at]?.place}" is ${letters.join(' at one table and ')} at another: steps that all tables take come first`,
        );
    for (const part of partsOf(game.data)) {
      const known = new Set(pictures[part] ?? pictures.base ?? []);
      const named = part === 'base' ? 'the picture' : `the picture with "${part}"`;
      const taken = [...setup.steps.entries()].filter(([, step]) => isTaken(step, part));
      for (const [at, { place }] of taken) {
        if (!known.has(place))
          report('setup', lineOf(at, 'place'), `${named} has no place "${place}"${hint(place, known)}`);
        if (taken.some(([other, step]) => other < at && step.place === place))
          report('duplicate', lineOf(at, 'place'), `place "${place}" of ${named} has a letter already`);
      }
      for (const place of known)
        if (!taken.some(([, step]) => step.place === place))
          report('setup', document.lineOf('setup', 'steps'), `place "${place}" of ${named} has no step`);
    }
  }
}
