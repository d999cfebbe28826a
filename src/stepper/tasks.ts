import { branchAt, type Cursor, dropLine, LIMITS } from './cursor.ts';
import { holds } from './goal.ts';
import {
  type At,
  type Change,
  type CurrentTask,
  canStep,
  clean,
  closePane,
  cursorAt,
  moveTo,
  outlineAt,
  type Solved,
  type StepperContext,
  stepAt,
  stepperMachine,
  type Tasks,
  walk,
} from './machine.ts';

/** The task of the reader's cursor: on its way up to the end, or on a line that leaves it before. */
function taskAt(context: StepperContext): CurrentTask | undefined {
  const here = cursorAt(context);
  const { steps } = outlineAt(context);
  const branch = branchAt(here);
  const from = branch ? branch.from : here.at;
  const at = steps.findLastIndex(({ until }, i) => i < from && until !== undefined) + 1;
  const { until = 0, hints = 0 } = steps[at - 1] ?? {};
  const isSolved = context.solved[context.run]?.includes(at) === true;
  // Whoever has solved it and plays on from the end of its way is still at it.
  const isIn = at > 0 && (branch && !isSolved ? from < until : from <= until);
  const { hinted } = context;
  const shown = hinted?.at === at ? hinted.count : 0;
  return isIn ? { at, until, hints, shown, isOwn: branch !== undefined, isSolved } : undefined;
}

/** Whether the goal of the reader's task is reached: here, or by a move of the line that led here, or ever by the reader. */
function isReached(context: StepperContext): boolean {
  const task = taskAt(context);
  const here = cursorAt(context);
  if (!task || task.isSolved) return task !== undefined;
  for (let at = here.at; at > (branchAt(here)?.from ?? here.at - 1) && at > task.at; at--)
    if (context.referee.reaches(context.run, { ...here, at }, task.at)) return true;
  return false;
}

/** A goal once reached stays reached, whatever the reader plays afterwards. */
function solvedBy(context: StepperContext, after: Cursor): Solved {
  const { run, cursors, solved, referee } = context;
  const task = taskAt({ ...context, cursors: { ...cursors, [run]: after } });
  if (!task || task.isSolved || !referee.reaches(run, after, task.at)) return solved;
  return { ...solved, [run]: [...(solved[run] ?? []), task.at] };
}

const onTask = ({ context }: At) => taskAt(context) !== undefined;
const hasHint = ({ context }: At) => {
  const task = taskAt(context);
  return task !== undefined && task.shown < task.hints;
};
const isSolved = ({ context }: At) => taskAt(context)?.isSolved === true;
const isUnopened = (at: At) => !at.context.answered && stepAt(at.context)?.kind === 'try' && !isSolved(at);
/** The reader's own line ends here, inside of a task. */
const isTried = ({ context }: At) => taskAt(context)?.isOwn === true && !canStep(context);
/** Where a solved task is left by Next: at its start, and at the end of a line, which a link may have brought. */
const isPast = (at: At) => isReached(at.context) && (isTried(at) || cursorAt(at.context).at === taskAt(at.context)?.at);
/** Next would play the solution of a task, or leave it, before it is solved: both are for the reader to choose. */
const isHeld = (at: At) => {
  const { context } = at;
  const task = taskAt(context);
  if (!task || task.isSolved || isPast(at)) return false;
  return task.isOwn ? isTried(at) : context.solution !== task.at && cursorAt(context).at < task.until;
};

/** Along the way of the script, where nothing holds the reader up. */
const isOnWay = (at: At) => onTask(at) && canStep(at.context);

/** A task is turned to by opening the moves. */
const turnTo: Change = () => ({ answered: true, pane: 'moves' });
const hint: Change = ({ context }) => {
  const { at = 0, shown = 0 } = taskAt(context) ?? {};
  return { ...clean, hinted: { at, count: shown + 1 } };
};
/** The ways on from a task that is not solved are offered. */
const hold: Change = () => ({ ...clean, held: true });
/** The solution, from its first move on, or from as far as the reader has come along it. */
const show: Change = ({ context }) => {
  const { at = 0, until = 0, isOwn = false } = taskAt(context) ?? {};
  const here = cursorAt(context);
  const to = Math.min(until, (isOwn ? at : here.at) + 1);
  return { ...moveTo(context, { at: to, lines: here.lines }), solution: at };
};
/** To the start of the task, with its moves open. Lines are kept as long as there is room for the next. */
const again: Change = ({ context }) => {
  const here = cursorAt(context);
  const { lines } = here.lines.length < LIMITS.lines ? here : dropLine(here, here.line ?? '');
  return {
    ...moveTo(context, { at: taskAt(context)?.at ?? 0, lines }),
    answered: true,
    pane: 'moves',
    solution: undefined,
  };
};
/** To what follows the way of the script, or to its end where nothing does. */
const pass: Change = ({ context }) => {
  const after = (taskAt(context)?.until ?? 0) + 1;
  return moveTo(context, { at: Math.min(after, outlineAt(context).steps.length), lines: cursorAt(context).lines });
};

/** The stepper with tasks: the same machine, with hints, another try, the solution, and the way on without one. */
export const tasks: Tasks = {
  machine: stepperMachine({
    next: [
      { guard: isUnopened, changes: [turnTo], target: 'reading' },
      { guard: isHeld, changes: [hold], target: 'reading' },
      { guard: isPast, changes: [pass, closePane], target: 'reading' },
      { guard: isOnWay, changes: [walk, closePane], target: 'reading' },
    ],
    beat: [
      { guard: isHeld, changes: [hold], target: 'reading' },
      { guard: isPast, changes: [pass], target: 'autoplay' },
      { guard: isOnWay, changes: [walk], target: 'autoplay' },
    ],
    on: {
      hint: [{ guard: hasHint, changes: [hint], target: 'reading' }],
      again: [{ guard: onTask, changes: [again], target: 'reading' }],
      show: [{ guard: onTask, changes: [show, closePane], target: 'reading' }],
      pass: [{ guard: onTask, changes: [pass, closePane], target: 'reading' }],
    },
  }),
  at: taskAt,
  solved: solvedBy,
  isReached,
  holds,
};
