import type { Per } from '../../engine/railroad-revolution/modules/evolution/tables/tiles.ts';
import { listed, type Tag } from '../words.ts';

/** What a Performance tile counts, to stand behind its VP. */
export function perWords(w: Tag) {
  const plain = {
    dealRails: w`for each rail on a Deal icon`,
    levels: w`for each different city level that your network reaches`,
    trains: w`for each train you own`,
    wagonsAndTenders: w`for each Wagon and each Tender you own`,
    offices: w`for each office`,
    telegraphConnections: w`for each telegraph connection`,
    firstSlots: w`for each First Station slot and First Office slot you fill`,
  };
  return (per: Per): string => {
    switch (per.kind) {
      case 'stations':
        return w`for each Station in a level ${per.level} city`;
      case 'connectedCities':
        return w`for each level ${per.level} city that your network reaches`;
      case 'terrainRails':
        if (per.triangles === 0) return w`for each rail on plains`;
        return per.triangles === 1
          ? w`for each rail beside 1 triangle`
          : w`for each rail beside ${per.triangles} triangles`;
      case 'milestones':
        return per.stacks.length > 2
          ? w`for each completed milestone`
          : w`for each completed milestone of ${listed(w, per.stacks)}`;
      default:
        return plain[per.kind];
    }
  };
}
