import { isOver } from '../../src/kernel/define.ts';
import type { AnyEvent, AnyState, Viewer } from '../../src/kernel/game.ts';
import { differences } from '../../src/kernel/json.ts';
import { seedRng } from '../../src/kernel/rng.ts';
import { apart, askedSeat, at, equal, somePlies, someStates, someViewers, texts, viewersOf } from './play.ts';
import type { Law, Played } from './subject.ts';

// Laws 9, 10 and 16: what a viewer sees, what the events say of it, and what stays hidden.

const within = (path: string, of: string): boolean => path === of || path.startsWith(`${of}/`);
const meet = (a: string, b: string): boolean => within(a, b) || within(b, a);

const exists = (value: unknown, path: string): boolean => {
  let here = value;
  for (const key of path.split('/').slice(1)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = (here as Record<string, unknown>)[key];
  }
  return true;
};

/** Whether a viewer sees anything change at a path, or below or above it. */
function changesFor(run: Played, from: AnyState, to: AnyState, viewer: Viewer, path: string): boolean {
  const { game } = run;
  return apart(game.view(from, viewer), game.view(to, viewer)).some((one) => meet(path, one));
}

export const eventsDeclareChanges: Law = {
  number: 9,
  title: 'what changes in a view is what the events declare',
  every: 2,
  *check(run) {
    const { game, proofs } = run;
    for (const { i, before, ply } of somePlies(run, 10)) {
      const viewers = someViewers(run, i);
      const views = viewers.map((viewer) => [game.view(before, viewer), game.view(ply.state, viewer)] as const);
      const changed = views.map(([a, b]) => apart(a, b));
      const touched = ply.events.map((event) => proofs.touches(event));
      for (const [n, paths] of changed.entries())
        for (const path of paths)
          if (!touched.flat().some((one) => meet(path, one)))
            yield `${at(run, i)}: for ${viewers[n]} ${path} changes, which none of ${ply.events.map(({ kind }) => kind).join(' ') || 'no events'} touches`;
      for (const [n, paths] of touched.entries())
        for (const path of paths) {
          if (changed.flat().some((one) => meet(path, one))) continue;
          const others = touched.some((more, other) => other !== n && more.some((one) => meet(path, one)));
          const there = views.some(([a, b]) => exists(a, path) || exists(b, path));
          // Where several events touch a place, they may undo each other, or build up and tear down. What lies hidden changes
          // for its owner alone, who may not be among those that were looked at.
          const seen = () => viewersOf(run.config).some((viewer) => changesFor(run, before, ply.state, viewer, path));
          if (!others && !seen())
            yield `${at(run, i)}: ${ply.events[n]?.kind} touches ${path}, which ${there ? 'does not change' : 'is not there'}`;
        }
    }
  },
};

/** What a seat is offered: its answers where it is asked, and the any-time moves of all but what another alone knows. */
function offered(run: Played, state: AnyState, seat: Viewer): unknown {
  const { game } = run;
  const prompt = game.prompt(state);
  const asked = !isOver(prompt) && prompt.seat === seat;
  return {
    asked: askedSeat(game, state) ?? 'over',
    ...(asked ? { prompt, legal: texts(game, game.legal(state)), attempts: texts(game, game.attempts(state)) } : {}),
    anytime: texts(
      game,
      game.anytime(state).filter((move) => (game.knownTo?.(move) ?? seat) === seat),
    ),
  };
}

export const unknownIsHidden: Law = {
  number: 10,
  title: 'after shuffleUnknown nothing differs that the seat can see or do',
  every: 2,
  *check(run, counts) {
    const { game, proofs, subject } = run;
    for (const { i, state } of someStates(run, 5))
      for (const viewer of someViewers(run, i)) {
        const other = proofs.shuffleUnknown(state, viewer, seedRng(run.seed + i));
        const seen = apart(game.view(state, viewer), game.view(other, viewer));
        if (seen.length > 0) yield `${at(run, i)}: ${viewer} sees what is hidden at ${seen.slice(0, 3).join(' ')}`;
        const [can, could] = [offered(run, state, viewer), offered(run, other, viewer)];
        if (!equal(can, could))
          yield `${at(run, i)}: what ${viewer} can do tells of what is hidden: ${differences(can, could).slice(0, 3).join(' ')}`;
        const unlike = apart(proofs.inventory(state), proofs.inventory(other));
        const faults = proofs.faults(other);
        if (unlike.length + faults.length > 0)
          yield `${at(run, i)}: shuffleUnknown for ${viewer} makes an impossible position: ${[...unlike, ...faults].join(' ')}`;
        if (viewer !== 'public') continue;
        const moved = apart(state, other);
        for (const path of subject.secrets ?? []) {
          const count = counts.get(path) ?? { seen: 0, told: 0 };
          counts.set(path, { seen: count.seen + 1, told: count.told + (moved.some((one) => meet(one, path)) ? 1 : 0) });
        }
      }
  },
  *overall(counts) {
    for (const [path, { seen, told }] of counts)
      if (seen > 0 && told === 0) yield `shuffleUnknown left ${path} as it was in ${seen} positions`;
  },
};

/** Events without what the kernel itself keeps from the players. */
const open = (events: readonly AnyEvent[]): unknown =>
  events.map((event) => (event.kind === 'shuffled' ? { ...event, draws: [] } : event));

/** A kind of reveal that comes up as often as this and never tells anything is none; a rarer one may be chance. */
const ENOUGH = 15;

export const revealsAreMarked: Law = {
  number: 16,
  title: 'revealed is set exactly when something hidden became known',
  every: 2,
  *check(run, counts) {
    const { game, proofs } = run;
    for (const { i, before, ply } of somePlies(run, 6)) {
      let told = false;
      // One that hides should be caught by any viewer; one that reveals nothing, only by asking all of them.
      const viewers = ply.revealed ? viewersOf(run.config) : someViewers(run, i);
      for (const [n, viewer] of viewers.entries()) {
        if (told) break;
        const other = proofs.shuffleUnknown(before, viewer, seedRng(run.seed + 7 * i + n));
        const outcome = game.apply(other, ply.move);
        if (!outcome.ok) {
          told = true;
          continue;
        }
        const views = apart(game.view(ply.state, viewer), game.view(outcome.state, viewer));
        const differ = views.length > 0 || !equal(open(ply.events), open(outcome.events));
        told ||= differ;
        if (differ && !ply.revealed)
          yield `${at(run, i)}: not marked as revealed, but it tells ${viewer} what was hidden: ${views.slice(0, 3).join(' ') || 'by its events'}`;
      }
      if (!ply.revealed) continue;
      const kinds = [...new Set(ply.events.map(({ kind }) => kind))].sort().join(' ');
      const name = `${ply.move.kind}: ${kinds}`;
      const count = counts.get(name) ?? { seen: 0, told: 0 };
      counts.set(name, { seen: count.seen + 1, told: count.told + (told ? 1 : 0) });
    }
  },
  *overall(counts) {
    for (const [name, { seen, told }] of counts)
      if (seen >= ENOUGH && told === 0) yield `marked as revealed ${seen} times, but nothing became known: ${name}`;
  },
};
