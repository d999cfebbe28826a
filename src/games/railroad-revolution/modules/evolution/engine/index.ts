import type { Module } from '../../../../../kernel/assemble.ts';
import type { RevolutionPoints } from '../../../engine/points.ts';
import type { Task } from '../../../engine/types.ts';
import { isWorthTrying, lossOf, prospects } from './affordability.ts';
import { bonusTasks, frontFlipped } from './bonuses.ts';
import { attachChoice, attachToNew, carsAt, soldPiece, tradeAreaChoice, wagonChoice } from './cars.ts';
import { partOf } from './part.ts';
import { piecesBeside } from './pieces-beside.ts';
import { replaces } from './replaces.ts';
import { anytime, useTiles } from './reward-tiles.ts';
import { scoreConnections, scorePerformance } from './scoring.ts';
import { choosePerformanceTile, layOut, setupChoice, setupEnded, unpacked } from './setup.ts';
import { SECTIONS } from './tables/telegraph.ts';
import { CAR } from './tables/wagons.ts';
import { targets } from './targets.ts';
import { takeTile } from './tile-rows.ts';
import { advanceRefused, advances, canAdvance, useAdvance } from './track.ts';
import type { EvolutionTask, State, Types } from './types.ts';
import { VOCABULARY } from './vocabulary.ts';

/**
 * Railroad Evolution.
 * @rule no-deal-sections, middle-telegraph-tiles, seven-sections
 */
export const evolution: Module<Types, RevolutionPoints> = {
  id: 'evolution',
  replaces,
  vocabulary: VOCABULARY,
  answers: { advance: ['moveMarker', 'moveTile'] },
  extend: (before) => ({
    telegraphLine: () => SECTIONS,
    unpacked: (state) => unpacked(before.unpacked(state)),
    layOutSetupChoice: layOut,
    setupWorkers: (state) => partOf(state).offers,
    setupChoice,
    setupEnded,
    soldPiece,
    beforeGoingOn: (_, seat) => [{ kind: 'useTiles', seat, between: true } satisfies EvolutionTask as unknown as Task],
    trainTaken(draft, seat, train) {
      before.trainTaken(draft, seat, train);
      attachToNew(draft, seat, train);
    },
    frontBonuses(state, seat, train, at) {
      const cars = at === undefined ? [] : carsAt(state, seat, at);
      return [...before.frontBonuses(state, seat, train, at), ...cars.map(({ id }) => CAR[id].effect)];
    },
    frontFlipped,
    canAdvance,
    advances,
    advanceRefused,
    useAdvance,
    lossOf,
    isWorthTrying,
    prospects,
    scorePerformance,
    scoreConnections,
    piecesBeside,
    seen: (state, view) => ({ ...before.seen(state, view), evolution: (state as State).evolution }),
  }),
  tasks: {
    choosePerformanceTile,
    placeInTradeArea: tradeAreaChoice,
    takeWagon: wagonChoice,
    attach: attachChoice,
    ...bonusTasks,
    takeTile,
    useTiles,
  },
  anytime,
  targets,
};
