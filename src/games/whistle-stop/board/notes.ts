import type { Point } from '../../common/board/point.ts';
import type { Event } from '../engine/events.ts';
import type { Goods } from '../engine/tables/goods.ts';
import type { Board, StopId } from '../engine/types.ts';
import { words } from '../words/board/words.ts';
import { hexAt, stopAt } from './geometry.ts';
import type { Drawn, Played, Route } from './moved.ts';
import { type Box, noteAt, type Obstacles } from './placing.ts';

/** A note beside the line of a move. */
export interface Note {
  readonly kind: 'cost' | 'gain' | 'loss' | 'plain';
  readonly text: string;
  readonly sign?: Goods | undefined;
  readonly at: Point;
  /** How far from that point the note begins. */
  readonly least: number;
}

/** What a stop gave or took at the end of a move. */
function gainsOf(events: readonly Event[], { seat }: Route): Pick<Note, 'kind' | 'text' | 'sign'>[] {
  const goods = new Map<Goods, number>();
  const others: Pick<Note, 'kind' | 'text'>[] = [];
  const add = (one: Goods, n = 1) => goods.set(one, (goods.get(one) ?? 0) + n);
  const vp = (n: number) =>
    n !== 0 && others.push({ kind: n > 0 ? 'gain' : 'loss', text: n > 0 ? words.gainedVp(n) : words.lostVp(-n) });
  let here = false;
  for (const event of events) {
    if (event.kind === 'trainArrived' || event.kind === 'trainLeft') here = true;
    else if (event.kind === 'turnEnded' || event.kind === 'passed' || event.kind === 'moveBegun') here = false;
    if (!here || !('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'resourceGained') add(event.resource);
    else if (event.kind === 'tokensGained') add(event.token, event.amount);
    else if (event.kind === 'goldTaken') add('gold');
    else if (event.kind === 'pointsGained' || event.kind === 'sharesCounted') vp(event.vp);
    else if (event.kind === 'pointsLost') vp(-event.vp);
    else if (event.kind === 'shareGained') others.push({ kind: 'gain', text: words.gainedShare });
  }
  return [...[...goods].map(([sign, n]) => ({ kind: 'gain' as const, text: words.gained(n, sign), sign })), ...others];
}

/** What is noted beside a move: its cost at the start, the tiles laid in their order, what is bypassed, what the end gave. */
export function notesOf({ route, kind }: Drawn, played: Played | undefined, board: Board): Note[] {
  const at = (stop: StopId): Point => stopAt(stop, board) ?? { x: 0, y: 0 };
  const around = (stop: StopId) => (stop in hexAt ? 70 : 40);
  const end = route.at.kind === 'stop' ? route.at.stop : undefined;
  return [
    { kind: 'cost', text: words.cost(route.token), sign: route.token, at: at(route.from), least: around(route.from) },
    ...(kind === 'made' && route.isOver && end && played
      ? gainsOf(played.events, route).map((gain) => ({ ...gain, at: at(end), least: around(end) }))
      : []),
    ...route.bypassed.map((stop) => ({
      kind: 'plain' as const,
      text: words.bypassed,
      at: at(stop),
      least: around(stop),
    })),
    ...route.laid.map(({ hex, nth }) => ({ kind: 'plain' as const, text: words.nth(nth), at: hexAt[hex], least: 8 })),
  ];
}

/** Half of what a note takes, by its letters. */
const sizeOf = ({ text, sign }: Note, letter: number) => ({
  w: Math.round((text.length * letter * 0.47 + (sign ? letter : 0) + letter * 0.9) / 2),
  h: Math.round(letter * 0.68),
});

export type PlacedNote = Note & Box;

/** Notes where there is room for them, each where those before it leave some. */
export function placed(notes: readonly Note[], board: Board, { boxes, line }: Obstacles, letter: number): PlacedNote[] {
  const put: PlacedNote[] = [];
  for (const note of notes) {
    const size = sizeOf(note, letter);
    const taken = [...boxes, ...put.map(({ x, y, w, h }) => ({ x, y, w: w + 4, h: h + 4 }))];
    put.push({
      ...note,
      ...noteAt(
        board,
        note.at,
        size,
        { boxes: taken, line: line ?? [] },
        note.least,
        note.kind === 'cost' ? 'east' : 'west',
      ),
    });
  }
  return put;
}
