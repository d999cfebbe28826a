import type { Tag } from '../../games/common/words/words.ts';

/** The words of a task, which are loaded where there is one. */
export function taskWords(w: Tag) {
  return {
    tools: w`Your task`,
    hints: w`Hints`,
    begin: w`Choose your moves below the board, or press Next again to see one way.`,
    hint: (n: number, of: number) => w`Hint ${n} of ${of}`,
    nextHint: (n: number, of: number) => w`Hint ${n} of ${of}`,
    way: w`Show a way`,
    wayIs: w`One way`,
    wayFrom: w`From here`,
    searching: w`Looking for a way …`,
    noWay: w`The goal is out of reach. Start the task again, and this is one way:`,
    farWay: w`No short way leads to the goal. Start the task again, and this is one way:`,
    lost: w`From here the goal cannot be reached. Start again.`,
    lostBy: (move: string) => w`This move put the goal out of reach: ${move}. Go back to before it, or start again.`,
    theirTurn: w`Another player decides, and the goal is not reached. Start the task again, and this is one way:`,
    away: w`Your turn is over, and the goal is not reached. Start again.`,
    again: w`Start again`,
    pass: w`Go on without it`,
    goOn: w`Go on`,
    done: w`Done`,
    reached: w`You have reached the goal. Next goes on.`,
  };
}

export type TaskWords = ReturnType<typeof taskWords>;
