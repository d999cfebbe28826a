import type { Seat } from '../../../../../kernel/agenda.ts';
import { shuffle, tell as tellBase } from '../../../../../kernel/draft.ts';
import { type D, moveCommon, moveWorkers } from '../../../engine/company.ts';
import { SPECIALISTS } from '../../../engine/tables/constants.ts';
import type { State as BaseState, Task } from '../../../engine/types.ts';
import { choice } from './asking.ts';
import { cite } from './cite.ts';
import { extensionOf, partOf, setExtension, setPart, tell } from './part.ts';
import { EXTENSION_PIECES, START_SLOT } from './tables/extension.ts';
import { VP_SLOTS, VP_TILE_IDS } from './tables/telegraph.ts';
import { ASIDE_PER_LETTER, LETTERS, PERFORMANCE_TILES, type PerformanceTileId, REWARD_TILES } from './tables/tiles.ts';
import { ROW_IDS, TILE_ROWS, TILES_PER_ROW, TILES_REMOVED } from './tables/track.ts';
import { TENDER_IDS, WAGON_IDS, WAGON_LAYOUT, WAGON_SECTIONS } from './tables/wagons.ts';
import type { Evolution, EvolutionTask, Extension, State } from './types.ts';
import { refuse } from './violations.ts';

/** @rule single-marker */
const NEW: Extension = { marker: 0, tiles: {}, rewards: [], used: [], cars: [] };

/**
 * The position before the preparation, with what the expansion brings.
 * @rule board-extension, tender-stack, extension-pieces
 */
export function unpacked(state: BaseState): State {
  const evolution: Evolution = {
    seats: state.seats.map(() => NEW),
    tradeArea: {
      sections: WAGON_SECTIONS.map(() => ({ wagons: [] })),
      tenders: TENDER_IDS,
      pieces: state.seats.map(() => ({ buildings: 0, rails: 0 })),
    },
    vpTiles: [],
    rows: Object.fromEntries(ROW_IDS.map((row) => [row, []])) as unknown as Evolution['rows'],
    offers: [],
  };
  const seats = state.seats.map((one) => ({ ...one, aside: EXTENSION_PIECES }));
  return { ...state, seats, evolution };
}

function layWagons(draft: D): void {
  const wagons = shuffle(draft, WAGON_IDS, cite('wagon-rows'), 'wagons');
  const sections = (WAGON_LAYOUT[draft.state.config.seats] ?? []).map((count, i) => {
    const here = wagons.splice(0, count);
    if (count > 0) tell(draft, { kind: 'wagonsLaid', rule: 'wagon-rows', section: i + 1, wagons: here });
    return { wagons: here };
  });
  setPart(draft, { tradeArea: { ...partOf(draft.state).tradeArea, sections } });
}

/** The tiles beside the track. Returns those that were set aside for the choice, one of each letter. */
function layTiles(draft: D): PerformanceTileId[] {
  const { seats } = draft.state.config;
  const removed = TILES_REMOVED[seats] ?? 0;
  const count = TILES_PER_ROW[seats] ?? 0;
  const aside: PerformanceTileId[] = [];
  const left = LETTERS.flatMap((letter) => {
    const own = PERFORMANCE_TILES.filter((tile) => tile.letter === letter).map(({ id }) => id);
    const tiles = shuffle(draft, own, cite('performance-tiles-aside'), `performanceTiles${letter}`);
    aside.push(...tiles.splice(0, ASIDE_PER_LETTER));
    return tiles.slice(removed);
  });
  const performance = shuffle(draft, left, cite('performance-tile-rows'), 'performanceTiles');
  const kept = (['rail', 'building'] as const).flatMap((piece) => {
    const own = REWARD_TILES.filter((tile) => tile.piece === piece).map(({ id }) => id);
    return shuffle(draft, own, cite('reward-tile-rows'), `${piece}Rewards`).slice(removed);
  });
  const rewards = shuffle(draft, kept, cite('reward-tile-rows'), 'rewardTiles');
  const rows = TILE_ROWS.map(({ id, extensionRow }) => {
    const tiles = (extensionRow ? performance : rewards).splice(0, count);
    const rule = extensionRow ? 'performance-tile-rows' : 'reward-tile-rows';
    tell(draft, { kind: 'tileRowLaid', rule, row: id, tiles });
    return [id, tiles];
  });
  setPart(draft, { rows: Object.fromEntries(rows) });
  return aside;
}

function layVpTiles(draft: D): void {
  const vpTiles = shuffle(draft, VP_TILE_IDS, cite('telegraph-vp-tiles'), 'vpTiles');
  for (const [i, tile] of vpTiles.entries())
    tell(draft, { kind: 'vpTileLaid', rule: 'telegraph-vp-tiles', slot: VP_SLOTS[i] ?? 1, tile });
  setPart(draft, { vpTiles });
}

/** What the expansion lays out, with as many performance tiles to choose from as there are players, each with a worker. */
export function layOut(draft: D): void {
  const { seats } = draft.state.config;
  layWagons(draft);
  const aside = layTiles(draft);
  layVpTiles(draft);
  const tiles = shuffle(draft, aside, cite('performance-tile-choice'), 'startTiles');
  const workers = shuffle(draft, SPECIALISTS, 'setup-tile-workers', 'setupWorkers');
  const offers = tiles.slice(0, seats).map((tile, i) => {
    const worker = workers[i] ?? 'purple';
    moveCommon(draft, worker, -1);
    tell(draft, { kind: 'performanceTileOffered', rule: 'performance-tile-choice', tile, worker });
    return { tile, worker };
  });
  for (const worker of workers.slice(seats))
    tellBase(draft, { kind: 'spareWorkerReturned', rule: 'spare-setup-workers', worker });
  setPart(draft, { offers });
}

/** Asks a player for a performance tile instead of a Setup tile. */
export function setupChoice(_: BaseState, seat: Seat): Task {
  return { kind: 'choosePerformanceTile', seat } satisfies EvolutionTask as unknown as Task;
}

/** The pieces still aside stay on the extension. */
export function setupEnded(draft: D): void {
  tellBase(draft, { kind: 'setupEnded', rule: cite('extension-pieces') });
}

/** A player takes a performance tile into the bottom right slot, and the worker beside it. */
export const choosePerformanceTile = choice<'choosePerformanceTile', 'choosePerformanceTile'>({
  rule: 'starting-performance-tile',
  accepts: ['choosePerformanceTile'],
  prompt: ({ seat }) => ({ kind: 'choosePerformanceTile', seat, rule: 'starting-performance-tile' }),
  candidates: (state) => partOf(state).offers.map(({ tile }) => ({ kind: 'choosePerformanceTile', tile })),
  check(state, { tile }) {
    const offered = partOf(state).offers.some((offer) => offer.tile === tile);
    return offered ? undefined : refuse('starting-performance-tile', 'performanceTileGone', { tile });
  },
  perform(draft, { tile }, { seat }) {
    const rule = 'starting-performance-tile';
    const { offers } = partOf(draft.state);
    const offer = offers.find((one) => one.tile === tile);
    if (!offer) return;
    const slot = START_SLOT;
    setPart(draft, { offers: offers.filter((one) => one !== offer) });
    setExtension(draft, seat, { tiles: { ...extensionOf(draft.state, seat).tiles, [slot]: tile } });
    tell(draft, { kind: 'performanceTileChosen', seat, rule, tile, slot });
    moveWorkers(draft, seat, 'supply', offer.worker, 1);
    tellBase(draft, { kind: 'workerGained', seat, rule: cite(rule), worker: offer.worker });
  },
});
