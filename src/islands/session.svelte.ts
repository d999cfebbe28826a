import { untrack } from 'svelte';
import type { AnyStateMachine } from 'xstate';
import { afterPaint } from '../games/common/board/painted.ts';
import { shared } from '../games/common/board/structural-sharing.ts';
import { allowedBy, ruledBy, type Scenario } from '../games/common/scenario.ts';
import type { GameTypes } from '../kernel/game.ts';
import { parseMove } from '../kernel/moves.ts';
import { stepperActor } from '../stepper/actor.svelte.ts';
import { type Option, optionsOf, played, refusal, teaching } from '../stepper/branch.ts';
import { branchAt, type Cursor, type Line, outlineOf, textOf } from '../stepper/cursor.ts';
import { linked, readLink, withLink } from '../stepper/link.ts';
import { beginOf, cursorAt, outlineAt, type StepperEvent, type StepperInput } from '../stepper/machine.ts';
import { RESET } from '../stepper/progressed.ts';
import {
  type Earlier,
  fromKept,
  fromSpot,
  keep,
  type Notice,
  offered,
  spotOf,
  stillAhead,
} from '../stepper/restore.ts';
import { storageKey, storeOf } from '../stepper/storage.ts';
import { type Frame, openTrack, type Track } from '../stepper/track.ts';
import { walked } from '../stepper/walk.ts';
import type { Adapter } from './adapter.ts';
import { loadedTasks } from './load.ts';

/** The least time between two changes of the address, in milliseconds: browsers refuse them when they come too fast. */
const REWRITE = 120;

/**
 * One open example: the stepper's actor bound to the engine, to the address of the page, to what the device keeps and to
 * the reader's table.
 */
