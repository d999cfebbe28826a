import type { Seat } from '../../../../../kernel/agenda.ts';
import type { Pieces, State } from '../../../engine/types.ts';
import type { Piece } from '../../../engine/vocabulary.ts';
import { agendaOf, partOf } from './part.ts';

/** A player's pieces in the Trade Area, or just sold and on their way there. */
export function piecesBeside(state: State, seat: Seat): Pieces {
  const { sections, pieces } = partOf(state).tradeArea;
  const own = pieces[seat] ?? { buildings: 0, rails: 0 };
  const count = (piece: Piece) =>
    sections.filter((section) => section[piece] === seat).length +
    agendaOf(state).filter((task) => task.kind === 'placeInTradeArea' && task.seat === seat && task.piece === piece)
      .length;
  return { buildings: own.buildings + count('building'), rails: own.rails + count('rail') };
}
