/** What guards and actions are given. `event` is absent where time has passed. */
export interface At<Context, Event> {
  readonly context: Context;
  readonly event: Event | undefined;
}

/** A change of the context, as what differs. */
export type Change<Context, Event> = (at: At<Context, Event>) => Partial<Context>;

export interface Transition<Context, Event> {
  readonly guard?: (at: At<Context, Event>) => boolean;
  /** Done in order; each is given the context that the one before has made. */
  readonly actions?: readonly Change<Context, Event>[];
  /** The state that is left and entered, even where it is the same; without one only the context changes. */
  readonly target?: string;
}

type Transitions<Context, Event> = readonly Transition<Context, Event>[];

export interface State<Context, Event extends { readonly type: string }> {
  readonly on?: { readonly [T in Event['type']]?: Transitions<Context, Event> };
  /** Taken at once where a guard allows it. */
  readonly always?: Transitions<Context, Event>;
  /** Taken when the state has stood for `delay` milliseconds. */
  readonly after?: { readonly delay: (context: Context) => number; readonly take: Transitions<Context, Event> };
}

/**
 * A machine in the form of an XState configuration, as far as a lesson needs it: flat states, guards, changes of context,
 * transitions at once and after a time. `tests/stepper/chart.test.ts` gives the same chart to XState itself and holds
 * the two to each other; a reader's device runs it with the few lines below, for XState is a seventh of what it may load.
 */
export interface Chart<Context, Event extends { readonly type: string }> {
  readonly initial: string;
  readonly on: { readonly [T in Event['type']]?: Transitions<Context, Event> };
  readonly states: { readonly [state: string]: State<Context, Event> };
}

export interface Snapshot<Context> {
  readonly value: string;
  readonly context: Context;
}

/** What passes the time: the global functions, or a test's own. */
export interface Clock {
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

const clockOfPage: Clock = {
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export interface Running<Context, Event> {
  readonly now: Snapshot<Context>;
  send(event: Event): void;
  /** Ends it: time passes no more, and events are not taken. */
  stop(): void;
}

/** Runs a chart from its initial state; `onchange` is given every snapshot that differs from the last. */
export function run<Context, Event extends { readonly type: string }>(
  chart: Chart<Context, Event>,
  context: Context,
  onchange: (snapshot: Snapshot<Context>) => void,
  clock: Clock = clockOfPage,
): Running<Context, Event> {
  let now: Snapshot<Context> = { value: chart.initial, context };
  let timer: unknown;
  let isOver = false;

  const take = (transitions: Transitions<Context, Event> | undefined, event: Event | undefined): boolean => {
    const one = transitions?.find(({ guard }) => !guard || guard({ context: now.context, event }));
    if (!one) return false;
    let { context } = now;
    for (const change of one.actions ?? []) context = { ...context, ...change({ context, event }) };
    now = { value: one.target ?? now.value, context };
    if (one.target !== undefined) enter(event);
    return true;
  };
  const enter = (event: Event | undefined): void => {
    clock.clearTimeout(timer);
    const { always, after } = chart.states[now.value] ?? {};
    if (take(always, event) || !after) return;
    timer = clock.setTimeout(() => settle(after.take, undefined), after.delay(now.context));
  };
  const settle = (transitions: Transitions<Context, Event> | undefined, event: Event | undefined): boolean => {
    const taken = !isOver && take(transitions, event);
    if (taken) onchange(now);
    return taken;
  };

  enter(undefined);
  return {
    get now() {
      return now;
    },
    send(event) {
      const type = event.type as Event['type'];
      if (!settle(chart.states[now.value]?.on?.[type], event)) settle(chart.on[type], event);
    },
    stop() {
      isOver = true;
      clock.clearTimeout(timer);
    },
  };
}
