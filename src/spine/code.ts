import ts from 'typescript';
import type { Source } from './document.ts';
import type { CodeUnit } from './types.ts';

/** A longer constant is cut to the entry that cites the rule. */
const longest = 60;

/** The rules that a doc comment names: `@rule id`, several with commas between them. */
const tagged = /^[ \t/]*\*+[ \t]*@rule[ \t]+([\w-]+(?:,[ \t]*[\w-]+)*)/gm;

const taggedIn = (comment: string): readonly string[] =>
  [...comment.matchAll(tagged)].flatMap(([, ids = '']) => ids.split(/,\s*/));

/**
 * Which functions and constants of `sources` enforce which rule of `rules`, in the order of the sources: those that name it
 * as a string, as a refusal or an event does, or by `@rule` in their doc comment.
 */
export function citationsInCode(sources: readonly Source[], rules: ReadonlySet<string>): Map<string, CodeUnit[]> {
  const found = new Map<string, CodeUnit[]>();
  for (const source of sources) {
    const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
    for (const statement of file.statements) {
      for (const [name, node] of units(statement)) {
        const cited = new Map<string, CodeUnit>();
        collect(file, node, name, rules, cited);
        for (const [rule, unit] of cited) found.set(rule, [...(found.get(rule) ?? []), unit]);
      }
    }
  }
  return found;
}

/** The named things of a top-level statement. */
function units(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? 'default', statement]];
  if (!ts.isVariableStatement(statement)) return [];
  const { declarations } = statement.declarationList;
  return declarations.map((declaration) => [
    ts.isIdentifier(declaration.name) ? declaration.name.text : declaration.name.getText(),
    declarations.length === 1 ? statement : declaration,
  ]);
}

/** Files the unit under each rule that it cites; in a long table of entries, the entry instead of the table. */
function collect(
  file: ts.SourceFile,
  node: ts.Node,
  name: string,
  rules: ReadonlySet<string>,
  cited: Map<string, CodeUnit>,
): void {
  const unit = unitOf(file, node, name);
  for (const rule of taggedIn(docOf(file, node))) if (rules.has(rule) && !cited.has(rule)) cited.set(rule, unit);
  const entries = unit.to - unit.from < longest ? undefined : entriesOf(node);
  if (entries !== undefined) {
    for (const entry of entries) {
      const label = entry.name?.getText(file);
      collect(file, entry, label === undefined ? name : `${name}.${label}`, rules, cited);
    }
    return;
  }
  const visit = (child: ts.Node): void => {
    if (ts.isStringLiteralLike(child) && rules.has(child.text) && !ts.isLiteralTypeNode(child.parent)) {
      if (!cited.has(child.text)) cited.set(child.text, unit);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
}

function entriesOf(node: ts.Node): readonly ts.ObjectLiteralElementLike[] | undefined {
  let value: ts.Node | undefined = node;
  if (ts.isVariableStatement(value)) value = value.declarationList.declarations[0];
  if (value !== undefined && (ts.isVariableDeclaration(value) || ts.isPropertyAssignment(value)))
    value = value.initializer;
  while (
    value !== undefined &&
    (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
  ) {
    value = value.expression;
  }
  return value !== undefined && ts.isObjectLiteralExpression(value) ? value.properties : undefined;
}

/** The doc comment of a node, as it is written. */
const docOf = (file: ts.SourceFile, node: ts.Node): string =>
  file.text.slice(node.getStart(file, true), node.getStart(file));

/** Finds each `@rule` of `sources` that is no rule: `check` gets its id and its place. */
export function checkRuleTags(
  sources: readonly Source[],
  check: (rule: string, at: { readonly file: string; readonly line: number }) => void,
): void {
  for (const { path, text } of sources)
    for (const [i, line] of text.split('\n').entries())
      for (const rule of taggedIn(line)) check(rule, { file: path, line: i + 1 });
}

/** The unit as written, with the comment that documents it. */
function unitOf(file: ts.SourceFile, node: ts.Node, name: string): CodeUnit {
  const start = node.getStart(file, true);
  return {
    name,
    file: file.fileName,
    from: file.getLineAndCharacterOfPosition(start).line + 1,
    to: file.getLineAndCharacterOfPosition(node.end).line + 1,
    source: file.text.slice(start, node.end),
  };
}
