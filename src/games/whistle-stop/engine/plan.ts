import { leadsAllOn, leadsRouteOnward } from './forward.ts';
import { type Arrival, columnOfStop, enter, leave, onward, type Run } from './route.ts';
import type { RuleId } from './rules.ts';
import { hexAt, isCoast, stopOf } from './stops.ts';
import type { Turn } from './tables/board.ts';
import { CONSTANTS } from './tables/constants.ts';
import { type TileId, TURNS_OF } from './tables/tiles.ts';
import { lying } from './track.ts';
import type { Config } from './types.ts';
import { type Refusal, refuse } from './violations.ts';

// The look-ahead of a move: whether it can still end at a stop. It tries the ways on from where the train is, with the tiles
// of the hand laid in the way one by one, and takes everything back. A move that is begun can so always be finished.

/** A run with what may still be laid. */
export interface Plan {
  readonly run: Run;
  /** The first leg, or the second one of a whistle move. */
  leg: 1 | 2;
  /** Tiles laid in this leg. */
  laid: number;
  /** The tiles still in the hand. */
  hand: readonly TileId[];
  readonly test: Config['rulings']['forwardTest'];
}

/** Why a laid tile is refused where it lies, entered by `edge`: its route does not lead onward. */
export function forwardRefused({ run: { tracks }, test }: Plan, hex: number, edge: number): Refusal {
  const leads = leadsRouteOnward(tracks, hex, edge) && (test === 'route' || leadsAllOn(tracks, hex));
  return leads ? undefined : refuse('tile-forward', 'leadsNowhere', { hex: hexAt(hex) });
}

/** Why a move may not end at the stop to which the train has come. */
function endRefused({ run }: Plan): Refusal {
  if (run.token === 'whistle') return undefined;
  const from = columnOfStop(run.from);
  const to = columnOfStop(run.stop);
  return to >= from ? undefined : refuse('coal-westward', 'eastward', { stop: stopOf(run.stop) });
}

/** Why the train can get no further than an opponent's train. */
function heldRefused({ run, leg }: Plan): Refusal {
  const rule: RuleId = leg === 2 ? 'second-stop-free' : 'opponent-stop';
  return refuse(rule, 'opponentInWay', { stop: stopOf(run.stop), seat: run.occupied.get(run.stop) ?? 0 });
}

/** Whether a small stop that is held can be this move's bypassed one. */
const mayBypass = ({ run, leg }: Plan): boolean => run.token === 'whistle' && leg === 1;

/** Why a move that has come to `arrival` can no longer end at a stop; `undefined` where there is a way. */
export function unfinished(plan: Plan, arrival: Arrival): Refusal {
  const { run } = plan;
  switch (arrival) {
    case 'stop':
    case 'large':
      return endRefused(plan);
    case 'own': {
      const { hex, stop } = run;
      const exit = onward(run);
      const mark = run.used.length;
      const passed = unfinished(plan, leave(run, hex, exit));
      run.used.length = mark;
      if (passed === undefined || !mayBypass(plan)) return passed;
      return bypassedUnfinished(plan, hex, exit, stop) && passed;
    }
    case 'opponent':
      if (!mayBypass(plan)) return heldRefused(plan);
      return bypassedUnfinished(plan, run.hex, onward(run), run.stop);
    case 'empty':
      return unlaid(plan, run.hex, run.edge);
    default:
      return leadsNowhere(run, arrival);
  }
}

/** The same for a move that goes on from its bypassed stop by an edge of that stop's hex. */
export function bypassedUnfinished(plan: Plan, hex: number, exit: number, stop: number): Refusal {
  const { run, laid } = plan;
  const mark = run.used.length;
  plan.leg = 2;
  plan.laid = 0;
  const refused = unfinished(plan, leave(run, hex, exit));
  plan.leg = 1;
  plan.laid = laid;
  run.used.length = mark;
  run.hex = hex;
  run.stop = stop;
  return refused;
}

/** The clause that keeps a train off the coast: a whistle may go east, but not there; coal ends no move further east. */
function coastRule({ token, from }: Run): RuleId {
  if (token === 'whistle') return 'whistle-any-direction';
  return isCoast(from) ? 'along-the-track' : 'coal-westward';
}

function leadsNowhere(run: Run, arrival: Arrival): Refusal {
  const hex = hexAt(run.hex);
  if (arrival === 'used') return refuse('no-way-back', 'trackUsed', { hex });
  if (arrival === 'coast') return refuse(coastRule(run), 'coastAhead', { hex });
  return refuse('along-the-track', arrival === 'frame' ? 'boardEnds' : 'trackEnds', { hex });
}

/** Why no tiles can be laid from an empty space on so that the train comes to a stop. */
function unlaid(plan: Plan, hex: number, edge: number): Refusal {
  const { hand } = plan;
  const where = { hex: hexAt(hex) };
  if (plan.laid >= CONSTANTS.tilesPerLeg) return refuse('three-tiles', 'threeLaid', where);
  if (hand.length === 0) return refuse('lay-tile', 'noTileLeft', where);
  for (const tile of hand)
    for (const turn of TURNS_OF[tile]) if (laidUnfinished(plan, hex, edge, tile, turn) === undefined) return undefined;
  return refuse('finish-the-move', 'noStopInReach', { ...where, tiles: hand.length });
}

/** Why a tile of the hand cannot be laid into an empty space that the train enters by `edge`, with such a turn. */
export function laidUnfinished(plan: Plan, hex: number, edge: number, tile: TileId, turn: Turn): Refusal {
  const { run, hand, laid } = plan;
  const mark = run.used.length;
  run.tracks[hex] = lying(tile, turn);
  let refused = forwardRefused(plan, hex, edge);
  if (refused === undefined) {
    plan.hand = hand.filter((one) => one !== tile);
    plan.laid = laid + 1;
    refused = unfinished(plan, enter(run, hex, edge));
    plan.hand = hand;
    plan.laid = laid;
  }
  run.used.length = mark;
  run.tracks[hex] = undefined;
  return refused;
}
