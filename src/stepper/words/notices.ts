import type { Tag } from '../../games/common/words/words.ts';

/** Why a link or a save did not give back exactly what was meant. */
export type NoticeCode =
  | `link:${'damaged' | 'oversized' | 'newer' | 'foreign' | 'noRun' | 'noStep' | 'changed' | 'broken' | 'cut' | 'full'}`
  | `save:${'damaged' | 'oversized' | 'newer' | 'part' | 'changed' | 'broken' | 'unkept'}`
  | 'table:broken'
  | 'run:near'
  | 'full';

/** What a reader is told once, by code; loaded when there is something to tell. */
export function noticeWords(w: Tag): Readonly<Record<NoticeCode, string>> {
  return {
    'link:damaged': w`This link is damaged. Here is the example from its start.`,
    'link:oversized': w`This link is too long to be one of ours. Here is the example from its start.`,
    'link:newer': w`This link comes from a newer form of this site. Reload the page, or read the example from its start.`,
    'link:foreign': w`This link names an example that is not on this page. Here is what the page has.`,
    'link:noRun': w`This link names a player count that the example does not have. Here it is from its start.`,
    'link:noStep': w`This link names a step that the example does not have. Here is the nearest one.`,
    'link:changed': w`The example has changed since this link was made, so the step may be another one.`,
    'link:broken': w`This link has a move that is not possible. You see the moves before it.`,
    'link:cut': w`The example has changed since this link was made, and one of the link’s moves is no longer possible. You see the moves before it.`,
    'link:full': w`There is no room for this link’s moves. Remove some of your own moves, then open the link again.`,
    'save:damaged': w`What was kept of your last visit cannot be read. It stays on this device for a later form of this site, and the example begins anew.`,
    'save:oversized': w`What was kept of your last visit is too large to be read. It stays on this device for a later form of this site, and the example begins anew.`,
    'save:newer': w`Your last visit was kept by a newer form of this site. It stays on this device; reload the page to get that form.`,
    'save:part': w`Part of what was kept of your last visit cannot be read. It stays on this device for a later form of this site; the rest is here.`,
    'save:changed': w`The example has changed since your last visit. Your moves are kept as far as they are still possible.`,
    'save:broken': w`One of your moves from your last visit is not possible. You see the moves before it.`,
    'save:unkept': w`This device keeps nothing for this site: its storage is full or blocked. Copy a link to come back to this step.`,
    'table:broken': w`One of your moves is not possible by the rules of your table. You see the moves before it.`,
    'run:near': w`The example has no such step for this choice. Here is the nearest one.`,
    full: w`There is no room for more of your own moves. Remove some of them, then play the move again.`,
  };
}
