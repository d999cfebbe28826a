import { type Catalogue, citedIn } from '../games/common/words/catalogue.ts';
import type { WrittenArticle } from './articles.ts';
import { reporter, type Source } from './document.ts';
import { type Fault, type FaultKind, hint } from './faults.ts';
import type { WrittenGame, WrittenSheet } from './read.ts';
import type { FaqData, LessonData, RulingData } from './schemas.ts';
import { parseStatements } from './statements.ts';
import type { WrittenTerm } from './terms.ts';
import type { EngineRule, Mention, Mentions, Shown } from './types.ts';

type Known = ReadonlySet<string> | ReadonlyMap<string, unknown>;

/** What can be cited, in one game and beyond it. */
export interface Citable {
  readonly clauses: ReadonlyMap<string, Known>;
  readonly terms: readonly WrittenTerm[];
  readonly scenarios: ReadonlyMap<string, Shown>;
  readonly procedures: ReadonlyMap<string, Shown>;
  readonly catalogue: Catalogue;
}

/** Reports clauses of a game that stand twice, and returns its ids. */
export function checkDuplicates(game: WrittenGame, faults: Fault[]): Set<string> {
  const first = new Map<string, string>();
  for (const chapter of game.chapters) {
    for (const { id, line } of chapter.clauses) {
      const before = first.get(id);
      if (before === undefined) first.set(id, `${chapter.source.path}:${line}`);
      else reporter(faults, chapter.source.path)('duplicate', line, `clause "${id}" stands already in ${before}`);
    }
  }
  return new Set(first.keys());
}

/** Reports everything that a game's content cites and that does not exist. */
export function checkCitations(game: WrittenGame, known: Citable, faults: Fault[]): void {
  const ids = known.clauses.get(game.id) ?? new Set();
  const checks: readonly [keyof Mentions, Known, FaultKind, string][] = [
    ['examples', known.scenarios, 'unknown-scenario', 'scenario'],
    ['procedures', known.procedures, 'unknown-procedure', 'procedure'],
    ['grids', new Set(known.catalogue.grids.map(({ id }) => id)), 'unknown-grid', 'table'],
    [
      'pieces',
      new Set(known.catalogue.kinds.flatMap(({ id, pieces }) => [id, ...pieces.map((one) => one.id)])),
      'unknown-piece',
      'component',
    ],
    ['rulings', new Set(game.rulings.map(({ slug }) => slug)), 'unknown-ruling', 'ruling'],
    ['modules', new Set(game.data.modules.map(({ id }) => id)), 'unknown-module', 'module'],
    ['variants', new Set(game.data.variants.map(({ id }) => id)), 'unknown-variant', 'variant'],
  ];
  const checkMentions = (mentions: Mentions): void => {
    for (const mention of mentions.sees) checkSee(mention, game.id, known, faults);
    checkTermsNamed(mentions.terms, game.id, known.terms, faults);
    for (const [key, set, kind, what] of checks) check(mentions[key], set, kind, what, faults);
  };
  for (const chapter of game.chapters) checkMentions(chapter.mentions);
  for (const article of [...game.faq, ...game.rulings, ...game.lessons]) {
    checkMentions(article.mentions);
    check(listed(article, 'clauses'), ids, 'unknown-clause', 'clause', faults);
    checkTermsNamed(listed(article, 'terms'), game.id, known.terms, faults);
    for (const [key, set, kind, what] of checks) check(listed(article, key), set, kind, what, faults);
  }
  for (const { rules, file } of [...known.scenarios.values(), ...known.procedures.values()]) {
    check(
      rules.map((id) => ({ id, file, line: 1 })),
      ids,
      'unknown-clause',
      'clause',
      faults,
    );
  }
}

/** Reports what the sheets of a game name and that does not exist, and clauses that its catalogue names. */
export function checkSheets(game: WrittenGame, known: Known, catalogue: Catalogue, faults: Fault[]): void {
  const words = `src/games/${game.id}/words/catalogue.ts`;
  check(
    citedIn(catalogue).map((id) => ({ id, file: words, line: 1 })),
    known,
    'unknown-clause',
    'clause',
    faults,
  );
  for (const sheet of game.sheets) checkSheet(sheet, game, known, catalogue, faults);
}

