import { originOf, type Provenance } from '../../../../kernel/provenance.ts';
import type { Mark } from '../../../common/words/catalogue.ts';
import type { Tag } from '../../../common/words/words.ts';

/**
 * What stands behind `P…`: public pages on what the box and the publisher's previews show, as others have described it; and what
 * an owner has read off a copy of the game.
 */
const PAGES: { readonly [fact: string]: readonly [name: string, href?: string] } = {
  P2: [
    'railswestern.com, 2016',
    'https://railswestern.com/2016/11/26/railroad-revolution-head-west-with-new-board-game/',
  ],
  P4: ['poeppelkiste.de, 2017', 'https://poeppelkiste.de/rezensionen/2017/railroad/railroad.php'],
  P5: ['missmeeple.it, 2016', 'http://www.missmeeple.it/2016/12/railroad-revolution-tutorial/'],
  P6: ['the publisher’s preview, part 4', 'http://boardgamegeek.com/thread/1648953/official-sneak-preview-part-4'],
  P7: ['a reader’s copy of the game'],
};

/** Tells where values come from, in the rulebook's own sections. */
export function marksOf(w: Tag) {
  /** The sections of the base rulebook by the line of our source text on which they begin. */
  const sections: readonly (readonly [line: number, name: string])[] = [
    [26, w`Components`],
    [59, w`Initial preparation, step 1`],
    [63, w`Initial preparation, step 2`],
    [77, w`Initial preparation, step 3`],
    [85, w`Initial preparation, step 4`],
    [97, w`Initial preparation, step 5`],
    [109, w`Initial preparation, step 6`],
    [125, w`Initial preparation, step 7`],
    [137, w`Initial preparation, step 8`],
    [143, w`Initial preparation, step 9`],
    [151, w`Initial preparation, step 10`],
    [163, w`Initial preparation, step 11`],
    [175, w`Initial preparation, step 12`],
    [193, w`Initial preparation, step 13`],
    [201, w`Player’s supply`],
    [212, w`Sequence of play`],
    [252, w`Actions and workers`],
    [280, w`General rules (p. 6)`],
    [294, w`Station`],
    [325, w`Railroad`],
    [373, w`Telegraph`],
    [421, w`Trade`],
    [443, w`Trade: Train tile (p. 10)`],
    [461, w`Deals (p. 10)`],
    [485, w`Company milestones (p. 11)`],
    [528, w`Milestone’s conditions (p. 12)`],
    [554, w`Performance tracks (p. 12)`],
    [595, w`End of the game and scoring (p. 13)`],
    [655, w`Setup tiles (p. 14)`],
    [685, w`Train tiles (p. 14)`],
    [706, w`Telegraph tiles (p. 14)`],
    [731, w`Cities: First Station rewards (p. 15)`],
    [770, w`Deal tiles (p. 15)`],
    [813, w`Worker abilities (p. 16)`],
  ];

  /** Those of the expansion’s rulebook. */
  const expansion: readonly (readonly [line: number, name: string])[] = [
    [23, w`Components`],
    [50, w`Initial preparation, step 1`],
    [56, w`Initial preparation, step 2b`],
    [62, w`Initial preparation, step 6b`],
    [76, w`Initial preparation, step 8`],
    [84, w`Initial preparation, step 8b`],
    [122, w`Initial preparation, step 11`],
    [136, w`Initial preparation, step 12`],
    [152, w`Telegraph action`],
    [156, w`Trade action`],
    [184, w`Wagons and Tenders`],
    [194, w`Performance track`],
    [230, w`Scoring`],
  ];

  function sectionOf(ref: string): string | undefined {
    const [, book, digits] = /^([BE])(\d+)/.exec(ref) ?? [];
    const of = (list: typeof sections) => list.findLast(([from]) => from <= Number(digits))?.[1];
    if (book === 'B') return of(sections);
    const name = book === 'E' ? of(expansion) : undefined;
    return name && w`Railroad Evolution: ${name}`;
  }

  /** The mark of an origin. A public page that shows a printed component is told apart from the rulebook. */
  function mark({ source, ref = '', kindRef, note }: Provenance): Mark {
    const page = PAGES[ref];
    const where = page?.[0] ?? sectionOf(ref);
    const known = kindRef === undefined ? undefined : sectionOf(kindRef);
    const said =
      note?.replace(/ \([BE][\d-]+\)/, '') ?? (known === undefined ? undefined : w`its kind is explained in ${known}`);
    return {
      kind: page !== undefined && source === 'printed' ? 'public' : source,
      ...(where === undefined ? {} : { where }),
      ...(page?.[1] === undefined ? {} : { href: page[1] }),
      ...(said === undefined ? {} : { note: said }),
    };
  }

  /** The mark of one field of a row. What is noted of the row is told where the row is ours. */
  const of = (row: Provenance, field: string): Mark => mark(originOf(row, field));
  return { mark, of };
}

export type Marks = ReturnType<typeof marksOf>;
