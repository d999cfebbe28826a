import { playerOf } from '../../../kernel/seats.ts';
import { isSolo } from './fits.ts';
import { linkBetween } from './moves/delivering.ts';
import { formatTarget, SCORE_SPACES, type SEATS } from './target-codec.ts';
import type { State } from './types.ts';
import type { Move, MoveOfKind } from './vocabulary.ts';

const at = formatTarget;

/** Where a bid would take the bidder's locomotive on the score track. */
function bidTargets(state: State, seat: (typeof SEATS)[number], { points }: MoveOfKind<'bid'>): readonly string[] {
  const left = playerOf(state, seat).score - points;
  const space = left < 0 ? [] : [at({ kind: 'scoreSpace', points: left % SCORE_SPACES.length })];
  return [at({ kind: 'score', seat }), ...space];
}

function deliverTargets(state: State, { cube, from, to }: MoveOfKind<'deliver'>): readonly string[] {
  const link = linkBetween(state, from, to);
  const over = link
    ? [at({ kind: 'link', from: link.from, to: link.to }), at({ kind: 'value', railroad: link.railroad })]
    : [];
  return [at({ kind: 'cube', city: from, cube }), at({ kind: 'city', city: to }), ...over];
}

/** The places that a move is about, as texts. */
export function targets(state: State, move: Move): readonly string[] {
  const top = state.agenda[state.agenda.length - 1];
  const seat = (top && 'seat' in top ? top.seat : 0) as (typeof SEATS)[number];
  switch (move.kind) {
    case 'bid':
      return bidTargets(state, seat, move);
    case 'passBid':
      return [at({ kind: 'card', seat })];
    case 'takeCity':
      return [at({ kind: 'offeredCity', city: move.city })];
    case 'takeStock':
      return [at({ kind: 'offeredStock', railroad: move.railroad })];
    case 'placeCity': {
      const { city, x, y, turn } = move;
      return [
        at(isSolo(state) ? { kind: 'offeredCity', city } : { kind: 'hand', seat, city }),
        at({ kind: 'space', x, y }),
        at({ kind: 'turned', city, x, y, turn }),
      ];
    }
    case 'deliver':
      return deliverTargets(state, move);
    case 'setCube':
      return [at({ kind: 'delivered' })];
    case 'passPlacing':
    case 'declineDelivery':
      return [];
  }
}
