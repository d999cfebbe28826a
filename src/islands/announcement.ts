import { sentence } from '../games/common/words/words.ts';
import type { Row } from '../stepper/transcript.ts';

/** What a step says, whole, for those who hear it: where it stands, what is told there, and what ends with it. */
export function announcementOf(where: string, row: Row, end: string | undefined): string {
  return [
    `${sentence(where)}.`,
    row.question?.ask ?? row.say,
    ...(row.kind === 'move' && !row.say ? [row.move] : []),
    row.refusal?.text,
    ...row.happened.map(({ text }) => text),
    row.note?.text,
    end,
  ]
    .filter(Boolean)
    .join(' ');
}
