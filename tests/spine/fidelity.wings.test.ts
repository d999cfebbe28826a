import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ContentFaults } from '../../src/spine/faults.ts';
import { newRows, parseRegistry } from '../../src/spine/registry.ts';
import { siteInput } from '../../src/spine/site.ts';
import { readSources } from '../../src/spine/sources.ts';
import { buildSpine, liveIds, registryPath } from '../../src/spine/spine.ts';
import { parseStatements } from '../../src/spine/statements.ts';
import type { Clause } from '../../src/spine/types.ts';
import { isAsked, loadAsked } from '../asked.ts';
import type { Binding } from './binding.ts';

const bindings = await loadAsked(
  import.meta.glob<Binding>('../games/*/{binding,modules/*/binding}.ts', { import: 'binding' }),
);

const root = fileURLToPath(new URL('../..', import.meta.url));
const input = siteInput(readSources(root));
const { spine, faults } = buildSpine(input);
const none = () => {
  throw new Error('The table has faults.');
};

test('the content has no fault', () => {
  expect(faults.length === 0 ? '' : new ContentFaults(faults).message).toBe('');
});

describe.each([...spine.games.values()].filter(({ id }) => isAsked(id)))('$id', (game) => {
  const own = bindings.filter((one) => one.game === game.id);
  /** What a game and its modules bring of one kind. */
  const all = (kind: 'enforced' | 'proven' | 'bindsNoMove'): string[] => own.flatMap(({ value }) => value[kind]);
  const clauses = [...game.clauses.values()];
  const names = (list: readonly Clause[]): string[] => list.map(({ id, file, line }) => `${id} (${file}:${line})`);

  test('every published id is registered (npm run ids)', () => {
    const source = input.sources.find(({ path }) => path === registryPath(game.id));
    const rows = source === undefined ? [] : parseRegistry(source, none);
    expect(newRows(rows, liveIds(game))).toEqual([]);
  });

  const table = input.sources.find(({ path }) => path === `tests/games/${game.id}/statements.tsv`);
  const rows = table === undefined ? [] : parseStatements(table, none);
  const unfinished = game.contents.filter(({ chapter }) => chapter === undefined || chapter.data.inPart);

  test('every numbered statement is in the table and is carried by a clause, or waits for a chapter that is not whole', () => {
    const wanted = own
      .flatMap(({ value }) => Object.entries(value.statements))
      .flatMap(([code, count]) => Array.from({ length: count }, (_, index) => `${code}-${index + 1}`));
    expect(wanted.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id).sort()).toEqual([...wanted].sort());
    const waits = (chapter: string | undefined) => unfinished.some(({ id }) => id === chapter);
    expect(rows.filter(({ clauses, awaits }) => clauses.length === 0 && !waits(awaits)).map(({ id }) => id)).toEqual(
      [],
    );
    expect(rows.filter(({ clauses, awaits }) => clauses.length > 0 && awaits !== undefined)).toEqual([]);
  });

  test('a chapter that is not whole has statements waiting for it', () => {
    const awaited = new Set(rows.map(({ awaits }) => awaits));
    expect(unfinished.map(({ id }) => id).filter((id) => !awaited.has(id))).toEqual([]);
  });

  test('a question with an example names the step of it that answers', () => {
    const questions = [...game.faq.values()];
    const silent = questions.filter(({ data }) => data.scenario !== undefined && data.step === undefined);
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  test('every clause carries a statement, or says that it explains', () => {
    const idle = names(clauses.filter(({ statements, explains }) => statements.length === 0 && !explains));
    expect(idle, `name it in tests/games/${game.id}/statements.tsv, or write <Rule explains>`).toEqual([]);
  });

  test('no explanation carries a statement or is enforced', () => {
    expect(
      names(clauses.filter(({ statements, explains, enforced: rule }) => explains && (rule || statements.length > 0))),
    ).toEqual([]);
  });

  // The engine grows by chapters. What holds for one whole chapter stands in a list, and then holds for good.
  const exempt = new Set(all('bindsNoMove'));
  const rulesOf = (chapter: string): Clause[] =>
    clauses.filter((clause) => clause.chapter === chapter && clause.enforced && !exempt.has(clause.id));
  const proofs = textOfProofs(game.id);
  const isCited = ({ code }: Clause): boolean => code.length > 0;
  const named = new Set(proofs.match(/\b[A-Z]{2}-\d+\b/g));
  /** A test names the clause itself, or all the statements that it carries. */
  const isProven = ({ id, statements }: Clause): boolean =>
    proofs.includes(`'${id}'`) || (statements.length > 0 && statements.every((statement) => named.has(statement)));

  describe.each([
    ['the engine cites every rule, unless it binds no move', all('enforced'), isCited],
    ['a test or a scenario names every rule', all('proven'), isProven],
  ] as const)('%s', (_name, chapters, holds) => {
    test.each(chapters)('of %s', (chapter) => {
      expect(rulesOf(chapter).length).toBeGreaterThan(0);
      expect(names(rulesOf(chapter).filter((clause) => !holds(clause)))).toEqual([]);
    });
    test('and no chapter is left out of which it is true', () => {
      const others = [...game.chapters.keys()].filter((chapter) => !chapters.includes(chapter));
      expect(others.filter((chapter) => rulesOf(chapter).length > 0 && rulesOf(chapter).every(holds))).toEqual([]);
    });
  });

  const modules = game.choices.parts.flatMap(({ id, kind }) => (kind === 'module' ? [id] : []));
  test.each(modules)(
    'of the module %s the engine cites every rule, and a test or a scenario names it, in every chapter',
    (id) => {
      const own = clauses.filter((clause) => clause.part === id && clause.enforced && !exempt.has(clause.id));
      expect(own.length).toBeGreaterThan(0);
      expect(names(own.filter((clause) => !isCited(clause) || !isProven(clause)))).toEqual([]);
    },
  );

  test('what is said to bind no move is a clause that no code cites', () => {
    expect([...exempt].filter((id) => game.clauses.get(id)?.code.length !== 0)).toEqual([]);
  });
});

/** The tests of a game's engine and procedures, its scenarios, and the same of its modules, as one text. */
function textOfProofs(game: string): string {
  const below = (folder: string, wanted: RegExp): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => wanted.test(path.replaceAll('\\', '/')) && path.endsWith('.ts'))
      .map((path) => readFileSync(join(root, folder, path), 'utf8'));
  return [
    ...below(`tests/games/${game}`, /^(modules\/[^/]+\/)?(engine|procedures)\//),
    ...below(`src/games/${game}`, /^(modules\/[^/]+\/)?scenarios\//),
  ].join('\n');
}
