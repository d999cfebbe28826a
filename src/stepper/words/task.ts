import type { Tag } from '../../games/common/words/words.ts';

/** The words of a task, which are loaded where there is one. */
export function taskWords(w: Tag) {
  return {
    tools: w`Your task`,
    hints: w`Hints`,
    begin: w`Choose your moves below the board.`,
    hint: (n: number, of: number) => w`Hint ${n} of ${of}`,
    nextHint: (n: number, of: number) => w`Hint ${n} of ${of}`,
    way: w`Last hint: the moves`,
    wayIs: w`One way`,
    wayFrom: w`From here`,
    searching: w`Looking for a way …`,
    noWay: w`Your own moves cannot reach the goal in this turn any more. From the start of the task, this is one way:`,
    farWay: w`No short way was found; a longer one may exist. From the start of the task, this is one way:`,
    lost: w`Your own moves cannot reach the goal in this turn any more. Start again.`,
    lostBy: (move: string) =>
      w`After this move, your own moves cannot reach the goal in this turn any more: ${move}. Go back to before it, or start again.`,
    theirTurn: w`Another player acts now, and you have not reached the goal. From the start of the task, this is one way:`,
    away: w`Another player acts now, and you have not reached the goal. Start again.`,
    again: w`Start again`,
    held: w`You have not solved this task yet.`,
    show: w`Show the solution`,
    pass: w`Skip this task`,
    keepTrying: w`Keep trying`,
    solution: w`Solution`,
    solutionMove: (n: number, of: number) => w`Move ${n} of ${of}. What you are shown does not count as solved.`,
    goOn: w`Go on`,
    solved: w`Solved`,
    before: w`You have solved this task, and it stays solved.`,
    onward: w`Press Next to go on.`,
  };
}

export type TaskWords = ReturnType<typeof taskWords>;
