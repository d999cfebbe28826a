import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { splitRuns } from '../../src/build/runs.ts';
import { element, type Node } from '../../src/spine/document.ts';

/** A chapter in short: H a heading, E an example, P a procedure, other letters clauses; a large one has ten lines. */
const runs = (chapter: string): string[] => {
  const text = [...chapter].map((one) => {
    if (one === 'H') return '## H';
    if (one === 'E') return '<Example id="E" />';
    return one === 'P'
      ? '<Procedure id="P" />'
      : `<Rule id="${one}">${'x'.repeat(one === one.toUpperCase() ? 600 : 1)}</Rule>`;
  });
  const root = mdxToMdast(text.join('\n\n'));
  const nodes: readonly Node[] = 'children' in root ? root.children : [];
  return splitRuns(nodes).map((run) => run.map((node) => element(node)?.attributes.id ?? 'H').join(''));
};

test.each([
  ['HabHc', ['HabHc']],
  ['HaEbHc', ['HaEbHc']],
  ['HabEcHdEe', ['HabEc', 'HdEe']],
  ['HabEcHdfEe', ['HabEcHd', 'fEe']],
  ['HaEPbEc', ['HaEP', 'bEc']],
  ['HaEEb', ['HaE', 'Eb']],
  ['HaEHbEHcE', ['HaE', 'HbE', 'HcE']],
  ['', ['']],
])('a chapter %s falls into the runs %j: one example each, from its clause on', (chapter, expected) => {
  expect(runs(chapter)).toEqual(expected);
});

test.each([
  ['HABCaEbHcdE', ['HABCaE', 'bHcdE']],
  ['HABCaEbHcHdE', ['HABCaE', 'bHcHdE']],
  ['HaEABCDHbcE', ['HaEAB', 'CDHbcE']],
  ['HABCEHaPbHcE', ['HABCE', 'HaPbHcE']],
  ['HABCDEFGIE', ['HABCDE', 'FGIE']],
  ['HAEbHcE', ['HAEb', 'HcE']],
  ['HABCEDHbE', ['HABCE', 'DHbE']],
])(
  'a chapter %s falls into the runs %j: as much text beside the later example as the earlier can spare',
  (chapter, expected) => {
    expect(runs(chapter)).toEqual(expected);
  },
);
