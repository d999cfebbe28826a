import type { RecordKind } from '../search/kinds.ts';
import {
  clausePath,
  componentsPath,
  examplePath,
  faqPath,
  lessonPath,
  type Path,
  procedurePath,
  rulingPath,
  termPath,
} from './paths.ts';
import { changesOf, clauseAnchor } from './strips.ts';
import { termsOf, wholeText } from './terms.ts';
import type { GameSpine, Shown, Spine } from './types.ts';

/** One thing that a search finds. */
export interface SearchRecord {
  readonly kind: RecordKind;
  /** The number of a clause, else empty. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** What else a reader may call it or ask, and its id, with a comma between them. */
  readonly aliases: string;
  readonly path: Path;
  /** The player counts that it is for, where it is not for all. */
  readonly players?: readonly number[];
  /** The module or variant that it is for, where it is not for all, with its title. */
  readonly part?: readonly [id: string, kind: 'module' | 'variant', title: string];
  /** The modules with which another clause holds instead. */
  readonly changed?: readonly string[];
}

/** What a search in one game can find. */
export function searchRecords(spine: Spine, game: GameSpine): SearchRecord[] {
  const clauses = [...game.clauses.values()].map(
    (clause): SearchRecord => ({
      kind: 'clause',
      number: clause.number,
      title: clause.section.title,
      text: clause.text,
      aliases: [
        ...(clause.also === undefined ? [] : [clause.also]),
        clause.id,
        ...[...game.aliases.clause].filter(([, now]) => now === clause.id).map(([id]) => id),
      ].join(', '),
      path: clauseAnchor(clause),
      ...onlyFor(clause.only),
      ...partOf(game, clause.part),
      ...(clause.changedBy.length === 0 ? {} : { changed: clause.changedBy.map(({ module }) => module) }),
    }),
  );
  const faq = [...game.faq.values()].map(
    ({ slug, data }): SearchRecord => ({
      kind: 'faq',
      number: '',
      title: data.question,
      // Its reasons stand in the full text, as those of a ruling do.
      text: data.verdict,
      aliases: data.aliases.join(', '),
      path: faqPath(game.id, slug),
      ...onlyFor(data.players),
      ...partOf(game, data.module),
    }),
  );
  const rulings = [...game.rulings.values()].map(
    ({ slug, data }): SearchRecord => ({
      kind: 'ruling',
      number: '',
      title: data.title,
      text: `${data.question} ${data.reading}`,
      aliases: data.aliases.join(', '),
      path: rulingPath(game.id, slug),
      ...onlyFor(data.players),
      ...partOf(game, data.module),
    }),
  );
  const shown = (kind: 'example' | 'procedure', { id, title, summary, module }: Shown, path: Path): SearchRecord => ({
    kind,
    number: '',
    title,
    text: summary,
    aliases: id,
    path,
    ...partOf(game, module),
  });
  const examples = [...game.scenarios.values()].map((one) => shown('example', one, examplePath(game.id, one.id)));
  const procedures = [...game.procedures.values()].map((one) =>
    shown('procedure', one, procedurePath(game.id, one.id)),
  );
  const lessons = [...game.lessons.values()].map(
    ({ slug, data, text, module }): SearchRecord => ({
      kind: 'lesson',
      number: '',
      title: data.title,
      text: `${data.lead} ${text}`,
      aliases: [
        slug,
        'lesson course learn',
        ...[...game.aliases.lesson].filter(([, now]) => now === slug).map(([id]) => id),
      ].join(', '),
      path: lessonPath(game.id, slug),
      ...partOf(game, module),
    }),
  );
  const terms = termsOf(spine, game.id).map(
    ({ id, word, aliases, text }): SearchRecord => ({
      kind: 'term',
      number: '',
      title: word,
      text,
      aliases: aliases.join(', '),
      path: termPath(id),
    }),
  );
  const components = game.catalogue.kinds.map(
    ({ id, title, part, says }): SearchRecord => ({
      kind: 'component',
      number: '',
      title,
      text: says,
      aliases: id,
      path: componentsPath(game.id, id),
      ...partOf(game, part),
    }),
  );
  return [...faq, ...clauses, ...rulings, ...lessons, ...examples, ...procedures, ...components, ...terms];
}

const partOf = (game: GameSpine, id: string | undefined): Pick<SearchRecord, 'part'> => {
  const part = game.choices.parts.find((one) => one.id === id);
  return part === undefined ? {} : { part: [part.id, part.kind, part.title] };
};

const onlyFor = (players: readonly number[] | undefined) => (players === undefined ? {} : { players });

/** What previews show, by id: the number of a clause or the word of a term, and the text. */
export interface Previews {
  readonly clauses: Readonly<Record<string, readonly [number: string, text: string]>>;
  readonly terms: Readonly<Record<string, readonly [word: string, text: string]>>;
}

export function previewsOf(spine: Spine, game: GameSpine): Previews {
  return {
    clauses: Object.fromEntries(
      [...game.clauses.values()].map((clause) => [
        clause.id,
        [clause.number, [clause.text, ...changesOf(game, clause).map(({ says }) => says)].join(' ')],
      ]),
    ),
    terms: Object.fromEntries(termsOf(spine, game.id).map(({ id, word, text }) => [id, [word, text]])),
  };
}

/** Every clause, FAQ, ruling and term for bots; `address` makes a whole address of a path. */
export function rulesJson(spine: Spine, address: (path: Path) => string) {
  return {
    format: 1,
    games: [...spine.games.values()].map((game) => ({
      id: game.id,
      title: game.data.title,
      code: game.data.code,
      clauses: [...game.clauses.values()].map((clause) => ({
        id: clause.id,
        number: clause.number,
        chapter: clause.chapter,
        section: clause.section.title,
        text: clause.text,
        players: clause.players,
        ...(clause.module === undefined ? {} : { module: clause.module }),
        ...(clause.changedBy.length === 0 ? {} : { changedBy: clause.changedBy }),
        rulebook: clause.rulebook,
        statements: clause.statements,
        sees: clause.sees,
        citedBy: clause.citedBy,
        faq: clause.faq,
        rulings: clause.rulings,
        formerIds: [...game.aliases.clause].filter(([, now]) => now === clause.id).map(([id]) => id),
        url: address(clausePath(game.id, clause.id)),
      })),
      faq: [...game.faq.values()].map(({ slug, data, text, clauses }) => ({
        id: slug,
        question: data.question,
        verdict: data.verdict,
        why: text,
        clauses,
        url: address(faqPath(game.id, slug)),
      })),
      rulings: [...game.rulings.values()].map(({ slug, data, text, clauses }) => ({
        id: slug,
        title: data.title,
        question: data.question,
        reading: data.reading,
        others: data.others,
        why: text,
        clauses,
        url: address(rulingPath(game.id, slug)),
      })),
    })),
    terms: [...spine.terms.values()].map((term) => ({
      id: term.id,
      term: term.word,
      aliases: term.aliases,
      games: term.games,
      text: wholeText(spine, term),
      url: address(termPath(term.id)),
    })),
  };
}