function checkSheet(sheet: WrittenSheet, game: WrittenGame, known: Known, catalogue: Catalogue, faults: Fault[]): void {
  const { data, file, lineOf } = sheet;
  const grids = new Set(catalogue.grids.map(({ id }) => id));
  const kinds = new Set(catalogue.kinds.map(({ id }) => id));
  const variants = new Set(game.data.variants.map(({ id }) => id));
  const modules = new Set(game.data.modules.map(({ id }) => id));
  const isOf = (id: string | undefined, line: number): void => {
    if (id !== undefined) check([{ id, file, line }], modules, 'unknown-module', 'module', faults);
  };
  isOf(sheet.module, 1);
  for (const [at, part] of data.parts.entries()) {
    if ('grid' in part) {
      check([{ id: part.grid, file, line: lineOf('parts', at, 'grid') }], grids, 'unknown-grid', 'table', faults);
      continue;
    }
    if ('pieces' in part) {
      const line = lineOf('parts', at, 'pieces');
      check([{ id: part.pieces, file, line }], kinds, 'unknown-piece', 'component', faults);
      continue;
    }
    for (const [n, { rule, module, variant }] of part.lines.entries()) {
      const line = lineOf('parts', at, 'lines', n);
      check([{ id: rule, file, line }], known, 'unknown-clause', 'clause', faults);
      isOf(module, line);
      if (variant !== undefined) check([{ id: variant, file, line }], variants, 'unknown-variant', 'variant', faults);
    }
  }
}

/** Reports what a game's page names that is not there: chapters, and the example that it shows a position of. */
export function checkHub(game: WrittenGame, scenarios: ReadonlyMap<string, unknown>, faults: Fault[]): void {
  const { hub, chapters } = game.data;
  if (hub === undefined) return;
  const report = reporter(faults, `content/${game.id}/game.yaml`);
  const known = new Set(chapters.map(({ id }) => id));
  for (const { title, chapter } of [...hub.turn, ...hub.actions])
    if (!known.has(chapter))
      report('unknown-chapter', 1, `"${title}": there is no chapter "${chapter}"${hint(chapter, known)}`);
  const { scenario } = hub.scene;
  if (!scenarios.has(scenario))
    report('unknown-scenario', 1, `there is no example "${scenario}"${hint(scenario, new Set(scenarios.keys()))}`);
}

/**
 * Reports chapters of an unknown module; clauses of the engine's modules that are not marked as theirs; and questions and
 * rulings that rest on clauses of one module alone and do not say so.
 */
export function checkModules(game: WrittenGame, rules: Readonly<Record<string, EngineRule>>, faults: Fault[]): void {
  const facts = `content/${game.id}/game.yaml`;
  const known = new Set(game.data.modules.map(({ id }) => id));
  for (const { id, module } of game.data.chapters) {
    if (module === undefined || known.has(module)) continue;
    reporter(faults, facts)(
      'unknown-module',
      1,
      `chapter "${id}": there is no module "${module}"${hint(module, known)}`,
    );
  }
  const moduleOf = new Map<string, string>();
  for (const chapter of game.chapters) {
    const { data, lineOf } = chapter.document;
    for (const module of Object.keys(data.leads)) {
      if (known.has(module)) continue;
      reporter(faults, chapter.source.path)(
        'unknown-module',
        lineOf('leads', module),
        `there is no module "${module}"${hint(module, known)}`,
      );
    }
    for (const { id, part, line } of chapter.clauses) {
      if (part !== undefined && known.has(part)) moduleOf.set(id, part);
      const { module } = rules[id] ?? {};
      if (module === undefined || module === part) continue;
      reporter(faults, chapter.source.path)(
        'unmarked',
        line,
        `clause "${id}" is a rule of the module "${module}", so all of it stands in <With module="${module}"> or in a chapter of that module`,
      );
    }
  }
  for (const { document, source } of [...game.faq, ...game.rulings]) {
    const { clauses, module } = document.data;
    const of = new Set(clauses.map((id) => moduleOf.get(id)));
    const [only] = of;
    if (of.size !== 1 || only === undefined || only === module) continue;
    reporter(faults, source.path)(
      'unmarked',
      document.lineOf('clauses'),
      `every rule that it rests on is of the module "${only}", so it needs module: ${only}`,
    );
  }
}

