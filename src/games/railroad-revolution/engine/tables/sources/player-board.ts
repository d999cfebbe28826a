import { printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { BoardSectionNumber } from '../player-board.ts';

const neighbour = reconstructed({
  note: 'value printed as one of two neighbours, place in the row not known',
  fieldSources: { value: printed('B437-439') },
});

export const BOARD_SECTIONS_SOURCES: SourcesOf<BoardSectionNumber> = {
  1: reconstructed(),
  2: reconstructed(),
  3: reconstructed(),
  4: neighbour,
  5: neighbour,
  6: reconstructed(),
  7: reconstructed(),
  8: reconstructed(),
};
