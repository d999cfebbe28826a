import { type Provenance, reconstructed } from '../../../../../kernel/provenance.ts';
import type { DealTileId } from '../deal-tiles.ts';

/** Which Deals share a tile, and their prices, are ours; that there are Deals of these kinds is printed on these lines. */
const tile = (one: string, other: string) => ({
  ...reconstructed(),
  offers: [reconstructed({ kindRef: one }), reconstructed({ kindRef: other })] as const,
});

export const DEAL_TILES_SOURCES: Readonly<
  Record<DealTileId, Provenance & { readonly offers: readonly [Provenance, Provenance] }>
> = {
  'deal-1': tile('B774', 'B786'),
  'deal-2': tile('B778', 'B782'),
  'deal-3': tile('B790', 'B811'),
  'deal-4': tile('B795', 'B807'),
  'deal-5': tile('B799', 'B811'),
  'deal-6': tile('B795', 'B774'),
  'deal-7': tile('B803', 'B795'),
  'deal-8': tile('B782', 'B790'),
  'deal-9': tile('B807', 'B811'),
};
