import { type Label, listed, type Tag } from '../../common/words/words.ts';
import { areBlank, contactsOf } from '../engine/grid.ts';
import { linkBetween } from '../engine/moves/delivering.ts';
import type { View } from '../engine/types.ts';
import type { Move, MoveKind, MoveOfKind } from '../engine/vocabulary.ts';
import type { Names } from './names.ts';

/** A move on a button, and the heading of moves of a kind. */
export function moveWords(w: Tag, names: Names) {
  const kinds: Readonly<Record<MoveKind, string>> = {
    bid: w`Bid`,
    passBid: w`Pass`,
    takeCity: w`Take a city tile`,
    takeStock: w`Take a stock tile`,
    placeCity: w`Place a city tile`,
    passPlacing: w`Pass`,
    deliver: w`Deliver a cube`,
    declineDelivery: w`Decline the delivery`,
    setCube: w`Set the row`,
  };

  /** What a placement makes, and how the tile is turned. */
  function placed(one: MoveOfKind<'placeCity'>, view: View): Partial<Label> {
    const links = names.links(one.city, one, view);
    const pairs = contactsOf(view.map, one.city, one).filter(areBlank);
    const made =
      links.length > 0
        ? [w`links: ${listed(w, links)}`]
        : pairs.slice(0, 1).map(({ neighbour }) => w`blank edge to ${names.city(neighbour)}`);
    const details = [...made, ...(one.turn === 0 ? [] : [w`turned by ${90 * one.turn}°`])];
    return details.length === 0 ? {} : { detail: details.join(' · ') };
  }

  function over({ from, to }: MoveOfKind<'deliver'>, view: View): Partial<Label> {
    const link = linkBetween(view, from, to);
    return link === undefined ? {} : { detail: w`by ${names.railroad(link.railroad)}` };
  }

  function move(one: Move, view: View): Label {
    switch (one.kind) {
      case 'bid':
        return { label: w`Bid ${one.points}` };
      case 'passBid':
        return { label: w`Pass` };
      case 'takeCity':
        return { label: names.city(one.city) };
      case 'takeStock':
        return { label: names.stock(one.railroad), detail: w`value ${view.values[one.railroad]}` };
      case 'placeCity':
        return {
          label: w`${names.city(one.city)} ${names.beside(one.x, one.y, view)}`,
          ...placed(one, view),
        };
      case 'passPlacing':
        return { label: w`Pass and place no tile` };
      case 'deliver':
        return {
          label: w`${names.cubeColour(one.cube)} from ${names.city(one.from)} to ${names.city(one.to)}`,
          ...over(one, view),
        };
      case 'declineDelivery':
        return { label: w`Deliver nothing` };
      case 'setCube':
        return { label: names.cubeColour(one.cube) };
    }
  }

  return { move, kind: (kind: MoveKind) => kinds[kind] };
}
