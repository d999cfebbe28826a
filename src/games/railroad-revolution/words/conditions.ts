import { counted, type Tag } from '../../common/words/words.ts';
import type { Condition } from '../engine/tables/milestones.ts';

/** What a Milestone asks of a company, short enough for its tile. */
export function conditionWords(w: Tag) {
  return (one: Condition): string => {
    const rails = counted(w, one.n, w`rail`, w`rails`);
    switch (one.kind) {
      case 'connectedCities':
        return w`connect ${one.n} of level ${one.level}`;
      case 'stations':
        return w`${counted(w, one.n, w`station`, w`stations`)} at level ${one.level}`;
      case 'dealRails':
        return w`${rails} on a Deal icon`;
      case 'terrainRails':
        return one.triangles === 0
          ? w`${rails} on plains`
          : w`${rails} on ${counted(w, one.triangles, w`triangle`, w`triangles`)}`;
    }
  };
}
