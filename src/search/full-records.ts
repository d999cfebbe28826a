import { chartOf } from '../games/common/procedures/chart.ts';
import { searchRecords } from '../spine/records.ts';
import { siteProcedure } from '../spine/site.ts';
import { transcriptsOf } from '../spine/transcripts.ts';
import type { GameSpine, Spine } from '../spine/types.ts';
import type { Entry } from './small-index.ts';

/** One thing as the full text holds it: what the small index says of it, with every word that its page tells. */
export type FullRecord = Omit<Entry, 'href'> & {
  /** Before the base. */
  readonly path: string;
  readonly game: string;
};

/** Everything of a game for its full text: the reasons of a ruling and its other readings, an example told, a chart in words. */
export function fullRecords(spine: Spine, game: GameSpine): FullRecord[] {
  return searchRecords(spine, game).map((record) => {
    const slug = /([^/#]+)\/?$/.exec(record.path)?.[1] ?? '';
    const more = {
      clause: none,
      faq: reasons,
      term: none,
      ruling: readings,
      lesson,
      example: told,
      procedure: chart,
      component: drawn,
    };
    const text = [record.text, ...more[record.kind](game, slug)].filter((part) => part !== '').join(' ');
    return { ...record, text, game: game.id };
  });
}

type More = (game: GameSpine, slug: string) => readonly string[];

const none: More = () => [];

const reasons: More = (game, slug) => [game.faq.get(slug)?.text ?? ''];

const readings: More = (game, slug) => {
  const one = game.rulings.get(slug);
  if (one === undefined) return [];
  return [one.text, ...one.data.others.map(({ reading, consequence }) => `${reading} ${consequence}`)];
};

/** What several runs tell in the same words stands there once. */
const told: More = (game, id) => [
  ...new Set(
    (transcriptsOf(game.id, id)?.runs ?? []).flatMap(({ rows }) =>
      rows.flatMap(({ say, move, question, refusal, happened }) => [
        question?.ask ?? '',
        question?.answer ?? '',
        say ?? move ?? '',
        refusal?.text ?? '',
        ...happened.map(({ text }) => text),
      ]),
    ),
  ),
];

/** What a reader could look for on the tiles of a kind. */
const drawn: More = (game, id) =>
  (game.catalogue.kinds.find((kind) => kind.id === id)?.pieces ?? []).flatMap(({ title, rows }) => [
    title,
    ...rows.flatMap(({ head, values }) => [head ?? '', ...values.map(({ text }) => text)]),
  ]);

/** What a lesson teaches, and what its scenario tells. */
const lesson: More = (game, slug) => {
  const one = game.lessons.get(slug);
  return one === undefined ? [] : [...one.data.learnt.map(({ say }) => say), ...told(game, one.data.scenario)];
};

const chart: More = (game, id) => {
  const procedure = siteProcedure(game.id, id);
  if (procedure === undefined) return [];
  const { states, ways, always } = chartOf(procedure.machine);
  return [...states.map(({ says }) => `${says}.`), ...ways.map(({ says }) => says), ...always];
};
