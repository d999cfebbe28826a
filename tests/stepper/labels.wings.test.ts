import { expect, test } from 'vitest';
import { referenceOf, wings as wingsOf } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { playout } from '../../src/kernel/playout.ts';
import { type Option, offScript, optionsOf, teaching } from '../../src/stepper/branch.ts';
import { type Frame, trackOf } from '../../src/stepper/track.ts';
import { loadAsked } from '../asked.ts';
import { PLAYS } from '../effort.ts';
import type { Subject } from '../laws/subject.ts';
import { type WingTested, wings } from '../wings.ts';

// Whoever chooses a move reads its button. Moves that are said in the same words are one button, and so must be alike:
// what one of them leads to is what the other leads to, but for the names of the two pieces.

const subjects = await loadAsked(
  import.meta.glob<readonly Subject[]>('../games/*/{laws,modules/*/laws}/subject.ts', { import: 'subjects' }),
);

/** What the components of a game are, in words, by their id. */
const pieces = new Map(
  await Promise.all(
    Object.entries(wingsOf).map(async ([id, load]) => {
      const { kinds = [] } = (await referenceOf(await load()).components?.()) ?? {};
      const all = kinds.flatMap((kind) => kind.pieces.map((piece) => ({ ...piece, kind: kind.id })));
      const told = all.flatMap(({ figure, kind, rows }) => {
        const values = rows.flatMap((row) => [row.head, ...row.values.map(({ text }) => text)]);
        // A type of which there are several pieces is told once.
        return [figure.id ?? '', `${figure.kind}-${figure.id}`].map(
          (name) => [name, [kind, ...values].join('\n')] as const,
        );
      });
      return [id, new Map(told)] as const;
    }),
  ),
);

/** A position with two names exchanged, and lists of names in an order that does not tell them apart. */
function exchanged(value: unknown, [one, two]: readonly [string, string]): unknown {
  const of = (name: string) => (name === one ? two : name === two ? one : name);
  if (typeof value === 'string') return of(value);
  if (Array.isArray(value)) {
    const all = value.map((item) => exchanged(item, [one, two]));
    return all.every((item) => typeof item === 'string') ? all.toSorted() : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [of(key), exchanged(item, [one, two])] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Whether two moves are alike: they lead to the same, but for two pieces that are the same in all their values. */
function isAlike({ id, game }: WingTested, frame: Frame, one: Option<never>, two: Option<never>): boolean {
  if (one.violation || two.violation) return one.violation?.rule === two.violation?.rule;
  const [mine, other] = [one.text.split(':'), two.text.split(':')];
  const names = mine.flatMap((name, i) => (name === other[i] ? [] : [[name, other[i] ?? ''] as const]));
  const [pair, ...more] = names;
  if (pair === undefined || more.length > 0) return false;
  const [values, others] = pair.map(
    (name) => pieces.get(id)?.get(name) ?? pieces.get(id)?.get(name.replace(/-\d+$/, '')),
  );
  if (values === undefined || values !== others) return false;
  const [a, b] = [one, two].map(({ move }) => {
    const done = game.apply(offScript(frame.state), move);
    return done.ok ? game.view(done.state, 'public') : undefined;
  });
  return JSON.stringify(exchanged(a, pair)) === JSON.stringify(exchanged(b, ['', '']));
}

/** Adds to `unlike` the moves of a frame that are one button and not alike. */
function look(wing: WingTested, frame: Frame, unlike: Set<string>): void {
  const { game, words } = wing;
  const view = game.view(frame.state, 'public');
  const options = optionsOf(game, frame) as readonly Option<never>[];
  const shown = teaching(options as never, words, view, frame.prompt) as readonly Option<never>[];
  const said = (one: Option<never>) => {
    const { label, detail = '' } = words.move(one.move, view, frame.prompt);
    return `${label} | ${detail}`;
  };
  // No two buttons are the same.
  expect(shown.map(said).filter((one, i, all) => all.indexOf(one) !== i)).toEqual([]);
  for (const option of options) {
    const button = shown.find((one) => said(one) === said(option));
    if (button === undefined || button.text === option.text || (option.violation && !button.violation)) continue;
    if (!isAlike(wing, frame, option, button))
      unlike.add(`${frame.prompt.kind}: ${said(option)}: ${button.text}, ${option.text}`);
  }
}

test.each(wings)('$id tells its moves apart, or they are alike, in its scenarios', async (wing) => {
  const unlike = new Set<string>();
  for (const load of Object.values(wing.scenarios)) {
    const scenario = await load();
    for (const { key } of scenario.runs)
      for (const frame of trackOf(wing.game, scenario, key).frames) look(wing, frame, unlike);
  }
  expect([...unlike]).toEqual([]);
});

test.each(wings)('$id tells its moves apart, or they are alike, in random games', { timeout: 240_000 }, (wing) => {
  const configs = subjects
    .filter(({ game }) => game === wing.id)
    .flatMap(({ value }) => value)
    .filter(({ plays }) => plays === undefined)
    .flatMap((subject) => subject.configs);
  const unlike = new Set<string>();
  const game = wing.game as Game;
  for (const [n, config] of configs.entries())
    for (let play = 0; play < Math.min(PLAYS, 3); play += 1) {
      const { start, plies } = playout(game, game.setup(game.configure(config), 1000 * n + play), []);
      for (const { state } of [start, ...plies]) {
        const frame = { state, prompt: game.prompt(state), events: [], narration: { say: '' } } as unknown as Frame;
        look(wing, frame, unlike);
      }
    }
  expect([...unlike].slice(0, 20)).toEqual([]);
});
