import { aboutOf as baseAboutOf } from '../../../board/about.ts';
import type { Part } from '../../../board/more.ts';
import type { View } from '../../../engine/types.ts';
import { partsOf } from './changes.ts';

/** What an example is about, on the boards of the base game and of the expansion; see there. */
export const aboutOf = (view: View, places: readonly string[], moves: readonly string[]): Part[] =>
  baseAboutOf(view, places, moves, partsOf);