/** Reports questions that begin their example at a step which it does not have. */
export function checkSteps(game: WrittenGame, scenarios: ReadonlyMap<string, Shown>, faults: Fault[]): void {
  for (const { document, source } of game.faq) {
    const { scenario = '', step } = document.data;
    if (step === undefined || scenarios.get(scenario)?.marks?.has(step)) continue;
    const where = scenario === '' ? 'it names no scenario' : `scenario "${scenario}" has no step of that mark`;
    reporter(faults, source.path)('unknown-step', document.lineOf('step'), `step "${step}": ${where}`);
  }
}

/** Reports lessons whose scenario does not exist or whose place is taken, and tasks that no lesson sets. */
export function checkLessons(
  game: WrittenGame,
  known: { readonly clauses: Known; readonly plays: ReadonlyMap<string, Shown> },
  faults: Fault[],
): void {
  const places = new Map<number, string>();
  const scenarios = new Map<string, string>();
  for (const { document, source } of game.lessons) {
    const { order, scenario } = document.data;
    const report = reporter(faults, source.path);
    const mention = { id: scenario, file: source.path, line: document.lineOf('scenario') };
    check([mention], known.plays, 'unknown-scenario', 'scenario', faults);
    for (const { clause } of document.data.learnt)
      if (!document.data.clauses.includes(clause))
        report('unknown-clause', document.lineOf('learnt'), `"${clause}" is not among the clauses of this lesson`);
    const before = places.get(order);
    if (before === undefined) places.set(order, source.path);
    else report('duplicate', document.lineOf('order'), `${before} has place ${order} in the course already`);
    const other = scenarios.get(scenario);
    if (other === undefined) scenarios.set(scenario, source.path);
    else report('duplicate', mention.line, `scenario "${scenario}" is the lesson of ${other} already`);
  }
  for (const { id, hasTasks, file, rules } of known.plays.values()) {
    if (!hasTasks) continue;
    if (!scenarios.has(id))
      reporter(faults, file)(
        'no-lesson',
        1,
        `scenario "${id}" sets tasks, so a lesson in content/${game.id}/learn/ must name it`,
      );
    check(
      rules.map((rule) => ({ id: rule, file, line: 1 })),
      known.clauses,
      'unknown-clause',
      'clause',
      faults,
    );
  }
}

/**
 * Reports everything that a term cites and that does not exist, and what keeps it from being one term with another of its
 * slug: a word of its own, or that the other is of no game.
 */
export function checkTerm(term: WrittenTerm, known: Pick<Citable, 'clauses' | 'terms'>, faults: Fault[]): void {
  const { game, slug, source, document, mentions } = term;
  const report = reporter(faults, source.path);
  const { clause, term: word } = document.data;
  const line = document.lineOf('clause');
  if (clause !== undefined && game === undefined)
    report('unknown-clause', line, `a term of no game has no clause; one of a game stands in content/<game>/glossary/`);
  else if (clause !== undefined)
    check(
      [{ id: clause, file: source.path, line }],
      known.clauses.get(game ?? '') ?? new Set(),
      'unknown-clause',
      'clause',
      faults,
    );
  const [first = term] = known.terms.filter((other) => other.slug === slug);
  const before = first.document.data.term;
  if (before !== word)
    report(
      'duplicate',
      document.lineOf('term'),
      `"${slug}" is one term in all games, but "${word}" here and "${before}" in ${first.source.path}:${first.document.lineOf('term')}`,
    );
  if (first !== term && (first.game === undefined || game === undefined))
    report('duplicate', 1, `"${slug}" is a term of no game and of one, which has it in ${first.source.path}`);
  checkTermsNamed(mentions.terms, game, known.terms, faults);
  for (const mention of mentions.sees) {
    if (mention.game !== undefined) checkSee(mention, mention.game, known, faults);
    else report('component', mention.line, `<See rule="${mention.id}"> needs game="…" here`);
  }
}

