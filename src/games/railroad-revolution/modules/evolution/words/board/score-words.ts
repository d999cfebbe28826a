import { english, type Tag } from '../../../../../common/words/words.ts';
import { scoreSheetWords } from '../../../../words/board/score-words.ts';

/** What is scored with the expansion, and by which clauses. */
export function evolutionScoredWords(w: Tag): readonly (readonly [string, ...string[]])[] {
  const [trains, milestones] = scoreSheetWords(w).scored;
  return [
    trains,
    milestones,
    [w`Performance track`, 'track-highest-vp'],
    [w`Performance tiles`, 'performance-tile-vp', 'row-multiplier'],
    [w`Telegraph connections`, 'vp-tile-connection', 'connection-levels'],
  ];
}

export const evolutionScored = evolutionScoredWords(english);
