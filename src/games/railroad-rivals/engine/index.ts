import { assemble, type Base } from '../../../kernel/assemble.ts';
import type { Options } from '../../../kernel/config.ts';
import type { Definition } from '../../../kernel/game.ts';
import { bid } from './moves/bidding.ts';
import { beginDelivering, deliver, startDelivery } from './moves/delivering.ts';
import { beginDraft, draft } from './moves/drafting.ts';
import { beginPlacing, place } from './moves/placing.ts';
import { beginTurn, endTurn } from './round.ts';
import { scoreSheet } from './scoring.ts';
import { initialState, prepare } from './setup.ts';
import { setCube, soloStart, startCity, startCubes } from './solo/setup.ts';
import { drawCities, keepStock } from './solo/turn.ts';
import { PLAYER_COUNTS } from './tables/player-counts.ts';
import { targets } from './targets.ts';
import { RULINGS, type Types, VARIANTS } from './types.ts';
import { viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

/**
 * What a table of it can choose.
 * @rule player-count
 */
export const options: Options = {
  title: 'Railroad Rivals',
  seats: PLAYER_COUNTS.map(({ players }) => players),
  variants: VARIANTS,
  rulings: RULINGS,
};

const definition: Definition<Types> = {
  id: 'railroad-rivals',
  vocabulary: VOCABULARY,
  bounds: { maxMoves: 1500, maxLegal: 300 },
  over: 'game-over',
  options,
  initial: initialState,
  tasks: {
    prepare,
    setCube,
    soloStart,
    startCity,
    startCubes,
    beginTurn,
    bid,
    beginDraft,
    draft,
    keepStock,
    drawCities,
    beginPlacing,
    place,
    beginDelivering,
    startDelivery,
    deliver,
    endTurn,
  },
  targets,
  score: scoreSheet,
  view: viewOf,
};

/** Railroad Rivals; it has no module yet, so no place for one to join. */
export const base: Base<Types> = { definition };

/** Railroad Rivals. */
export const railroadRivals = assemble(base);
