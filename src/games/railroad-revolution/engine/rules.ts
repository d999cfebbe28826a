import type { RuleTable } from '../../../kernel/rules.ts';

// The rulebook's sections, with their page where the rulebook names it.
const preparation = { section: 'Initial preparation' } as const;
const setupBoards = { section: 'Initial preparation, step 2' } as const;
const setupMoney = { section: 'Initial preparation, step 3' } as const;
const setupWorkers = { section: 'Initial preparation, step 4' } as const;
const setupShares = { section: 'Initial preparation, step 5' } as const;
const setupTrains = { section: 'Initial preparation, step 6' } as const;
const setupMilestones = { section: 'Initial preparation, step 7' } as const;
const setupMarkers = { section: 'Initial preparation, step 8' } as const;
const setupDeals = { section: 'Initial preparation, step 9' } as const;
const setupCities = { section: 'Initial preparation, step 10' } as const;
const setupTelegraph = { section: 'Initial preparation, step 11' } as const;
const setupChoice = { section: 'Initial preparation, step 12' } as const;
const commonSupply = { section: 'Initial preparation, step 13' } as const;
const setupTiles = { section: 'Setup tiles (p. 14)' } as const;
const sequence = { section: 'Sequence of play' } as const;
const actions = { section: 'Actions and workers' } as const;
const general = { section: 'General rules (p. 6)' } as const;
const abilities = { section: 'Worker abilities (p. 16)' } as const;
const station = { section: 'Station' } as const;
const firstStation = { section: 'Cities: First Station rewards (p. 15)' } as const;
const railroad = { section: 'Railroad' } as const;
const telegraph = { section: 'Telegraph' } as const;
const telegraphTiles = { section: 'Telegraph tiles (p. 14)' } as const;
const trade = { section: 'Trade' } as const;
const trainTile = { section: 'Trade: Train tile (p. 10)' } as const;
const trainTiles = { section: 'Train tiles (p. 14)' } as const;
const deals = { section: 'Deals (p. 10)' } as const;
const dealTiles = { section: 'Deal tiles (p. 15)' } as const;
const milestones = { section: 'Company milestones (p. 11)' } as const;
const conditions = { section: 'Milestone’s conditions (p. 12)' } as const;
const tracks = { section: 'Performance tracks (p. 12)' } as const;
const end = { section: 'End of the game and scoring (p. 13)' } as const;

