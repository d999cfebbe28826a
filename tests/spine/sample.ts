import type { Source } from '../../src/spine/document.ts';
import { ContentFaults } from '../../src/spine/faults.ts';
import { buildSpine, type SpineInput } from '../../src/spine/spine.ts';

/** A small game whose content is right: every test changes one thing of it. */
export const files = {
  'content/toy/game.yaml': `title: Toy Line
short: Toy
code: TY
edition: First edition
year: 2020
publisher: Nobody
authors: [A. Maker]
players: [2, 3]
modules: [{ id: bridges, title: Bridges }]
accent: { light: '#123456', dark: '#abcdef' }
chapters:
  - { id: start, title: Start }
  - { id: laying, title: Laying rails }
  - { id: end, title: The end }
`,
  'content/toy/ids.tsv': `kind\tid\tnow
clause\tfirst-player
clause\tlay-rail
clause\tlay-twice
clause\tput-rail\tlay-rail
faq\trail-where
ruling\ttwo-rails
lesson\tfirst-rail
`,
  'content/toy/rules/start.mdx': `---
title: Start
lead: How it begins.
checked: 2026-01-02
---

## Who begins

<Rule id="first-player" section="Beginning">The youngest begins. <Players n="2">The other one is second.</Players></Rule>
`,
  'content/toy/rules/laying.mdx': `---
title: Laying rails
lead: One rail a turn.
checked: 2026-01-02
---

## Your rail

<Rule id="lay-rail">Lay 1 <Term id="rail">rail</Term> for $100. "Free" means $0.</Rule>

<Example id="one-rail" />

## A second rail

<Rule id="lay-twice" explains>A second rail follows <See rule="lay-rail" /> too.</Rule>

<Procedure id="laying" />
`,
  'content/toy/faq/rail-where.mdx': `---
question: Where may a rail lie?
verdict: Anywhere.
aliases: [rail place]
clauses: [lay-rail]
scenario: one-rail
step: first-rail
---

See <See rule="lay-twice" />.
`,
  'content/toy/rulings/two-rails.mdx': `---
title: Two rails
question: May you lay two?
reading: No.
others:
  - reading: Yes.
    consequence: It is quicker.
clauses: [lay-twice]
source: Laying
---

One is one.
`,
  'content/toy/learn/first-rail.mdx': `---
title: Your first rail
lead: Lay one.
order: 1
clauses: [lay-rail]
learnt:
  - { clause: lay-rail, say: Rails are laid. }
  - { clause: lay-rail, say: One is enough. }
scenario: laying-lesson
terms: [rail]
---

Then see <See rule="lay-twice" />.
`,
  'content/toy/glossary/rail.mdx': `---
term: Rail
clause: lay-rail
---

A piece of track.
`,
  'tests/games/toy/statements.tsv': 'statement\ttag\tclause\nTY-1\tsetup\tfirst-player\nTY-2\taction\tlay-rail\n',
  'src/games/toy/engine/rules.ts': `export const rules = {
  'lay-rail': { section: 'Laying' },
};
`,
  'src/games/toy/engine/moves.ts': `/** Refuses a rail that costs too much. */
export function checkRail(money: number) {
  return money < 100 ? { rule: 'lay-rail' } : undefined;
}
`,
  // Where the values of a row come from that has the name of a rule, which enforces nothing.
  'src/games/toy/engine/tables/sources/rails.ts': `export const RAILS_SOURCES = {
  'lay-rail': printed('B1'),
};
`,
} as const;

type File = keyof typeof files;
export type Change = Partial<Record<File | (string & {}), string | ((text: string) => string) | undefined>>;

/** The sample with some files changed, added, or (with `undefined`) taken away. */
export function sources(change: Change = {}): Source[] {
  const all: Record<string, string> = { ...files };
  for (const [path, to] of Object.entries(change)) {
    if (to === undefined) delete all[path];
    else all[path] = typeof to === 'string' ? to : to(all[path] ?? '');
  }
  return Object.entries(all).map(([path, text]) => ({ path, text }));
}

/** A scenario with tasks. */
export const lesson = {
  game: 'toy',
  id: 'laying-lesson',
  title: 'Your first rail',
  summary: 'You lay a rail.',
  rules: ['lay-rail'],
  file: 'src/games/toy/scenarios/laying-lesson.ts',
  hasTasks: true,
} as const;

export function input(change: Change = {}, more: Partial<SpineInput> = {}): SpineInput {
  return {
    sources: sources(change),
    rules: { toy: { 'lay-rail': { section: 'Laying' } } },
    scenarios: [
      {
        game: 'toy',
        id: 'one-rail',
        title: 'One rail',
        summary: 'A rail is laid.',
        rules: ['lay-rail'],
        file: 'src/games/toy/scenarios/one-rail.ts',
        marks: new Set(['first-rail']),
      },
      lesson,
    ],
    procedures: [
      {
        game: 'toy',
        id: 'laying',
        title: 'Laying',
        summary: '',
        rules: [],
        file: 'src/games/toy/procedures/laying.ts',
      },
    ],
    ...more,
  };
}

/** What is wrong, as a build would print it: one `file:line  message` each. */
export function printed(change: Change, more: Partial<SpineInput> = {}): string[] {
  const { faults } = buildSpine(input(change, more));
  return new ContentFaults(faults).message
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

/** Replaces a piece of text that must be there. */
export const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`The sample does not hold ${from}.`);
  return text.replace(from, to);
};
