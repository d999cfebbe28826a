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
      links:
        clause.code.length === 0
          ? []
          : [{ text: clause.code.map(({ name }) => name).join(', '), path: codePath(game.id, clause.id) }],
    },
  ];
  return { rulebook: clause.rulebook, groups: groups.filter(({ links }) => links.length > 0) };
}

/** The beginning of a text, cut between words, with an ellipsis when cut. `length` in characters. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${cut.replace(/[.,;:]$/, '')} …`;
}

/** The place of a clause in its chapter. */
export function placeOf(clause: Clause): Path {
  return chapterPath(clause.game, clause.chapter, clause.id);
}
