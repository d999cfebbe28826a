import { expect, test } from 'vitest';
import { allPages, htmlOf } from './found.ts';

// A reconstructed value has a dagger, wherever it is shown, and a page that shows one explains it once.

/** What a page says wrongly of the daggers on it. */
function faults(html: string): string[] {
  const daggers = html.match(/<sup class="dagger[ "]/g)?.length ?? 0;
  const explained = html.match(/ data-explains[\s=>]/g)?.length ?? 0;
  // What was read off a value in other ways before: a sign or a framed word of its own.
  const others = html.match(/[‡§]<|class="provenance[ "]/g) ?? [];
  return [
    ...(daggers > 0 && explained !== 1 ? [`${daggers} daggers, explained ${explained} times`] : []),
    ...(daggers === 0 && explained > 0 ? ['explains a dagger that is not there'] : []),
    ...others.map((one) => `another mark: ${one}`),
  ];
}

const dagger = '<sup class="dagger" title="x">†</sup>';
const explained = '<p id="reconstructed" data-explains>';

test.each<[string, string, number]>([
  ['none', '<p>4 coins</p>', 0],
  ['a dagger with its line', `<p>4${dagger} 5${dagger}</p>${explained}`, 0],
  ['a dagger without', `<p>4${dagger}</p>`, 1],
  ['two lines', `<p>4${dagger}</p>${explained}${explained}`, 1],
  ['a line without a dagger', explained, 1],
  ['another sign', '<p>4<sup>‡</sup></p>', 1],
])('what is wrong with the marks of a page is found: %s', (_, html, count) => {
  expect(faults(html)).toHaveLength(count);
});

const pages = [...allPages(), '/404.html'];
const marked = pages.filter((path) => htmlOf(path).includes('class="dagger'));

test('pages with a dagger explain it exactly once, pages without do not', () => {
  expect(marked.length).toBeGreaterThan(10);
  expect(marked.length).toBeLessThan(pages.length / 2);
  expect(pages.flatMap((path) => faults(htmlOf(path)).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('the line leads to where values and their sources are listed, or to what the dagger means', () => {
  const ways = marked.flatMap((path) =>
    [...htmlOf(path).matchAll(/<p class="reconstructed[^>]*>[\s\S]*?href="([^"]+)"/g)].map(([, way = '']) => way),
  );
  expect(ways.length).toBeGreaterThan(5);
  expect(ways.filter((way) => !/\/components\/#sources$|\/about\/#provenance$/.test(way))).toEqual([]);
});

test('what is said beside a clause looks the same everywhere', () => {
  const said = pages.flatMap((path) => [...htmlOf(path).matchAll(/<[ap] class="([^"]*\b(?:ruled|changed)\b[^"]*)"/g)]);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(([, names = '']) => !names.split(' ').includes('aside')).map(([whole]) => whole)).toEqual([]);
});
