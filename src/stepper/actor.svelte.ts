import { type Running, run, type Snapshot } from './chart.ts';
import { type LessonContext, type LessonEvent, type LessonInput, lesson, lessonContext } from './machine.ts';

export interface LessonActor {
  /** The lesson as it stands now; reading it in a component or an effect follows it. */
  readonly now: Snapshot<LessonContext>;
  /** Begins to take events. Until then the lesson stands at its start, as the server renders it. */
  start(): void;
  stop(): void;
  send(event: LessonEvent): void;
}

/** A lesson whose snapshots are a rune: what a component shows is always what the machine is. */
export function lessonActor(input: LessonInput): LessonActor {
  const chart = input.tasks?.chart ?? lesson;
  let now = $state.raw<Snapshot<LessonContext>>({ value: chart.initial, context: lessonContext(input) });
  let running: Running<LessonContext, LessonEvent> | undefined;
  return {
    get now() {
      return now;
    },
    start() {
      running = run(chart, now.context, (snapshot) => {
        now = snapshot;
      });
    },
    stop: () => running?.stop(),
    send: (event) => running?.send(event),
  };
}
