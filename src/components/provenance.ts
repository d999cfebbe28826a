import { element, type Node, walk } from '../spine/document.ts';
import { attribute, provenances, provenanceWord } from '../spine/vocabulary.ts';

/** How sure a value is. */
export type ProvenanceMark = (typeof provenances)[number];

/** What tells of each mark: a sign behind the value, and the words that explain it. The signs of footnotes are on every device and on paper. */
export const signs: Readonly<Record<ProvenanceMark, { readonly sign: string; readonly words: string }>> = {
  printed: { sign: '§', words: 'as printed' },
  derived: { sign: '†', words: `${provenanceWord.derived} from printed values` },
  public: { sign: '*', words: provenanceWord.public },
  reconstructed: { sign: '‡', words: `${provenanceWord.reconstructed}: the printed value is not known here` },
};

/** The marks in a text, each once. */
export function marksIn(nodes: readonly Node[]): ProvenanceMark[] {
  const found = [...walk(nodes)].flatMap(([node]) => {
    const here = element(node);
    return here?.name === 'Provenance' ? [attribute(here, 'mark')] : [];
  });
  return provenances.filter((mark) => found.includes(mark));
}
