import { each, printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import { type Connection, SECTION_NUMBERS, type SectionNumber, type TelegraphTileId } from '../telegraph.ts';

export const SECTIONS_SOURCES: SourcesOf<SectionNumber> = {
  ...each(SECTION_NUMBERS, reconstructed()),
  1: reconstructed({
    note: 'the pair 3 + 1 is printed, its place in the line is not known',
    fieldSources: { shares: printed('B403'), firstOfficeShares: printed('B403') },
  }),
};

/** An example has three neighbours joined for 5 and 5 VP, and two others for 8. */
const placed = reconstructed({ note: 'an example counts 5, 5 and 8 VP, without saying where' });

/** Each by the first of its two sections. */
export const CONNECTIONS_SOURCES: SourcesOf<Connection['between'][0]> = {
  1: placed,
  2: placed,
  3: reconstructed(),
  4: placed,
  5: reconstructed(),
  6: reconstructed(),
  7: placed,
};

export const TELEGRAPH_TILES_SOURCES: SourcesOf<TelegraphTileId> = {
  'tt-rail': printed('B710'),
  'tt-double-flip': printed('B714'),
  'tt-train': printed('B718'),
  'tt-promote': printed('B722'),
  'tt-money': printed('B725'),
  'tt-advance': printed('B729', { fieldSources: { 'effect.n': reconstructed() } }),
};