/** Reports clauses without a source, and rules of the engine without a clause. */
export function checkRules(
  game: WrittenGame,
  rules: Readonly<Record<string, EngineRule>>,
  sources: readonly Source[],
  faults: Fault[],
): void {
  const ids = new Set<string>();
  for (const chapter of game.chapters) {
    const report = reporter(faults, chapter.source.path);
    for (const { id, rulebook, explains, line } of chapter.clauses) {
      ids.add(id);
      const enforced = rules[id] !== undefined;
      if (!enforced && !explains && rulebook === undefined) {
        report(
          'no-source',
          line,
          `clause "${id}" is no rule of the engine, so it needs section="…"${hint(id, Object.keys(rules))}`,
        );
      }
      if (enforced && rulebook !== undefined) {
        report('no-source', line, `clause "${id}" is a rule of the engine, which gives its section already`);
      }
    }
  }
  for (const [id, { module }] of Object.entries(rules)) {
    if (ids.has(id)) continue;
    const path = `src/games/${game.id}/${module === undefined ? '' : `modules/${module}/`}engine/rules.ts`;
    const text = sources.find((source) => source.path === path)?.text ?? '';
    const line = text.slice(0, Math.max(0, text.search(new RegExp(`['"]?${id}['"]?\\s*:`)))).split('\n').length;
    reporter(faults, path)(
      'rule-without-clause',
      line,
      `rule "${id}" has no clause in content/${game.id}/rules/${hint(id, ids)}`,
    );
  }
}

/** The statements that each clause carries; reports rows that name no clause. */
export function checkStatements(
  game: string,
  ids: ReadonlySet<string>,
  sources: readonly Source[],
  faults: Fault[],
): Map<string, string[]> {
  const carried = new Map<string, string[]>();
  const table = sources.find(({ path }) => path === `tests/games/${game}/statements.tsv`);
  if (table === undefined) return carried;
  const report = reporter(faults, table.path);
  for (const { id, clauses, line } of parseStatements(table, report)) {
    for (const clause of clauses) {
      if (!ids.has(clause))
        report('unknown-clause', line, `${id} is carried by "${clause}", which is no clause${hint(clause, ids)}`);
      carried.set(clause, [...(carried.get(clause) ?? []), id]);
    }
  }
  return carried;
}

function check(list: readonly Mention[], known: Known, kind: FaultKind, what: string, faults: Fault[]): void {
  for (const { id, file, line } of list) {
    if (!known.has(id))
      faults.push({ kind, file, line, message: `there is no ${what} "${id}"${hint(id, known.keys())}` });
  }
}

/** Reports terms that are named and that the game, or what is of no game, does not have. */
function checkTermsNamed(
  list: readonly Mention[],
  game: string | undefined,
  terms: readonly WrittenTerm[],
  faults: Fault[],
): void {
  const own = new Set(terms.filter((term) => term.game === undefined || term.game === game).map(({ slug }) => slug));
  const folder = `content/${game === undefined ? '' : `${game}/`}glossary/`;
  for (const mention of list) {
    const other = terms.find(({ slug }) => slug === mention.id);
    if (other === undefined) check([mention], own, 'unknown-term', 'term', faults);
    else if (!own.has(mention.id))
      reporter(faults, mention.file)(
        'unknown-term',
        mention.line,
        `the term "${mention.id}" is only of ${other.game}; it needs a text in ${folder}`,
      );
  }
}

function checkSee(mention: Mention, home: string, known: Pick<Citable, 'clauses'>, faults: Fault[]): void {
  const game = mention.game ?? home;
  check(
    [mention],
    known.clauses.get(game) ?? new Set(),
    'unknown-clause',
    mention.game === undefined ? 'clause' : `${game} clause`,
    faults,
  );
}

/** What the frontmatter of a FAQ or ruling names under the key that means the same as a mention in its text. */
function listed(
  article: WrittenArticle<FaqData | LessonData | RulingData>,
  key: keyof Mentions | 'clauses',
): Mention[] {
  const { data, lineOf } = article.document;
  const file = article.source.path;
  const one = (name: string, id: string | undefined): Mention[] =>
    id === undefined ? [] : [{ id, file, line: lineOf(name) }];
  // The scenario of a lesson may set tasks, and is looked for among all by `checkLessons`.
  const isLesson = 'order' in data;
  if (key === 'examples') return isLesson ? [] : one('scenario', data.scenario);
  if (key === 'modules') return isLesson ? [] : one('module', data.module);
  if (key !== 'clauses' && key !== 'terms') return [];
  return data[key].map((id, index) => ({ id, file, line: lineOf(key, index) }));
}
