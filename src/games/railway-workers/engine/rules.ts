import type { RuleTable } from '../../../kernel/rules.ts';

// The rulebook's sections. It has no numbers of its own but the letters and numbers of its steps.
const overview = { section: 'Game overview' } as const;
const contents = { section: 'Contents' } as const;
const setupRound = { section: 'Game setup, step a' } as const;
const setupProjects = { section: 'Game setup, step b' } as const;
const setupTokens = { section: 'Game setup, step c' } as const;
const setupSites = { section: 'Game setup, step e' } as const;
const setupDice = { section: 'Game setup, step f' } as const;
const setupMarket = { section: 'Game setup, step h' } as const;
const setupFirst = { section: 'Game setup, step l' } as const;
const setupPlayers = { section: 'Game setup, step n' } as const;
const roundOverview = { section: 'Round overview' } as const;
const preparation = { section: 'Round phases: Preparation phase' } as const;
const placing = { section: 'Round phases: Action Phase 1, step a' } as const;
const dice = { section: 'Round phases: Action Phase 1, step b' } as const;
const turns = { section: 'Round phases: Action Phase 1, step c' } as const;
const clearing = { section: 'Round phases: Action Phase 1, step d' } as const;
const passing = { section: 'Round phases: Action Phase 1, step e' } as const;
const second = { section: 'Round phases: Action Phase 2' } as const;
const payments = { section: 'Round phases: Payments phase, step c' } as const;
const gameEnd = { section: 'Game end victory points' } as const;
const market = { section: 'Market' } as const;
const bonus = { section: 'Subsidy / Investment: Get 1 Bonus' } as const;
const buyResources = { section: 'Action cards clarifications: Buy Structures / Tracks' } as const;
const buyPlans = { section: 'Action cards clarifications: Buy Plans' } as const;

/** Every rule of the game that the engine enforces: its clause id and where the rulebook states it. Ids are permanent. */
export const rules = {
  // overview
  'player-count': contents,
  'same-eight-cards': overview,
  'cards-over-two-phases': overview,

  // setup
  'round-marker-start': setupRound,
  'project-pile': setupProjects,
  'project-seven': setupProjects,
  'reroll-token-pile': setupTokens,
  'plus-one-token-pile': setupTokens,
  'first-site': setupSites,
  'second-site': setupSites,
  'middle-dice': setupDice,
  'indicators-start-black': setupMarket,
  'first-player': setupFirst,
  'first-player-coins': setupFirst,
  'other-players-coins': setupFirst,
  'coins-open': setupFirst,
  'player-pieces': setupPlayers,

  // round
  'round-phases': roundOverview,
  'four-rounds-at-most': roundOverview,
  'action-phase-steps': roundOverview,
  'cards-back': preparation,
  'round-marker-moves': preparation,
  'indicators-to-black': preparation,

  // dice-and-turn-order: placing cards
  'pick-four-cards': placing,
  'face-down-slots': placing,
  'rearrange-cards': placing,
  'placed-cards-fixed': placing,
  'look-at-own-cards': placing,
  // rolling
  'roll-three-dice': dice,
  'low-sum-reroll': dice,
  'fourth-die': dice,
  'equal-totals': dice,
  'tokens-after-fourth-die': dice,
  'reroll-token': bonus,
  'tokens-kept': bonus,
  'token-once-a-phase': bonus,
  // assigning
  'one-die-a-card': dice,
  'dice-as-rolled': dice,
  'rearrange-dice': dice,
  'plus-one-token': bonus,
  'show-dice': dice,
  // turn order
  'chosen-card': turns,
  sum: turns,
  'announce-sums': turns,
  'highest-sum-first': turns,
  'equal-sums': turns,
  'next-slot': turns,
  'order-anew': turns,
  // what a Sum allows
  'turn-choice': turns,
  'pass-coin': turns,
  'two-actions': turns,
  'four-plus': turns,
  'seven-plus': turns,
  'raise-low-sum': turns,
  'raised-sum-top-only': turns,
  'each-action-once': turns,
  // the end of an Action Phase
  'clear-dice': clearing,
  'discard-cards': clearing,
  'discards-wait': clearing,
  'pass-baton': passing,
  'second-phase': second,

  // action-cards
  'buy-into-facilities': buyResources,
  'storage-limit': buyResources,
  'buy-to-warehouse': buyResources,
  'buy-plans-top': buyPlans,
  'buy-plans-bottom': buyPlans,
  'plans-unlimited': buyPlans,

  // market
  'black-prices': setupMarket,
  'white-prices': market,
  'pay-shown-price': market,
  'indicator-turns': market,
  'one-turn-one-price': market,

  // end
  'end-after-round-four': payments,
  'next-round': payments,
  'sell-structures-and-tracks': gameEnd,
  'sell-plans': gameEnd,
  'most-coins-win': gameEnd,
  'shared-victory': gameEnd,
} as const satisfies RuleTable;

export type RuleId = keyof typeof rules;
