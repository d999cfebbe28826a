import { derived, type Provenance, printed, reconstructed } from '../../../../../kernel/provenance.ts';
import type { TrackId } from '../tracks.ts';

const ours = reconstructed();
/** What these steps cost is printed, not to which slots they lead. */
const paid = reconstructed({ fieldSources: { money: printed('B585'), variantMoney: printed('B585') } });
const track = (ref: string): Provenance =>
  reconstructed({ fieldSources: { name: printed(ref), position: printed(ref), multiplies: printed(ref) } });

/** Of each track, and of its slots and costs in their order. */
export const TRACKS_SOURCES: Readonly<
  Record<TrackId, Provenance & { readonly slots: readonly Provenance[]; readonly costs: readonly Provenance[] }>
> = {
  telegraph: {
    ...track('B569'),
    slots: [derived('P5'), ours, ours, ours, ours, ours, ours, ours, derived('B577')],
    costs: [paid, paid, paid, ours],
  },
  stations: {
    ...track('B565'),
    slots: [derived('P5'), ours, ours, ours, ours, ours, ours, ours, ours],
    costs: [reconstructed({ kindRef: 'B591' }), ours, ours, ours],
  },
  network: {
    ...track('B562'),
    slots: [derived('P5'), ours, ours, ours, ours, ours, ours, ours, ours],
    costs: [ours, ours, ours],
  },
};
