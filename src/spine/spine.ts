import type { Catalogue } from '../games/common/words/catalogue.ts';
import {
  checkCitations,
  checkDuplicates,
  checkHub,
  checkLessons,
  checkModules,
  checkRules,
  checkSheets,
  checkStatements,
  checkSteps,
  checkTerm,
} from './checks.ts';
import { choicesOf } from './choices.ts';
import { checkRuleTags, citationsInCode } from './code.ts';
import { reporter, type Source, type Wording } from './document.ts';
import { type Fault, hint } from './faults.ts';
import { joinGame } from './join.ts';
import { readGames, type WrittenGame } from './read.ts';
import { checkRegistry, parseRegistry } from './registry.ts';
import { checkRows, checkSetups } from './setup.ts';
import { joinTerms, readTerms } from './terms.ts';
import type { EngineOptions, EngineRule, GameSpine, Kind, Replaced, Shown, Spine } from './types.ts';
import { wording } from './vocabulary.ts';

/** Everything that the spine is built from. */
export interface SpineInput {
  /** The content, each game's table of statements and its engines, as text, by path from the top of the repository. */
  readonly sources: readonly Source[];
  /** The engine's rules by game. */
  readonly rules: Readonly<Record<string, Readonly<Record<string, EngineRule>>>>;
  /** What the modules of each game replace, by game. */
  readonly replaced?: Readonly<Record<string, Replaced>>;
  /** What the engine can be set to, by game; where a game is absent, its content cannot name any option. */
  readonly options?: Readonly<Record<string, EngineOptions>>;
  readonly scenarios: readonly (Shown & { readonly game: string })[];
  readonly procedures: readonly (Shown & { readonly game: string })[];
  /** The components and tables of the games that have some. */
  readonly catalogues?: Readonly<Record<string, Catalogue>>;
  /** The places that letters can stand at in the pictures of a setup: by game, and by `base` or module. */
  readonly setups?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const empty: Catalogue = { kinds: [], grids: [] };

/**
 * Reads and joins everything, and says every fault of the content at once. An id that the registry lacks is no fault
 * here, so that a draft can be looked at: a test asks for it.
 */
export function buildSpine(input: SpineInput): { readonly spine: Spine; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const terms = readTerms(input.sources, faults);
  const games = readGames(input.sources, faults);
  // What cannot be read is missing everywhere else; only the cause is worth reporting.
  const unread = faults.filter(({ kind }) => kind === 'syntax' || kind === 'frontmatter');
  const numbers = new Map(games.map((game) => [game.id, numbersOf(game)]));
  const ids = new Map(games.map((game) => [game.id, checkDuplicates(game, faults)]));
  const titles = new Map(
    games.flatMap(({ id: game, data, rulings }) => [
      ...[...data.modules, ...data.variants].map(({ id, title }) => [`${game} ${id}`, title] as const),
      ...rulings.map(({ slug, document }) => [`${game} ${slug}`, document.data.title] as const),
    ]),
  );
  const say = (game: string): Wording =>
    wording(
      (rule, other) => numbers.get(other ?? game)?.get(rule) ?? rule,
      (part) => titles.get(`${game} ${part}`) ?? part,
    );

  for (const term of terms) checkTerm(term, { clauses: ids, terms }, faults);
  const joined = games.map((game): [string, GameSpine] => {
    const rules = input.rules[game.id] ?? {};
    const own = (list: SpineInput['scenarios']): Map<string, Shown> =>
      new Map(list.filter((one) => one.game === game.id).map((one) => [one.id, one]));
    const plays = own(input.scenarios);
    const scenarios = new Map([...plays].filter(([, { hasTasks }]) => !hasTasks));
    const procedures = own(input.procedures);
    const clauses = ids.get(game.id) ?? new Set<string>();
    const catalogue = input.catalogues?.[game.id] ?? empty;
    checkCitations(game, { clauses: ids, terms, scenarios, procedures, catalogue }, faults);
    checkSheets(game, clauses, catalogue, faults);
    checkHub(game, scenarios, faults);
    checkSetups(game, clauses, input.setups?.[game.id] ?? {}, faults);
    checkRows(game, faults);
    checkModules(game, rules, faults);
    checkSteps(game, scenarios, faults);
    checkLessons(game, { clauses, plays }, faults);
    const choices = choicesOf(game, input.options?.[game.id], faults);
    checkRules(game, rules, input.sources, faults);
    const engine = engineOf(game.id, input.sources);
    // An engine can be there before the first chapter is written: until then no clause can be cited.
    checkRuleTags(engine, (rule, at) => {
      if (!clauses.has(rule) && !isPlanned(game.id, input))
        faults.push({ kind: 'unknown-rule', ...at, message: `@rule "${rule}" is no clause${hint(rule, clauses)}` });
    });
    const spine = joinGame(game, {
      rules,
      replaced: input.replaced?.[game.id] ?? {},
      statements: checkStatements(game.id, clauses, input.sources, faults),
      code: citationsInCode(engine, clauses),
      scenarios,
      plays,
      procedures,
      catalogue,
      say: say(game.id),
    });
    return [game.id, { ...spine, aliases: aliasesOf(spine, input.sources, faults), choices }];
  });
  const order = games.map(({ id }) => id);
  const spine = {
    games: new Map(joined.filter(([id]) => !isPlanned(id, input))),
    planned: new Map(games.filter(({ id }) => isPlanned(id, input)).map(({ id, data }) => [id, { id, data }])),
    terms: joinTerms(terms, order, say),
  };
  return { spine, faults: unread.length > 0 ? unread : faults };
}

/** The ids that live in a game, by kind. */
export function liveIds(game: Pick<GameSpine, 'clauses' | 'faq' | 'rulings' | 'lessons'>): Record<Kind, Set<string>> {
  return {
    clause: new Set(game.clauses.keys()),
    faq: new Set(game.faq.keys()),
    ruling: new Set(game.rulings.keys()),
    lesson: new Set(game.lessons.keys()),
  };
}

/** Whether only the facts of a game are here: no chapter of its rules, and no engine. */
function isPlanned(game: string, { sources, rules }: SpineInput): boolean {
  return rules[game] === undefined && !sources.some(({ path }) => path.startsWith(`content/${game}/rules/`));
}

/** Where the registry of a game stands. */
export function registryPath(game: string): string {
  return `content/${game}/ids.tsv`;
}

/** The engine's source of a game, without the table of its rules, which cites them all, and the provenance of its values. */
function engineOf(game: string, sources: readonly Source[]): Source[] {
  return sources.filter(
    ({ path }) =>
      path.startsWith(`src/games/${game}/`) && path.endsWith('.ts') && !/\/(rules\.ts|tables\/sources\/.*)$/.test(path),
  );
}

function numbersOf(game: WrittenGame): Map<string, string> {
  return new Map(game.chapters.flatMap(({ clauses }) => clauses.map(({ id, number }) => [id, number] as const)));
}

function aliasesOf(
  game: Omit<GameSpine, 'aliases' | 'choices'>,
  sources: readonly Source[],
  faults: Fault[],
): GameSpine['aliases'] {
  const path = registryPath(game.id);
  const report = reporter(faults, path);
  const source = sources.find((one) => one.path === path);
  return checkRegistry(source === undefined ? [] : parseRegistry(source, report), liveIds(game), report);
}