export function openSession<T extends GameTypes>(
  { game, words, ui, looks }: Adapter<T>,
  scenario: Scenario<T>,
  initial: string,
  begins?: StepperInput['begins'],
) {
  const tracks = new Map<string, Track<T>>();
  /** The scenario by the rules of the reader's table, as far as it follows them, and their names. */
  let ruled = scenario;
  let rules = '';
  const outlines = scenario.runs.map((run) => outlineOf(game, run));
  const track = (run: string): Track<T> => {
    const known = tracks.get(run) ?? openTrack(game, ruled, run);
    tracks.set(run, known);
    return known;
  };
  /** The frame that a cursor shows. */
  const frameAt = (run: string, cursor: Cursor): Frame<T> => {
    const branch = branchAt(cursor);
    const line = branch ? played(track(run), branch).frames : [];
    return line[line.length - 1] ?? track(run).at(cursor.at) ?? (track(run).at(0) as Frame<T>);
  };

  // Those of another example are none of this one.
  const tasks = outlines.some(({ steps }) => steps.some(({ kind }) => kind === 'try')) ? loadedTasks() : undefined;
  const actor = stepperActor({
    outlines,
    run: initial,
    begins,
    tasks,
    referee: {
      refuses(run, cursor, text) {
        const move = parseMove<T['Move']>(game.vocabulary, text);
        return !move || refusal(game, frameAt(run, cursor), move) !== undefined;
      },
      reaches(run, cursor, task) {
        const step = track(run).run.script[task - 1];
        return step !== undefined && 'try' in step && tasks?.holds(game, frameAt(run, cursor).state, step.try) === true;
      },
    },
  });

  /** A notice of a visit or of the device, until the reader's next act; what woke the island was done before it was told. */
  let visitNotice = $state.raw<Notice | undefined>();
  let isAwake = $state.raw(false);
  const context = $derived.by(() => {
    const { context: now } = actor.now;
    return visitNotice && isAwake && !now.notice ? { ...now, notice: visitNotice } : now;
  });
  const cursor = $derived(cursorAt(context));
  const outline = $derived(outlineAt(context));
  const frame = $derived(frameAt(context.run, cursor));
  const view = $derived<T['View']>(game.view(frame.state, 'public'));
  const seen = $derived.by<T['View']>(
    shared(() => (looks === 'asked' && 'seat' in frame.prompt ? game.view(frame.state, frame.prompt.seat) : view)),
  );
  /** The move that the script makes next. */
  const scripted = $derived(
    branchAt(cursor) ? undefined : outline.steps.slice(cursor.at).find(({ kind }) => kind === 'move')?.move,
  );
  const options = $derived<readonly Option<T>[]>(teaching(optionsOf(game, frame), words, view, frame.prompt, scripted));
  const targets = $derived.by(
    shared(() => [...new Set(options.filter(({ violation }) => !violation).flatMap((one) => one.targets))]),
  );
  /** Where the reader was when they left, until they are back there or want it no more. */
  let earlier = $state.raw<Earlier>({ cursors: {} });
  const resume = $derived(offered(earlier, context.run, context.cursors));

  const store = storeOf(() => localStorage, storageKey(game.id, scenario.id));
  const known = new Set<string>();
  const nameOf = (run: string, line: Line) => `${run}\n${textOf(line)}`;
  let isUnkept = false;

  function know(run: string, lines: readonly Line[]): void {
    for (const line of lines) known.add(nameOf(run, line));
  }
  function save(): void {
    for (const [run, { lines }] of Object.entries(context.cursors)) know(run, lines);
    const keeping = { earlier, knows: (run: string, line: Line) => known.has(nameOf(run, line)) };
    const isKept = store.write((now) => keep(context.run, context.cursors, outlines, now, keeping));
    if (isKept || isUnkept) return;
    isUnkept = true;
    visitNotice = 'save:unkept';
  }

  /** The address with the reader's cursor in it; what the page shows anyway needs none. */
  function search(): string {
    const home = context.run === initial && cursor.at === beginOf({ begins }, initial).at && cursor.line === undefined;
    return withLink(location.search, scenario.id, home ? undefined : spotOf(cursor, outline));
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rewritten = 0;
  function rewrite(): void {
    timer = undefined;
    rewritten = performance.now();
    const query = search();
    if (query === location.search) return;
    try {
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    } catch {
      timer = setTimeout(rewrite, 1000);
    }
  }
  /** A change of the reader's cursor that is not kept yet. */
  let unkept: object | undefined;
  function settle(): void {
    if (!unkept) return;
    unkept = undefined;
    save();
    const wait = rewritten + REWRITE - performance.now();
    if (timer === undefined && wait <= 0) rewrite();
    else timer ??= setTimeout(rewrite, wait);
  }
  function flush(): void {
    settle();
    if (timer === undefined) return;
    clearTimeout(timer);
    rewrite();
  }

  /** Every change of the reader's cursor: kept as soon as it is shown, and in the address as soon as it may be. */
  function note(): void {
    earlier = stillAhead(earlier, context.cursors);
    if (unkept) return;
    const change = {};
    unkept = change;
    afterPaint(() => {
      if (unkept !== change) return;
      settle();
      // So that the next step finds it done.
      track(context.run).at(cursor.at + 1);
    });
  }
  /** The reader wants the offer to go on no more. */
  function leave(): void {
    settle();
    earlier = { cursors: {} };
    save();
  }
  function send(event: StepperEvent): void {
    const { cursors, run, notice, refused } = context;
    if (isAwake) visitNotice = undefined;
    actor.send(event);
    // Where nothing else is there to be closed, it is the offer to go on.
    if (event.type === 'dismiss' && !notice && refused === undefined && resume) leave();
    if (cursors !== context.cursors || run !== context.run) note();
  }
  const isPlaying = () => actor.now.value === 'autoplay';
  /** What plays by itself sends nothing. */
  $effect(() => {
    if (cursor && isPlaying()) untrack(note);
  });

  /** Plays by the rules of the table. Lines that they do not allow are cut here, and stay as they are on the device. */
  function rule(): void {
    settle();
    const at = (document.documentElement.dataset.at ?? '').split(' ');
    const names = allowedBy(scenario).filter((name) => at.includes(name));
    if (`${names}` === rules) return;
    rules = `${names}`;
    ruled = ruledBy(scenario, names);
    tracks.clear();
    known.clear();
    const { run, cursors } = context;
    for (const outline of outlines) {
      const before = cursors[outline.run];
      if (!before) continue;
      const after = fromKept(track(outline.run), outline, { ...before, fingerprint: outline.fingerprint });
      // A value of its own, even where it is the same: what shows it is to look again.
      actor.send({ type: 'restore', run: outline.run, cursor: { ...after.cursor } });
      if (after.notice) visitNotice = 'table:broken';
    }
    if (context.run !== run) actor.send({ type: 'restore', run, cursor: cursorAt({ ...context, run }) });
  }

  /** The cursor that address, table and device ask for, in that order. */
  function restore(players: string | undefined): void {
    const { kept: before, fault: unread } = store.read();
    visitNotice = unread && `save:${unread}`;
    const has = (run: string | undefined): run is string => outlines.some((one) => one.run === run);
    const saved = (run: string) => fromKept(track(run), outlineAt({ outlines, run, cursors: {} }), before?.runs[run]);
    const open = (run: string, to: Cursor) => actor.send({ type: 'restore', run, cursor: to });

    const cursors: Record<string, Cursor> = {};
    for (const [run, { lines }] of Object.entries(before?.runs ?? {})) {
      know(run, lines);
      if (!has(run)) continue;
      const { cursor: there } = saved(run);
      // Who left at the end of the script has nothing to go on to.
      const steps = outlines.find((one) => one.run === run)?.steps.length;
      if (there.at > 0 && (there.line !== undefined || there.at !== steps)) cursors[run] = there;
      open(run, beginOf({ begins }, run, there.lines));
    }
    const read = readLink(location.search, scenario.id);
    const run = has(players) ? players : initial;
    if (read?.ok && has(read.spot.run)) {
      const { run } = read.spot;
      const there = fromSpot(track(run), outlineAt({ outlines, run, cursors: {} }), read.spot, saved(run).cursor.lines);
      open(run, there.cursor);
      visitNotice = there.notice ?? visitNotice;
    } else {
      const fault = read && (read.ok ? 'noRun' : read.fault);
      const mine = saved(run);
      open(run, beginOf({ begins }, run, mine.cursor.lines));
      if (fault) visitNotice = `link:${fault}`;
      else if (!read && isForeign(scenario.id)) visitNotice = 'link:foreign';
      else visitNotice ??= mine.notice;
    }
    earlier = stillAhead({ ...(before ? { run: before.run } : {}), cursors }, context.cursors);
  }

  return {
    /** Whether it plays by itself. */
    get isPlaying() {
      return isPlaying();
    },
    get context() {
      return context;
    },
    get cursor() {
      return cursor;
    },
    get outline() {
      return outline;
    },
    get frame() {
      return frame;
    },
    get track() {
      return track(context.run);
    },
    /** What everybody sees: what is spoken of. */
    get view() {
      return view;
    },
    /** What is drawn. */
    get seen() {
      return seen;
    },
    get options() {
      return options;
    },
    /** The task that the reader is at. */
    get task() {
      return context.tasks?.at(context);
    },
    /** Everything on the board that a legal move is about. */
    get targets() {
      return targets;
    },
    /** The reader's lines by their first move. */
    get lines() {
      return cursor.lines.map(({ name, from, moves }) => {
        const move = parseMove<T['Move']>(game.vocabulary, moves[0] ?? '');
        const before = game.view(frameAt(context.run, { at: from, lines: [] }).state, 'public');
        const label = ui.lineFrom(name, from, move ? words.move(move, before).label : '');
        return { name, label, isOpen: name === cursor.line };
      });
    },
    /** Steps of the script of the run that is offered. */
    get stepsAhead() {
      return outlines.find(({ run }) => run === resume?.run)?.steps.length ?? 0;
    },
    get resume() {
      return resume;
    },
    frameAt,
    /** Where in a procedure the reader stands, once its machine has followed them there. */
    walked: (machine: AnyStateMachine) => walked(machine, track(context.run), cursor),
    send,
    leave,
    /** The rulings of the table that it is played by, as one text. */
    get rules() {
      return rules;
    },
    /** Goes where the reader was when they left. */
    goOn(): void {
      if (resume) send({ type: 'restore', ...resume });
    },
    /** The whole address of exactly this cursor, on the page of the example or on this one. */
    address(home = location.pathname): string {
      const { table = '' } = document.documentElement.dataset;
      return `${new URL(home, location.origin).href}${withLink(table, scenario.id, spotOf(cursor, outline))}`;
    },
    /** Begins to take events, and follows address, device and table until the returned function is called. */
    start(): () => void {
      actor.start();
      rule();
      let { players: atTable = '' } = document.documentElement.dataset;
      restore(atTable === '' ? undefined : atTable);
      const onTable = (event: Event) => {
        const { players, game: of } = (event as CustomEvent<{ players?: number; game?: string }>).detail;
        if (of !== undefined && of !== game.id) return;
        rule();
        // The panel, which may come later than this, also tells of the table that was there: a link to another one holds.
        if (atTable === `${players ?? ''}`) return;
        atTable = `${players ?? ''}`;
        const run = String(players ?? initial);
        if (run !== context.run && outlines.some((one) => one.run === run)) send({ type: 'run', run });
      };
      /** What was reset in another tab begins anew in this one, or its next step would bring it all back. */
      const onReset = () => {
        unkept = undefined;
        earlier = { cursors: {} };
        known.clear();
        const { run } = context;
        for (const one of [...outlines.map((outline) => outline.run), run])
          actor.send({ type: 'restore', run: one, cursor: beginOf({ begins }, one) });
        actor.send({ type: 'solved', solved: {} });
        rewrite();
      };
      const onAwake = (event: Event) => {
        if ((event as CustomEvent<string>).detail === scenario.id) isAwake = true;
      };
      const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
        [document, 'roundhouse:table', onTable],
        [document, 'roundhouse:awake', onAwake],
        [document, RESET, onReset],
        [window, 'pagehide', flush],
        [window, 'popstate', rewrite],
      ];
      for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
      return () => {
        for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
        flush();
        actor.stop();
      };
    },
  };
}

export type Session<T extends GameTypes> = ReturnType<typeof openSession<T>>;

/** True where the address names examples, but none of this page, and this is the first of them. */
function isForeign(scenario: string): boolean {
  const named = linked(location.search);
  const here = [...document.querySelectorAll<HTMLElement>('[data-scenario]')].map(({ dataset }) => dataset.scenario);
  return named.length > 0 && named.every((id) => !here.includes(id)) && here[0] === scenario;
}
