import { createActor, type SnapshotFrom } from 'xstate';
import { type StepperEvent, type StepperInput, stepper } from './machine.ts';

export interface LessonActor {
  /** The stepper as it stands now; reading it in a component or an effect follows it. */
  readonly now: Pick<SnapshotFrom<typeof stepper>, 'value' | 'context'>;
  /** Begins to take events. Until then the stepper stands at its start, as the server renders it. */
  start(): void;
  stop(): void;
  send(event: StepperEvent): void;
}

/** A stepper whose snapshots are a rune: what a component shows is always what the machine is. */
export function stepperActor(input: StepperInput): LessonActor {
  const actor = createActor(input.tasks?.machine ?? stepper, { input });
  let now = $state.raw(actor.getSnapshot());
  return {
    get now() {
      return now;
    },
    start() {
      actor.subscribe((snapshot) => {
        now = snapshot;
      });
      actor.start();
    },
    stop: () => void actor.stop(),
    send: (event) => actor.send(event),
  };
}
