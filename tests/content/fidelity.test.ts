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
import { bindsNoMove, enforced, statementCounts } from './binding.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const input = siteInput(readSources(root));
const { spine, faults } = buildSpine(input);
const none = () => {
  throw new Error('The table has faults.');
};

test('the content has no fault', () => {
  expect(faults.length === 0 ? '' : new ContentFaults(faults).message).toBe('');
});

describe.each([...spine.games.values()])('$id', (game) => {
  const clauses = [...game.clauses.values()];
  const names = (list: readonly Clause[]): string[] => list.map(({ id, file, line }) => `${id} (${file}:${line})`);

  test('every published id is registered (npm run ids)', () => {
    const source = input.sources.find(({ path }) => path === registryPath(game.id));
    const rows = source === undefined ? [] : parseRegistry(source, none);
    expect(newRows(rows, liveIds(game))).toEqual([]);
  });

  test('every numbered statement is in the table and is carried by a clause', () => {
    const source = input.sources.find(({ path }) => path === `tests/content/statements/${game.id}.tsv`);
    const rows = source === undefined ? [] : parseStatements(source, none);
    const wanted = Object.entries(statementCounts[game.id] ?? {}).flatMap(([code, count]) =>
      Array.from({ length: count }, (_, index) => `${code}-${index + 1}`),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id).sort()).toEqual([...wanted].sort());
    expect(rows.filter((row) => row.clauses.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('every clause carries a statement, or says that it explains', () => {
    expect(names(clauses.filter(({ statements, explains }) => statements.length === 0 && !explains))).toEqual([]);
  });

  test('no explanation carries a statement or is enforced', () => {
    expect(
      names(clauses.filter(({ statements, explains, enforced: rule }) => explains && (rule || statements.length > 0))),
    ).toEqual([]);
  });

  // The engine grows by chapters. One that it enforces stands in the list, and then all of its rules must be found.
  const chapters = enforced[game.id] ?? [];
  const exempt = new Set(bindsNoMove[game.id] ?? []);
  const bound = clauses.filter(
    (clause) => chapters.includes(clause.chapter) && clause.enforced && !exempt.has(clause.id),
  );

  test('the engine cites every rule of the chapters that it enforces, unless the rule binds no move', () => {
    expect(bound.length).toBeGreaterThan(0);
    expect(names(bound.filter(({ code }) => code.length === 0))).toEqual([]);
  });

  test('what is said to bind no move is a clause that no code cites', () => {
    expect([...exempt].filter((id) => game.clauses.get(id)?.code.length !== 0)).toEqual([]);
  });

  test('no chapter is left out of the list whose rules are all cited', () => {
    const missing = [...game.chapters.values()].filter(({ id, clauses: ids }) => {
      const rules = ids
        .flatMap((one) => game.clauses.get(one) ?? [])
        .filter((one) => one.enforced && !exempt.has(one.id));
      return !chapters.includes(id) && rules.length > 0 && rules.every(({ code }) => code.length > 0);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('every clause of those chapters has a test or a scenario that names it', () => {
    const proofs = ['tests/engine', 'tests/scenarios', `src/scenarios/${game.id}`].map(textBelow).join('\n');
    expect(names(bound.filter(({ id }) => !proofs.includes(`'${id}'`) && !proofs.includes(`"${id}"`)))).toEqual([]);
  });
});

/** All TypeScript below a folder of the repository. */
function textBelow(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
    .join('\n');
}
