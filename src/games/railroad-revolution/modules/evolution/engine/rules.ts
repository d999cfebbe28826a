import type { RuleTable } from '../../../../../kernel/rules.ts';
import type { RuleId as BaseRule } from '../../../engine/rules.ts';

// The sections of the expansion's rulebook.
const setupExtensions = { section: 'Initial preparation, step 2b' } as const;
const setupWagons = { section: 'Initial preparation, step 6b' } as const;
const setupMarkers = { section: 'Initial preparation, step 8' } as const;
const setupTiles = { section: 'Initial preparation, step 8b' } as const;
const setupTelegraph = { section: 'Initial preparation, step 11' } as const;
const setupChoice = { section: 'Initial preparation, step 12' } as const;
const telegraph = { section: 'Telegraph action' } as const;
const trade = { section: 'Trade action' } as const;
const wagons = { section: 'Wagons and tenders' } as const;
const track = { section: 'Performance track' } as const;
const connections = { section: 'Scoring: Telegraph connections' } as const;
const performance = { section: 'Scoring: Performance track and performance tiles' } as const;

/**
 * Every rule of the expansion that binds play: its clause id, where the rulebook states it, and the statements that it
 * carries. RE-1 to RE-3, RE-71 and RE-79 to RE-81 only describe: the text has them. Ids are permanent.
 */
export const rules = {
  // setup
  'board-extension': setupExtensions, // RE-4
  'extension-pieces': setupExtensions, // RE-5 RE-6
  'tender-stack': setupWagons, // RE-7
  'wagon-rows': setupWagons, // RE-8 RE-9 RE-10 RE-11
  'single-marker': setupMarkers, // RE-12 RE-13
  'performance-tiles-aside': setupTiles, // RE-14 RE-15
  'performance-tile-rows': setupTiles, // RE-16 RE-17 RE-19 RE-20 RE-21 RE-22
  'reward-tile-rows': setupTiles, // RE-18 RE-19 RE-20
  'seven-sections': setupTelegraph, // RE-23
  'middle-telegraph-tiles': setupTelegraph, // RE-24 RE-25
  'telegraph-vp-tiles': setupTelegraph, // RE-26
  'performance-tile-choice': setupChoice, // RE-27 RE-28 RE-29
  'starting-performance-tile': setupChoice, // RE-30 RE-31

  // telegraph
  'no-deal-sections': telegraph, // RE-32 RE-33

  // trade
  'trade-area': trade, // RE-34 RE-46
  'wagon-section': trade, // RE-35 RE-37
  'tender-section': trade, // RE-36 RE-38

  // wagons and tenders
  'attach-wagon': trade, // RE-39 RE-40
  'attached-for-good': trade, // RE-41
  'one-wagon-one-tender': trade, // RE-42
  'unattached-wagon': trade, // RE-43
  'attach-to-new-train': trade, // RE-44 RE-45
  'wagon-bonus': wagons, // RE-47 RE-48

  // performance track
  'advancement-points': track, // RE-49
  'spend-points': track, // RE-50
  'move-marker': track, // RE-51
  'crossing-cost': track, // RE-52
  'crossing-cost-unpaid': track, // RE-52, rulings 89 and 91
  'take-performance-tile': track, // RE-53 RE-54
  'extension-slot-needed': track, // RE-55
  'take-reward-tile': track, // RE-56 RE-57
  'reward-tile-limit': track, // RE-58
  'several-tiles': track, // RE-64

  // extension
  'move-performance-tile': track, // RE-65 RE-66
  'row-four-worker': track, // RE-67
  'diagonal-move': track, // RE-68
  'one-tile-a-slot': track, // RE-69

  // reward tiles
  'use-reward-tile': track, // RE-59
  'reward-rail': track, // RE-60
  'reward-building': track, // RE-61
  'reward-piece-no-reward': track, // RE-62
  'reward-piece-connected': track, // RE-63

  // scoring
  'connection-scored': connections, // RE-72
  'connection-levels': connections, // RE-73 RE-74
  'vp-tile-connection': connections, // RE-75
  'track-highest-vp': performance, // RE-76
  'performance-tile-vp': performance, // RE-70 RE-77
  'row-multiplier': performance, // RE-78
} as const satisfies RuleTable;

/** The id of a rule of the expansion, or of the base game. */
export type RuleId = BaseRule | keyof typeof rules;
