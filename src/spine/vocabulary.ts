import type { Element, Node, Report, Wording } from './document.ts';
import { element, lineAt, walk } from './document.ts';
import { hint } from './faults.ts';
import type { Mention, Mentions } from './types.ts';

/** What authors may write, each with the attributes it must have and may have. */
const vocabulary: Readonly<Record<string, { readonly must: readonly string[]; readonly may: readonly string[] }>> = {
  Rule: { must: ['id'], may: ['section', 'explains', 'also'] },
  Setup: { must: [], may: [] },
  AtAGlance: { must: [], may: [] },
  Example: { must: ['id'], may: ['step'] },
  Procedure: { must: ['id'], may: [] },
  Grid: { must: ['id'], may: [] },
  Pieces: { must: ['of'], may: ['only'] },
  See: { must: ['rule'], may: ['game'] },
  Term: { must: ['id'], may: [] },
  Players: { must: ['n'], may: [] },
  With: { must: [], may: ['module', 'variant', 'ruling'] },
  Provenance: { must: ['mark'], may: ['source'] },
};

/** How sure a value of a component is; the site shows the mark wherever it shows a reconstructed value. */
export const provenances = ['printed', 'derived', 'public', 'reconstructed'] as const;

/** What plain text says of each, behind the value. */
export const provenanceWord: Readonly<Record<(typeof provenances)[number], string>> = {
  printed: 'printed',
  derived: 'worked out',
  public: 'from a public source',
  reconstructed: 'reconstructed',
};

/** Reports elements and attributes that no component knows, and code, which content does not use. */
export function checkVocabulary(nodes: readonly Node[], allowed: (name: string) => boolean, report: Report): void {
  for (const [node] of walk(nodes)) {
    if (node.type === 'mdxjsEsm') report('component', lineAt(node), 'import and export have no place in content');
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      report('component', lineAt(node), `{${node.value}} is code, which has no place in content`);
    }
    const here = element(node);
    if (here === undefined) continue;
    const entry = vocabulary[here.name];
    if (entry === undefined || !allowed(here.name)) {
      report(
        'component',
        here.line,
        `<${here.name}> cannot stand here${hint(here.name, Object.keys(vocabulary).filter(allowed))}`,
      );
      continue;
    }
    for (const name of entry.must) {
      const value = here.attributes[name];
      if (value === undefined || value === true) report('component', here.line, `<${here.name}> needs ${name}="…"`);
    }
    for (const name of Object.keys(here.attributes)) {
      if (entry.must.includes(name) || entry.may.includes(name)) continue;
      report(
        'component',
        here.line,
        `<${here.name}> has no attribute ${name}${hint(name, [...entry.must, ...entry.may])}`,
      );
    }
    if (here.name === 'Players' && players(here).length === 0) {
      report('component', here.line, '<Players> takes counts, as n="2 3"');
    }
    if (here.name === 'Provenance' && !provenances.some((mark) => mark === here.attributes.mark)) {
      report('component', here.line, `<Provenance> takes mark="${provenances.join('|')}"`);
    }
  }
}

/** An attribute with a value, or `undefined`. */
export function attribute(here: Element, name: string): string | undefined {
  const value = here.attributes[name];
  return typeof value === 'string' ? value : undefined;
}

/** The counts of `<Players n="2 3">` in rising order. */
export function players(here: Element): number[] {
  const counts = (attribute(here, 'n') ?? '').split(/[\s,]+/).filter((part) => /^[1-9]$/.test(part));
  return [...new Set(counts.map(Number))].sort((a, b) => a - b);
}

/** The module or variant that `<With>` names. */
export function partOf(here: Element): string | undefined {
  return attribute(here, 'module') ?? attribute(here, 'variant');
}

/** What the text below `nodes` refers to. */
export function mentionsOf(nodes: readonly Node[], file: string): Mentions {
  const found: Record<keyof Mentions, Mention[]> = {
    sees: [],
    terms: [],
    examples: [],
    procedures: [],
    grids: [],
    pieces: [],
    rulings: [],
    modules: [],
    variants: [],
  };
  const add = (list: Mention[], id: string | undefined, line: number, game?: string): void => {
    if (id !== undefined) list.push({ id, file, line, ...(game === undefined ? {} : { game }) });
  };
  for (const [node] of walk(nodes)) {
    const here = element(node);
    if (here === undefined) continue;
    if (here.name === 'See') add(found.sees, attribute(here, 'rule'), here.line, attribute(here, 'game'));
    if (here.name === 'Term') add(found.terms, attribute(here, 'id'), here.line);
    if (here.name === 'Example') add(found.examples, attribute(here, 'id'), here.line);
    if (here.name === 'Procedure') add(found.procedures, attribute(here, 'id'), here.line);
    if (here.name === 'Grid') add(found.grids, attribute(here, 'id'), here.line);
    if (here.name === 'Pieces') {
      add(found.pieces, attribute(here, 'of'), here.line);
      add(found.pieces, attribute(here, 'only'), here.line);
    }
    if (here.name === 'With') {
      add(found.rulings, attribute(here, 'ruling'), here.line);
      add(found.modules, attribute(here, 'module'), here.line);
      add(found.variants, attribute(here, 'variant'), here.line);
    }
  }
  return found;
}

/** `2 or 3 players`, `4 players`: the label of marked text. */
export function playersLabel(counts: readonly number[]): string {
  const list = counts.map(String);
  const last = list.pop() ?? '';
  const said = list.length === 0 ? last : `${list.join(', ')} or ${last}`;
  return `${said} ${said === '1' ? 'player' : 'players'}`;
}

/** How plain text says an element: marks as a label in front, or behind a value how sure it is, a citation as its number. */
export function wording(
  number: (rule: string, game: string | undefined) => string,
  titleOf: (part: string) => string,
): Wording {
  return (here) => {
    if (here.name === 'Players') return { before: `${playersLabel(players(here))}: ` };
    if (here.name === 'With') {
      return { before: `With ${titleOf(partOf(here) ?? attribute(here, 'ruling') ?? '')}: ` };
    }
    if (here.name === 'Provenance') {
      const mark = provenances.find((one) => one === here.attributes.mark);
      return mark === undefined ? {} : { after: ` (${provenanceWord[mark]})` };
    }
    if (here.name === 'See' && here.children.length === 0) {
      return { instead: number(attribute(here, 'rule') ?? '', attribute(here, 'game')) };
    }
    if (['Example', 'Procedure', 'Grid', 'Pieces'].includes(here.name)) return { instead: '' };
    return {};
  };
}
