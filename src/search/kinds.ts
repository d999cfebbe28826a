/** The kinds of thing that a search finds, in the order in which they are offered. */
export const recordKinds = ['clause', 'faq', 'ruling', 'lesson', 'example', 'procedure', 'component', 'term'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const kindWords: Readonly<Record<RecordKind, { readonly one: string; readonly many: string }>> = {
  clause: { one: 'Rule', many: 'Rules' },
  faq: { one: 'FAQ', many: 'FAQ' },
  ruling: { one: 'Ruling', many: 'Rulings' },
  lesson: { one: 'Lesson', many: 'Lessons' },
  example: { one: 'Example', many: 'Examples' },
  procedure: { one: 'Flowchart', many: 'Flowcharts' },
  component: { one: 'Component', many: 'Components' },
  term: { one: 'Term', many: 'Glossary' },
};

/** A kind as written in an address, or `undefined` for what is none. */
export function parseKind(text: string | null | undefined): RecordKind | undefined {
  return recordKinds.find((kind) => kind === text);
}
