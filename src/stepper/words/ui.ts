import type { Tag } from '../../games/common/words/words.ts';

/** The words of the example itself, whatever its game. */
export function uiWords(w: Tag) {
  return {
    back: w`Back`,
    next: w`Next`,
    showAnswer: w`Show the answer`,
    task: w`Your turn`,
    toTask: w`Show the moves`,
    answer: w`Answer`,
    question: w`Question`,
    refused: w`Refused`,
    start: w`Start`,
    autoplay: w`Autoplay (pauses at questions)`,
    pause: w`Pause`,
    restart: w`Restart`,
    copyLink: w`Copy link`,
    copied: w`Link to this step copied`,
    copyByHand: w`Copy this link:`,
    moves: w`Other moves`,
    closeMoves: w`Close moves`,
    compare: w`Compare`,
    closeCompare: w`Close comparison`,
    script: w`Back to the example`,
    yours: w`Your own moves`,
    tryIt: w`see why`,
    nearMisses: w`Illegal moves: see why`,
    anySeat: w`At any time`,
    otherSeats: w`Other players' moves`,
    inScript: w`as in the example`,
    all: w`All moves`,
    dismiss: w`Close`,
    clause: w`the rule`,
    loading: w`Loading …`,
    failed: w`This could not be loaded. Check the connection, then touch it again, or reload.`,
    end: w`End of the example.`,
    endOfLesson: w`End of the lesson.`,
    onward: w`What you have learnt, and what comes next`,
    endOfLine: w`Your moves end here. Make another move to go on.`,
    sameAsScript: w`Your moves and the example lead to the same position here.`,
    noMoves: w`Nobody has a choice here.`,
    controls: w`Steps`,
    told: w`What this step says`,
    key: w`Legend`,
    players: w`Players`,
    begin: (steps: number) => w`Press Next to begin: ${steps} steps. At each you can try the other moves too.`,
    inExample: (step: number) => w`In the example, step ${step}`,
    inLine: (name: string, move: number) => w`Your moves ${name}, move ${move}`,
    step: (n: number, of: number) => w`step ${n} of ${of}`,
    stepOnLine: (name: string, n: number, of: number) => w`your moves ${name}, move ${n} of ${of}`,
    lineFrom: (name: string, step: number, move: string) => w`Your moves ${name}, after step ${step}: ${move}`,
    removeLine: (name: string) => w`Remove your moves ${name}`,
    comesNext: (name: string) => w`then: ${name}`,
    resume: (step: number, of: number) => w`Go on at step ${step} of ${of}`,
    resumeLine: (name: string) => w`Go on with your moves ${name}`,
    run: (key: string) => (/^\d+$/.test(key) ? w`${key} players` : key.replaceAll('-', ' ')),
    noMovesAt: (what: string) => w`No moves at ${what} now`,
    targetOf: (what: string) => w`Moves at ${what}`,
  };
}

export type Ui = ReturnType<typeof uiWords>;

/** The words about the keys of an example, which only pages say. */
export function keyWords(w: Tag) {
  return {
    keys: w`Keyboard shortcuts`,
    keyHelp: [
      [w`N`, w`next step`],
      [w`P`, w`step back`],
      [w`.`, w`play or pause`],
      [w`M`, w`other moves`],
      [w`← →`, w`from step to step on the buttons`],
      [w`↑ ↓`, w`from move to move in the list`],
      [w`Enter`, w`make the move`],
      [w`S`, w`return to the example`],
      [w`C`, w`compare`],
      [w`L`, w`copy link`],
      [w`R`, w`restart`],
      [w`Esc`, w`close`],
    ] as readonly (readonly [string, string])[],
  };
}
