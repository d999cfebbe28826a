import { describe, expect, test } from 'vitest';
import { siteInput } from '../../src/spine/site.ts';
import { readSources } from '../../src/spine/sources.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { loadAsked } from '../asked.ts';
import { wings } from '../wings.ts';
import type { Binding } from './binding.ts';

const site = siteInput(readSources(process.cwd()));
const { spine } = buildSpine(site);
const bindings = await loadAsked(import.meta.glob<Binding>('../games/*/modules/*/binding.ts', { import: 'binding' }));

test.each(wings)('what the modules of $id replace is what its engine says of them', ({ id, game }) => {
  expect(site.replaced[id] ?? {}).toEqual(game.replaced);
});

describe.each(bindings)('the module $module of $game', ({ game: id, module = '', value: { statements } }) => {
  const game = spine.games.get(id);
  const clauses = [...(game?.clauses.values() ?? [])];

  test('every clause that it replaces leads to the one that holds instead, which is its own', () => {
    const replaced = clauses.filter(({ changedBy }) => changedBy.some((by) => by.module === module));
    expect(replaced.length).toBe(Object.keys(site.replaced[id]?.[module] ?? {}).length);
    for (const { id: clause, changedBy, part } of replaced) {
      expect(part, clause).not.toBe(module);
      for (const by of changedBy) if (by.module === module) expect(game?.clauses.get(by.clause)?.part).toBe(module);
    }
  });

  test('all its statements are carried by clauses that are its own', () => {
    const carried = clauses.flatMap((clause) => (clause.part === module ? clause.statements : []));
    const wanted = Object.entries(statements).flatMap(([code, count]) =>
      Array.from({ length: count }, (_, at) => `${code}-${at + 1}`),
    );
    expect(new Set(carried)).toEqual(new Set(wanted));
  });
});
