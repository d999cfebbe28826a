import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../src/games/common/scenario.ts';
import { signWords } from '../../src/games/common/words/signs.ts';
import { english, type Tag } from '../../src/games/common/words/words.ts';
import type { Adapter, ExampleProps } from '../../src/islands/adapter.ts';
import Example from '../../src/islands/Example.svelte';
import { trackOf } from '../../src/stepper/track.ts';
import { transcript } from '../../src/stepper/transcript.ts';
import { noticeWords } from '../../src/stepper/words/notices.ts';
import { taskWords } from '../../src/stepper/words/task.ts';
import { keyWords, uiWords } from '../../src/stepper/words/ui.ts';
import Picture from './Picture.svelte';
import { pseudo, told, unwrapped } from './pseudo.ts';
import { type Depot, depot, depotFacts, depotWords, wagon } from './toy.ts';

const adapterIn = (w: Tag): Adapter<Depot> => ({
  game: depot,
  words: depotWords(w),
  facts: async () => depotFacts(w),
  ui: uiWords(w),
  Board: Picture as Adapter<Depot>['Board'],
  legend: async () => ({ default: Picture as unknown as Component }),
  procedures: {},
});
const Island = Example as unknown as Component<Record<string, unknown>>;
const page: Omit<ExampleProps, 'game' | 'scenario'> = {
  part: 'base',
  clauses: {},
  clauseRoot: '/depot/c/',
  home: '/depot/examples/wagon/',
};
const html = (w: Tag, props: object = {}) =>
  render(Island, { props: { ...page, adapter: adapterIn(w), scenario: foreign(wagon), ...props } }).body;

/** The scenario as if it were written in the pseudo-locale. */
function foreign(scenario: Scenario<Depot>): Scenario<Depot> {
  const runs = scenario.runs.map((run) => ({
    ...run,
    script: run.script.map((step) => ({
      ...step,
      ...('say' in step && step.say !== undefined ? { say: told(step.say) } : {}),
      ...('ask' in step ? { ask: told(step.ask), answer: told(step.answer) } : {}),
    })) as typeof run.script,
  }));
  return { ...scenario, title: told(scenario.title), summary: told(scenario.summary), runs };
}

/** What a reader of some HTML can come across: its text and the texts in its attributes. */
function readable(body: string): string[] {
  const attributes = [...body.matchAll(/\s(?:aria-label|aria-valuetext|title|alt|placeholder)="([^"]*)"/g)];
  const text = body.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/);
  return [...attributes.map(([, value]) => value ?? ''), ...text].filter((one) => one.trim() !== '');
}

describe('the island, as the server draws it', () => {
  test('says nothing that was not written with the tag', () => {
    const found = readable(html(pseudo)).flatMap((text) => unwrapped(text));
    expect(found).toEqual([]);
    expect(readable(html(english)).flatMap((text) => unwrapped(text)).length).toBeGreaterThan(20);
  });

  test('has no style attribute, no script and no id twice', () => {
    const body = html(english);
    expect(body).not.toMatch(/\sstyle=/);
    expect(body).not.toMatch(/<script/);
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of body.matchAll(/aria-(?:labelledby|describedby)="([^"]+)"/g)) expect(ids).toContain(id);
  });

  test('stands at the start of the run that it is given', () => {
    expect(html(english, { run: '3' })).toMatch(/data-at="0" data-run="3"/);
    expect(html(english)).toMatch(/data-at="0" data-run="2"/);
  });

  test('writes what a scenario says as text, never as markup', () => {
    const body = html(english, { scenario: { ...wagon, title: '<img src=x onerror=alert(1)>', summary: '</p><b>' } });
    expect(body).not.toMatch(/<img|<b>/);
  });
});

test('the transcript says nothing that was not written with the tag', () => {
  for (const { key } of wagon.runs) {
    const rows = transcript(trackOf(depot, foreign(wagon), key), depotWords(pseudo));
    const texts = rows.flatMap(({ say, move, happened, refusal, question }) => [
      say ?? '',
      move ?? '',
      ...happened.map(({ text }) => text),
      refusal?.text ?? '',
      question ? question.ask + question.answer : '',
    ]);
    expect(texts.flatMap((text) => unwrapped(text))).toEqual([]);
    expect(texts.filter((text) => text !== '').length).toBeGreaterThan(10);
  }
});

test('every word of the island itself is written with the tag', () => {
  const ui = {
    ...uiWords(pseudo),
    ...keyWords(pseudo),
    ...taskWords(pseudo),
    ...noticeWords(pseudo),
    ...signWords(pseudo),
  };
  const texts = Object.values(ui).flatMap((value) => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flat() as string[];
    return [(value as (...all: never[]) => string)(...([1, 2, 3] as unknown as never[]))];
  });
  for (const text of texts) expect(unwrapped(text), text).toEqual([]);
  expect(texts.length).toBeGreaterThan(40);
});
