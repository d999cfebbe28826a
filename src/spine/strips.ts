import {
  chapterPath,
  clausePath,
  codePath,
  examplePath,
  faqPath,
  lessonPath,
  type Path,
  procedurePath,
  rulingPath,
} from './paths.ts';
import type { Clause, GameSpine } from './types.ts';

/** One entry of a strip: what it says, and where it leads. */
export interface StripLink {
  readonly text: string;
  readonly path: Path;
}

/** One heading of a strip with its entries, never empty. */
export interface StripGroup {
  readonly label: string;
  readonly links: readonly StripLink[];
}

/** What stands behind the control of a clause. */
export interface Strip {
  /** Where the rulebook says it. */
  readonly rulebook: string;
  readonly groups: readonly StripGroup[];
}

/** Everything that refers to a clause, for its strip and its page. */
export function stripOf(game: GameSpine, clause: Clause): Strip {
  const cite = (id: string): StripLink => {
    const other = game.clauses.get(id);
    return {
      text: other === undefined ? id : `${other.number} ${excerpt(other.text, 60)}`,
      path: clausePath(game.id, id),
    };
  };
  const groups: StripGroup[] = [
    ...changesOf(game, clause).map(({ title, now }) => ({ label: `Changed by ${title}`, links: [cite(now.id)] })),
    { label: 'Instead of', links: clause.changes.map(cite) },
    {
      label: 'FAQ',
      links: clause.faq.map((slug) => ({
        text: game.faq.get(slug)?.data.question ?? slug,
        path: faqPath(game.id, slug),
      })),
    },
    {
      label: 'Rulings',
      links: clause.rulings.map((slug) => ({
        text: game.rulings.get(slug)?.data.title ?? slug,
        path: rulingPath(game.id, slug),
      })),
    },
    {
      label: 'Lessons',
      links: clause.lessons.map((slug) => ({
        text: `${game.lessons.get(slug)?.data.title ?? slug}, to play`,
        path: lessonPath(game.id, slug),
      })),
    },
    {
      label: 'Examples',
      links: clause.examples.map((id) => ({
        text: `${game.scenarios.get(id)?.title ?? id}, to step through`,
        path: examplePath(game.id, id),
      })),
    },
    {
      label: 'Charts',
      links: clause.procedures.map((id) => ({
        text: `${game.procedures.get(id)?.title ?? id}, drawn as a chart`,
        path: procedurePath(game.id, id),
      })),
    },
    { label: 'Cited by', links: clause.citedBy.map(cite) },
    {
      label: 'Code',
      links: clause.code
        .slice(0, 1)
        .map(() => ({ text: enforcers(clause.code.length), path: codePath(game.id, clause.id) })),
    },
  ];
  const module = game.data.modules.find(({ id }) => id === clause.part);
  const rulebook =
    module === undefined || clause.rulebook === '' ? clause.rulebook : `${module.title}: ${clause.rulebook}`;
  return { rulebook, groups: groups.filter(({ links }) => links.length > 0) };
}

/** The title of a module, or of a variant. */
export function moduleTitle(game: GameSpine, id: string): string {
  return [...game.data.modules, ...game.data.variants].find((one) => one.id === id)?.title ?? id;
}

/** The rulebook that a text of a game, or of a module of it, comes from: its edition or title, and its year where it is known. */
export function rulebookOf(game: GameSpine, module?: string): string {
  const { data } = game;
  const own = data.modules.find(({ id }) => id === module);
  return [own?.title ?? data.edition, own === undefined ? data.year : own.year].filter(Boolean).join(', ');
}

/** What modules of a game put in the place of a clause: the title of each, its clause, and a sentence that says so. */
export function changesOf(
  game: GameSpine,
  clause: Clause,
): { readonly module: string; readonly title: string; readonly now: Clause; readonly says: string }[] {
  return clause.changedBy.flatMap(({ module, clause: id }) => {
    const now = game.clauses.get(id);
    const title = moduleTitle(game, module);
    return now === undefined ? [] : [{ module, title, now, says: `Changed by ${title}: ${now.number}.` }];
  });
}

/** How a reader is told of functions: their names are for those who read code. */
const enforcers = (count: number): string =>
  count === 1 ? 'The function that enforces it' : `The ${count} functions that enforce it`;

/** The beginning of a text, cut between words, with an ellipsis when cut. `length` in characters. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${cut.replace(/[.,;:]$/, '')} …`;
}

/** The address of a clause in its chapter. */
export function clauseAnchor(clause: Clause): Path {
  return chapterPath(clause.game, clause.chapter, clause.id);
}
