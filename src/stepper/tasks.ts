import { branchAt, dropLine, LIMITS } from './cursor.ts';
import {
  type At,
  type Change,
  canStep,
  clean,
  closePane,
  cursorAt,
  moveTo,
  outlineAt,
  type StepperContext,
  stepAt,
  stepperMachine,
  type TaskPlace,
  type Tasks,
  walk,
} from './machine.ts';

/** The task of the reader's cursor: on its way up to the end, or on a line that leaves it before. */
function taskAt(context: StepperContext): TaskPlace | undefined {
  const here = cursorAt(context);
  const { steps } = outlineAt(context);
  const branch = branchAt(here);
  const from = branch ? branch.from : here.at;
  const at = steps.findLastIndex(({ until }, i) => i < from && until !== undefined) + 1;
  const { until = 0, hints = 0 } = steps[at - 1] ?? {};
  const isIn = at > 0 && (branch ? from < until : from <= until);
  const { hinted } = context;
  const shown = hinted?.at === at ? hinted.count : 0;
  return isIn ? { at, until, hints, shown, isOwn: branch !== undefined } : undefined;
}

const onTask = ({ context }: At) => taskAt(context) !== undefined;
const hasHint = ({ context }: At) => {
  const task = taskAt(context);
  return task !== undefined && task.shown < task.hints;
};
const isUnopened = ({ context }: At) => !context.answered && stepAt(context)?.kind === 'try';
const isTried = ({ context }: At) => taskAt(context)?.isOwn === true && !canStep(context);

/** Whoever goes on with Next wants to be shown the way, or has done the task. */
const isOnWay = (at: At) => onTask(at) && canStep(at.context);

/** A task is turned to by opening the moves. */
const turnTo: Change = () => ({ answered: true, pane: 'moves' });
const hint: Change = ({ context }) => {
  const { at = 0, shown = 0 } = taskAt(context) ?? {};
  return { ...clean, hinted: { at, count: shown + 1 } };
};
/** To the start of the task, with its moves open. Lines are kept as long as there is room for the next. */
const again: Change = ({ context }) => {
  const here = cursorAt(context);
  const { lines } = here.lines.length < LIMITS.lines ? here : dropLine(here, here.line ?? '');
  return { ...moveTo(context, { at: taskAt(context)?.at ?? 0, lines }), answered: true, pane: 'moves' };
};
/** To what follows the way of the script, or to its end where nothing does. */
const pass: Change = ({ context }) => {
  const after = (taskAt(context)?.until ?? 0) + 1;
  return moveTo(context, { at: Math.min(after, outlineAt(context).steps.length), lines: cursorAt(context).lines });
};

/** The same for whoever goes on from a line that has not reached the goal, which is said. */
const leave: Change = (at) => ({ ...pass(at), notice: 'task:left' });

/** The stepper with tasks: the same machine, with hints, another try, and the way on without one. */
export const tasks: Tasks = {
  machine: stepperMachine({
    next: [
      { guard: isUnopened, changes: [turnTo], target: 'reading' },
      { guard: isTried, changes: [leave, closePane], target: 'reading' },
      { guard: isOnWay, changes: [walk, closePane], target: 'reading' },
    ],
    beat: [{ guard: isTried, changes: [pass], target: 'autoplay' }],
    on: {
      hint: [{ guard: hasHint, changes: [hint], target: 'reading' }],
      again: [{ guard: onTask, changes: [again], target: 'reading' }],
      pass: [{ guard: onTask, changes: [pass, closePane], target: 'reading' }],
    },
  }),
  at: taskAt,
};
