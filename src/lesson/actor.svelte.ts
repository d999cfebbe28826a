import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { type LessonEvent, type LessonInput, lesson } from './machine.ts';

export interface LessonActor {
  /** The lesson as it stands now; reading it in a component or an effect follows it. */
  readonly now: SnapshotFrom<typeof lesson>;
  /** Begins to take events. Until then the lesson stands at its start, as the server renders it. */
  start(): void;
  stop(): void;
  send(event: LessonEvent): void;
}

/** A lesson whose snapshots are a rune: what a component shows is always what the actor is. */
export function lessonActor(input: LessonInput): LessonActor {
  const actor: Actor<typeof lesson> = createActor(lesson, { input });
  let now = $state.raw(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    now = snapshot;
  });
  return {
    get now() {
      return now;
    },
    start: () => void actor.start(),
    stop: () => void actor.stop(),
    send: (event) => actor.send(event),
  };
}
