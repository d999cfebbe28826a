import { type Heading, kindOf, type More, numberIn, type Part } from '../../../board/more.ts';
import type { View as BaseView } from '../../../engine/types.ts';
import type { View } from '../engine/types.ts';
import { words } from '../words/board/words.ts';
import { partsOf, placed, stagesOf } from './changes.ts';

const rest = () => Promise.all([import('./Rest.svelte')]);

/** A player board stands with its extension. */
function withOthers(view: BaseView, parts: readonly Part[]): readonly Part[] {
  if ((view as View).evolution === undefined) return parts;
  const alone = parts.filter((part) => kindOf(part) !== 'extension' || !parts.includes(numberIn(part)));
  return alone.flatMap((part) => (typeof part === 'number' ? [part, `extension:${part}`] : [part]));
}

function heading(view: BaseView, part: Part, before: Part | undefined): Heading | undefined {
  switch (kindOf(part)) {
    case 'performance':
      return { text: words.performance };
    case 'trade':
      return { text: words.trade };
    case 'offers':
      return { text: words.offers };
    case 'extension': {
      const colour = view.seats[numberIn(part)]?.colour ?? '';
      return { text: words.extensionOf(words.colour(colour)), colour, after: before === numberIn(part) };
    }
    default:
      return undefined;
  }
}

/**
 * What the expansion adds to the table: `performance`, the `trade` area, `offers` of the setup, and `extension:…` of a seat; and
 * what it shows otherwise than the base game.
 */
export const evolution: More = {
  parts: ['telegraph', 'performance', 'trade', 'stacks'],
  placed,
  partsOf,
  stagesOf,
  withOthers,
  heading,
  kinds: {
    telegraph: () => Promise.all([import('./Telegraph.svelte'), import('../../../board/Telegraph.svelte')]),
    score: () => Promise.all([import('./Score.svelte'), import('../../../board/Score.svelte')]),
    seat: () =>
      Promise.all([
        import('./Seat.svelte'),
        import('../../../board/PlayerBoard.svelte'),
        import('../../../board/Milestones.svelte'),
      ]),
    performance: rest,
    trade: rest,
    offers: rest,
    extension: rest,
  },
};