/** Every rule of the base game that binds play: its clause id and where the rulebook states it. Ids are permanent. */
export const rules = {
  // setup
  'player-colours': setupBoards,
  'player-board-pieces': setupBoards,
  'opening-rail': setupBoards,
  'setup-pieces-aside': setupBoards,
  'unused-components': preparation,
  'starting-money': setupMoney,
  'starting-workers': setupWorkers,
  'starting-shares': setupShares,
  'common-supply': setupMoney,
  'starting-train': setupTrains,
  'train-stacks': setupTrains,
  'train-stack-size': setupTrains,
  'milestone-stacks': setupMilestones,
  'starting-milestones': setupMilestones,
  'starting-markers': setupMarkers,
  'deal-stack': setupDeals,
  'first-deal-tile': setupDeals,
  'city-tiles-laid': setupCities,
  'neutral-stations': setupCities,
  'telegraph-line': setupTelegraph,
  'telegraph-tiles-laid': setupTelegraph,
  'neutral-offices': setupTelegraph,
  'setup-tiles-drawn': setupChoice,
  'setup-tile-workers': setupChoice,
  'spare-setup-workers': setupChoice,
  'first-player': setupChoice,
  'setup-choice-order': setupChoice,
  'setup-choice': setupChoice,
  'setup-pieces-used': setupChoice,
  'setup-leftovers': setupChoice,
  'setup-advance': setupTiles,
  'setup-office': setupTiles,
  'setup-station': setupTiles,
  'setup-rail': setupTiles,
  'setup-shares': setupTiles,
  'setup-exchange': setupTiles,
  'setup-train': setupTiles,
  'setup-money': setupTiles,

  // turn
  'turn-order': sequence,
  'recall-workers': sequence,
  'place-worker': sequence,
  'shared-action-space': sequence,
  'perform-action': sequence,
  'four-actions': sequence,
  'action-in-full': actions,
  'no-action-possible': actions,
  'free-order': general,
  'earn-to-pay': general,
  'pieces-beyond-logo': sequence,

  // workers
  'worker-effect': actions,
  'worker-effect-optional': actions,
  'white-effect': abilities,
  'specialist-as-white': actions,
  'available-workers': general,
  'four-worker-minimum': general,
  'four-worker-within-turn': general,
  'sell-shares': general,
  'no-buying-shares': general,
  'hire-worker': general,
  'any-time-steps': general,
  'unlimited-money-and-shares': commonSupply,
  'worker-shortage': commonSupply,
  paying: commonSupply,
  discarding: commonSupply,
  gaining: commonSupply,
  'exchange-worker': commonSupply,

  // station
  'station-build': station,
  'available-city': station,
  'one-station-a-city': station,
  'station-cost': station,
  'printed-cities': station,
  'primary-reward': station,
  'primary-reward-kinds': station,
  'slash-reward': station,
  'first-station-slot': station,
  'first-station-bonus': station,
  'bonus-flip': firstStation,
  'bonus-train': firstStation,
  'bonus-shares': firstStation,
  'bonus-worker': firstStation,
  'bonus-exchange': firstStation,
  'bonus-share-and-promotion': firstStation,
  'bonus-promote': firstStation,
  'bonus-advance': firstStation,
  'bonus-advance-and-promotion': firstStation,
  'station-purple': abilities,
  'station-grey': abilities,
  'station-orange': abilities,
  'station-turquoise': abilities,

  // railroad
  'railroad-build': railroad,
  'exactly-two-rails': railroad,
  'railroad-not-possible': railroad,
  'last-rail': railroad,
  'railroad-base-price': railroad,
  'terrain-price': railroad,
  'available-rail-space': railroad,
  'rail-network': railroad,
  'starting-network': railroad,
  'one-rail-a-space': railroad,
  'rails-need-not-touch': railroad,
  'free-rail': trainTiles,
  'railroad-purple': abilities,
  'railroad-grey': abilities,
  'railroad-orange': abilities,
  'railroad-turquoise': abilities,

  // telegraph
  'telegraph-build': telegraph,
  'one-office-a-section': telegraph,
  'telegraph-shares': telegraph,
  'first-office-slot': telegraph,
  'first-office-bonus': telegraph,
  'telegraph-tile': telegraph,
  'telegraph-tile-for-all': telegraph,
  'telegraph-tile-stays': telegraph,
  'telegraph-tile-rail': telegraphTiles,
  'telegraph-tile-double-flip': telegraphTiles,
  'telegraph-tile-train': telegraphTiles,
  'telegraph-tile-promote': telegraphTiles,
  'telegraph-tile-money': telegraphTiles,
  'telegraph-tile-advance': telegraphTiles,
  'telegraph-purple': abilities,
  'telegraph-grey': abilities,
  'telegraph-orange': abilities,
  'telegraph-turquoise': abilities,

  // trade
  'player-board-sections': trade,
  'trade-sale': trade,
  'trade-choice': trade,
  'trade-money': trade,
  'trade-one-piece': trade,
  'trade-flip': trainTile,
  'trade-purple': abilities,
  'trade-grey': abilities,
  'trade-orange': abilities,
  'trade-turquoise': abilities,

  // trains
  'take-train': general,
  'train-face-up': general,
  'train-supply': general,
  'any-number-of-trains': general,
  'flip-face-down': trainTile,
  'flip-face-up': trainTile,
  'separate-flips': dealTiles,
  'train-promote': trainTiles,
  'train-advance': trainTiles,
  'train-rail': trainTiles,
  'train-money': trainTiles,
  'train-shares': trainTiles,

  // deals
  'deal-trigger': deals,
  'deal-any-rail': deals,
  'deal-after-action': deals,
  'one-deal-tile-an-action': deals,
  'deal-free-pieces': dealTiles,
  'deal-tile': deals,
  'deal-accept': deals,
  'deal-price': deals,
  'deal-reward-cost': dealTiles,
  'deal-reward-takeable': deals,
  'deal-optional': deals,
  'deal-order': deals,
  'deal-active-player': deals,
  'deal-once-each': deals,
  'deal-others': deals,
  'deal-stays-open': deals,
  'deal-one-at-a-time': deals,
  'deal-sell-and-hire': deals,
  'deal-four-workers': deals,
  'deal-discard': deals,
  'deal-next-tile': deals,
  'deal-reshuffle': deals,
  'private-deal': abilities,
  'private-deal-discount': abilities,
  'private-deal-discard': abilities,
  'deal-exchange': dealTiles,
  'deal-office': dealTiles,
  'deal-train': dealTiles,
  'deal-rail': dealTiles,
  'deal-promote': dealTiles,
  'deal-workers': dealTiles,
  'deal-station': dealTiles,
  'deal-double-flip': dealTiles,
  'deal-flip': dealTiles,
  'deal-advance': dealTiles,

  // milestones
  'milestone-needs': milestones,
  'manager-types': milestones,
  'promote-worker': milestones,
  'promote-placed-worker': milestones,
  'promote-early': milestones,
  'promote-by-reward': milestones,
  'managers-not-available': milestones,
  'managers-stay': milestones,
  'condition-connected': conditions,
  'condition-deal-rails': conditions,
  'condition-stations': conditions,
  'condition-terrain': conditions,
  'milestone-completed': milestones,
  'milestone-check': milestones,
  'milestone-check-order': milestones,
  'managers-discarded': milestones,
  'milestone-replacement': milestones,
  'replacement-draw': milestones,
  'no-replacement-after-d': milestones,
  'both-milestones': milestones,
  'open-stack-variant': milestones,

  // tracks
  'three-tracks': tracks,
  'track-vp': tracks,
  'advance-marker': tracks,
  'split-advances': tracks,
  'track-money': tracks,
  'track-shares': tracks,
  'track-worker': tracks,
  'track-cost-unpaid': tracks,
  'track-cost-variant': tracks,
  'network-score': tracks,
  'stations-score': tracks,
  'offices-score': tracks,

  // end
  'end-trigger': end,
  'equal-turns': end,
  'final-turns': end,
  'late-milestones': end,
  'most-vp-wins': end,
  'vp-sources': end,
  'train-vp': end,
  'milestone-vp': end,
  'telegraph-connections': end,
  'lone-office': end,
  'tie-break': end,
  'shared-win': end,
} as const satisfies RuleTable;

/** The id of a rule of the base game. */
export type RuleId = keyof typeof rules;
