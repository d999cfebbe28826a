import { reporter } from './document.ts';
import { type Fault, hint } from './faults.ts';
import type { WrittenGame } from './read.ts';
import type { Choices, EngineOptions, RulingChoice } from './types.ts';

/** A name of the engine as addresses and content write it: `openStack` is `open-stack`. */
export function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * What a table of a game can choose, from its facts and the options that its rulings name. Reports what the engine
 * cannot be set to, and variants of it that the facts do not list; tests/spine/choices.test.ts asks for every reading.
 */
export function choicesOf(game: WrittenGame, engine: EngineOptions | undefined, faults: Fault[]): Choices {
  const { modules, variants } = game.data;
  const known: EngineOptions = engine ?? { variants: [], rulings: {} };
  const facts = reporter(faults, `content/${game.id}/game.yaml`);
  const names = known.variants.map(hyphened);
  for (const { id } of variants)
    if (!names.includes(id)) facts('choice', 1, `the engine has no variant "${id}"${hint(id, names)}`);
  for (const name of names)
    if (!variants.some(({ id }) => id === name))
      facts('choice', 1, `the variant "${name}" of the engine is not listed`);
  for (const { id } of modules)
    if (variants.some((variant) => variant.id === id)) facts('choice', 1, `"${id}" is a module and a variant`);

  const rulings = game.rulings.flatMap((article): RulingChoice[] => {
    const { data, lineOf } = article.document;
    const report = reporter(faults, article.source.path);
    const options = data.others.flatMap(({ reading, option }, index) => {
      if (option === undefined) return [];
      const [name = '', value = ''] = option.split(' ');
      const line = lineOf('others', index);
      const values = known.rulings[name];
      if (values === undefined)
        report('choice', line, `the engine has no ruling "${name}"${hint(name, Object.keys(known.rulings))}`);
      else if (!values.slice(1).includes(value))
        report('choice', line, `the ruling "${name}" can be set to ${values.slice(1).join(', ')}, not to "${value}"`);
      return [{ name, line, reading, id: `${hyphened(name)}.${value}` }];
    });
    const [first] = options;
    if (first === undefined) return [];
    for (const { name, line } of options)
      if (name !== first.name)
        report('choice', line, `one page stands for one ruling of the engine, not for "${first.name}" and "${name}"`);
    return [
      {
        id: hyphened(first.name),
        slug: article.slug,
        title: data.title,
        asks: data.asks ?? data.question,
        reading: data.reading,
        clauses: data.clauses,
        others: options.map(({ id, reading }) => ({ id, reading })),
      },
    ];
  });
  // A module of which no clause tells yet is no choice: nothing would change.
  const clauses = game.chapters.flatMap((chapter) => chapter.clauses);
  const isWritten = (module: string): boolean =>
    clauses.some((clause) => clause.module === module || clause.part === module);
  const named = rulings.flatMap(({ others }) => others.map(({ id }) => id));
  for (const id of new Set(named))
    if (named.indexOf(id) !== named.lastIndexOf(id)) facts('choice', 1, `the reading "${id}" is named by two rulings`);
  return {
    parts: [
      ...modules.filter(({ id }) => isWritten(id)).map(({ id, title }) => ({ id, title, kind: 'module' as const })),
      ...variants.map(({ id, title }) => ({ id, title, kind: 'variant' as const })),
    ],
    rulings,
  };
}
