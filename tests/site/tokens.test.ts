import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readGames } from '../../src/spine/read.ts';
import { readSources } from '../../src/spine/sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').replace(/@media[\s\S]*$/, '');
const pair = /--([\w-]+): light-dark\((#\w+), (#\w+)\)/g;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Rgb = readonly [number, number, number];

const tokens: Record<Theme, Record<string, string>> = { light: {}, dark: {} };
const accents: Record<Theme, Record<string, string>> = { light: {}, dark: {} };
for (const [, name = '', light = '', dark = ''] of css.matchAll(pair)) {
  tokens.light[name] = light;
  tokens.dark[name] = dark;
}
const games = readGames(readSources(root), []);
for (const theme of themes) {
  for (const { id, data } of games) accents[theme][id] = data.accent[theme];
  accents[theme]['any expansion'] = tokens[theme].module ?? '';
}

/** Linear light of a colour written #rrggbb. */
function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Contrast after WCAG 2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

// Machado, Oliveira and Fernandes 2009, full severity, rows for red, green and blue in linear light.
const visions: Record<string, readonly [Rgb, Rgb, Rgb]> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as a reader of that vision sees it, in OKLab times 100, where 2 is a difference one can just see. */
function seen(hex: string, vision: readonly [Rgb, Rgb, Rgb]): Rgb {
  const light = linear(hex);
  const [r, g, b] = vision.map((row) =>
    row.reduce((sum, factor, at) => sum + factor * (light[at] ?? 0), 0),
  ) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ];
}

describe.each(themes)('colours, %s', (theme) => {
  const token = (name: string): string => tokens[theme][name] ?? '';
  const hues = Object.entries(accents[theme]);

  test('every game has an accent, and so has an expansion', () => {
    const folders = readdirSync(join(root, 'content')).filter((name) => name !== 'glossary');
    expect(hues.map(([name]) => name).sort()).toEqual([...folders, 'any expansion'].sort());
  });

  test.each(['paper', 'card'])('text is legible on %s', (ground) => {
    const words = {
      ink: token('ink'),
      soft: token('soft'),
      stop: token('stop'),
      go: token('go'),
      plain: token('accent'),
    };
    for (const [name, colour] of [...Object.entries(words), ...hues]) {
      expect(contrast(colour, token(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('refusals and gains are legible on their own ground', () => {
    expect(contrast(token('stop'), token('stop-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('go'), token('go-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('ink'), token('stop-soft'))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('ink'), token('go-soft'))).toBeGreaterThanOrEqual(7);
  });

  test.each(Object.keys(visions))('the accents are told apart in %s vision', (name) => {
    const vision = visions[name];
    if (vision === undefined) throw new Error(`no vision ${name}`);
    for (const [at, [one, first]] of hues.entries()) {
      for (const [other, second] of hues.slice(at + 1)) {
        expect(
          Math.hypot(...seen(first, vision).map((v, i) => v - (seen(second, vision)[i] ?? 0))),
          `${one} and ${other}`,
        ).toBeGreaterThan(7);
      }
    }
  });
});
