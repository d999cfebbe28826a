import type { Tag } from './words.ts';

/** Why a link or a save did not give back exactly what was meant. */
export type NoticeCode =
  | `link:${'damaged' | 'oversized' | 'newer' | 'foreign' | 'noRun' | 'noStep' | 'changed' | 'broken' | 'cut' | 'full'}`
  | `save:${'damaged' | 'oversized' | 'newer' | 'changed' | 'broken' | 'unkept'}`
  | 'table:broken'
  | 'full';

/** The words of the example itself, whatever its game. */
export function uiWords(w: Tag) {
  const notices: Readonly<Record<NoticeCode, string>> = {
    'link:damaged': w`This link is damaged. Here is the example from its start.`,
    'link:oversized': w`This link is too long to be one of ours. Here is the example from its start.`,
    'link:newer': w`This link comes from a newer form of this site. Reload the page, or read the example from its start.`,
    'link:foreign': w`This link names an example that is not on this page. Here is what the page has.`,
    'link:noRun': w`This link names a player count that the example does not have. Here it is from its start.`,
    'link:noStep': w`This link names a step that the example does not have. Here is the nearest one.`,
    'link:changed': w`The example has changed since this link was made, so the step may be another one.`,
    'link:broken': w`A move of this link is not possible, so the line ends before it.`,
    'link:cut': w`The example has changed since this link was made, and a move of the link is not possible. The line ends before it.`,
    'link:full': w`This link brings a line of its own, but there is no room for one more. Remove a line, then open the link again.`,
    'save:damaged': w`What was kept of your last visit cannot be read. It stays on this device for a later form of this site, and the example begins anew.`,
    'save:oversized': w`What was kept of your last visit is too large to be read. It stays on this device for a later form of this site, and the example begins anew.`,
    'save:newer': w`Your last visit was kept by a newer form of this site. It stays on this device; reload the page to get that form.`,
    'save:changed': w`The example has changed since your last visit. Your lines are kept as far as they can still be played.`,
    'save:broken': w`A move that was kept of your last visit is not possible, so its line ends before it.`,
    'save:unkept': w`This device does not keep your place. Copy a link to come back to it.`,
    'table:broken': w`A move of yours is not possible by the rules of your table, so its line ends before it.`,
    full: w`There is no room for one more line. Remove one, then play the move again.`,
  };
  return {
    back: w`Back`,
    next: w`Next`,
    showAnswer: w`Show the answer`,
    answer: w`Answer`,
    question: w`Question`,
    refused: w`Refused`,
    start: w`Start`,
    autoplay: w`Play by itself, resting at questions`,
    pause: w`Pause`,
    restart: w`Restart`,
    copyLink: w`Copy link`,
    copied: w`Link to this step copied`,
    copyByHand: w`Copy this link:`,
    moves: w`Other moves`,
    closeMoves: w`Close moves`,
    compare: w`Compare`,
    closeCompare: w`Close comparison`,
    script: w`Return to the example`,
    yours: w`Your lines`,
    tryIt: w`try it`,
    nearMisses: w`Not allowed: try them`,
    anySeat: w`At any time`,
    inScript: w`as in the example`,
    all: w`All moves`,
    dismiss: w`Close`,
    clause: w`the rule`,
    failed: w`The example could not be loaded. Check the connection, then touch it again.`,
    end: w`End of the example.`,
    endOfLine: w`Your line ends here. Go on with a move of your own.`,
    sameAsScript: w`Your line and the example show the same here.`,
    noMoves: w`Nobody has a choice here.`,
    controls: w`Steps`,
    told: w`What this step says`,
    key: w`Key to the signs`,
    keySlider: w`On the line of steps`,
    keyHere: w`where you are`,
    keyAsk: w`a question`,
    keyRefuse: w`a refused move`,
    players: w`Players`,
    begin: (steps: number) =>
      w`Press Next to begin: ${steps} steps. Other moves shows what else could be done at each of them.`,
    inExample: (step: number) => w`In the example, step ${step}`,
    inLine: (name: string, move: number) => w`Line ${name}, move ${move}`,
    step: (n: number, of: number) => w`step ${n} of ${of}`,
    stepOnLine: (name: string, n: number, of: number) => w`line ${name}, move ${n} of ${of}`,
    lineFrom: (name: string, step: number, move: string) => w`Line ${name}, after step ${step}: ${move}`,
    removeLine: (name: string) => w`Remove line ${name}`,
    resume: (step: number, of: number) => w`Go on at step ${step} of ${of}`,
    resumeLine: (name: string) => w`Go on with line ${name}`,
    run: (key: string) => (/^\d+$/.test(key) ? w`${key} players` : key),
    targetOf: (what: string) => w`Moves at ${what}`,
    notice: (code: NoticeCode) => notices[code],
  };
}

export type Ui = ReturnType<typeof uiWords>;

/** The words about the keys of an example, which only pages say. */
export function keyWords(w: Tag) {
  return {
    keys: w`Keys`,
    keyHelp: [
      [w`N`, w`next step`],
      [w`P`, w`step back`],
      [w`.`, w`play or pause`],
      [w`M`, w`other moves`],
      [w`Arrows`, w`from move to move`],
      [w`Enter`, w`make the move`],
      [w`S`, w`return to the example`],
      [w`C`, w`compare`],
      [w`L`, w`copy link`],
      [w`R`, w`restart`],
      [w`Esc`, w`close`],
    ] as readonly (readonly [string, string])[],
  };
}
