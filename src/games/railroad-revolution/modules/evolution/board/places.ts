import { kindOf, type More, numberIn, type Part } from '../../../board/more.ts';
import type { View } from '../../../engine/types.ts';
import { parseTarget } from '../engine/target-codec.ts';
import { partsOf } from './changes.ts';

// On a page of its own an example keeps its parts where they are: whose turn it is changes what a board shows, not where.

/** The player of whom a target is a place or a piece. */
function ownerOf(view: View, target: string): number | undefined {
  const at = parseTarget(target);
  if (at !== undefined && 'seat' in at) return at.seat;
  const [part] = partsOf(view, [target]);
  return typeof part === 'number' ? part : part?.startsWith('extension:') ? numberIn(part) : undefined;
}

/**
 * Whose player board is shown: that of the player who has just done something with it, else of the one whom the text is about,
 * else of the one who is asked.
 * @param changed the paths of the view that the step changed
 * @param lit the targets that its text is about
 */
export function actorOf(
  view: View,
  changed: readonly string[],
  lit: readonly string[],
  asked: number | undefined,
): number {
  const own = changed.find((path) => /^\/(evolution\/)?seats\/\d+\/(?!money|shares)/.test(path));
  if (own !== undefined) return Number(/\d+/.exec(own)?.[0]);
  return lit.map((target) => ownerOf(view, target)).find((owner) => owner !== undefined) ?? asked ?? 0;
}

/**
 * What stands there from the first step of an example to its last, in its order: what it is about, and the board extension and the
 * player board of the actor where it is about those of anybody.
 */
function keptParts(about: readonly Part[], actor: number): readonly Part[] {
  const extension = `extension:${actor}`;
  const own = about.flatMap((part): readonly Part[] => {
    if (typeof part === 'number') return [actor, extension];
    if (kindOf(part) === 'extension') return [extension];
    return part === 'map' || /^(milestones|city):/.test(part) ? [] : [part];
  });
  return [...new Set([...own, extension, actor])];
}

/** Keeps these parts where they are; what only some steps show stands below them. */
export function keptInPlace(more: More, about: readonly Part[], actor: () => number): More {
  return {
    ...more,
    withOthers(view, parts) {
      const kept = keptParts(about, actor());
      const others = parts.filter((part) => !kept.includes(part));
      if (!parts.includes(actor())) return more.withOthers(view, others);
      // A player board has the Milestones of its owner on it.
      const isOnBoard = (part: Part) => kindOf(part) === 'milestones' && parts.includes(numberIn(part));
      return [
        ...kept,
        ...more.withOthers(
          view,
          others.filter((part) => !isOnBoard(part)),
        ),
      ];
    },
  };
}
