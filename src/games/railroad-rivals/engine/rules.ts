import type { RuleTable } from '../../../kernel/rules.ts';

// The rulebook's headings.
const components = { section: 'Game Components' } as const;
const locomotives = { section: 'Game Setup: Locomotives' } as const;
const startTile = { section: 'Game Setup: Starting City Tile' } as const;
const tiles = { section: 'Game Setup: City and Stock Tiles' } as const;
const opening = { section: 'Game Setup: Player Turn Order and Starting Scores' } as const;
const cubes = { section: 'Game Setup: Goods Cubes' } as const;
const turn = { section: 'Game Turn' } as const;
const draw = { section: '1. Draw Tiles/Bid for Turn Order: Draw Tiles' } as const;
const bid = { section: '1. Draw Tiles/Bid for Turn Order: Bid for Turn Order' } as const;
const draft = { section: '2. Draft Tiles' } as const;
const place = { section: '3. Place a City Tile' } as const;
const additional = { section: '3. Place a City Tile: Additional City Tile Placement Rules' } as const;
const deliver = { section: '4. Deliver a Good' } as const;
const delivery = { section: '4. Deliver a Good: Goods Cube Delivery Scoring' } as const;
const runsOut = { section: 'When the City Tile Draw Pile Runs Out' } as const;
const end = { section: 'Game End & Scoring' } as const;
const optional = { section: 'Optional Bidding Rule' } as const;
const two = { section: 'Special Rules for Two Players' } as const;
const soloSetup = { section: 'Solitaire Rules: Setup' } as const;
const soloPlay = { section: 'Solitaire Rules: Play' } as const;
const soloTurns = { section: 'Solitaire Rules: Turns' } as const;
const soloEnd = { section: 'Solitaire Rules: End Game Scoring' } as const;
const soloRank = { section: 'Solitaire Rules: Rank' } as const;
const challenge = { section: 'Solitaire Challenge' } as const;

/** Every rule of the game that the engine enforces: its clause id and where the rulebook states it. Ids are permanent. */
export const rules = {
  // components
  'player-count': components, // RV-1
  'city-tiles': components, // RV-21 RV-27
  'stock-tiles': components, // RV-22
  'cube-limit': components, // RV-24
  goods: components, // RV-26
  'locomotive-limit': components, // RV-23
  'stock-values': components, // RV-20

  // setup
  'player-colours': locomotives, // RV-2 RV-147
  'start-tile': startTile, // RV-3 RV-5
  'start-tile-cubes': startTile, // RV-4
  'tile-piles': tiles, // RV-6 RV-9 RV-19
  'starting-cities': tiles, // RV-7
  'hidden-cities': tiles, // RV-8 RV-52
  'first-order': opening, // RV-10
  'starting-scores': opening, // RV-11 RV-12
  'cube-colours': cubes, // RV-13
  bag: cubes, // RV-14 RV-15 RV-16 RV-18

  // turn, draw and bidding
  'four-phases': turn, // RV-28
  'phase-by-phase': turn, // RV-29
  'draw-tiles': draw, // RV-30 RV-31
  'open-display': draw, // RV-32
  'no-first-bid': bid, // RV-33
  'bid-for-first': bid, // RV-34
  'last-bids-first': bid, // RV-35
  'bid-leftward': bid, // RV-36
  'bid-or-pass': bid, // RV-37
  'higher-bid': bid, // RV-38
  'passed-is-out': bid, // RV-39
  'bidding-ends': bid, // RV-40
  'winner-pays': bid, // RV-41 RV-42
  'winner-first': bid, // RV-43
  'others-keep-order': bid, // RV-44
  'order-for-the-turn': bid, // RV-45

  // draft
  'first-pick': draft, // RV-46
  'second-pick': draft, // RV-47 RV-48
  'one-of-each': draft, // RV-49 RV-50
  'stocks-face-up': draft, // RV-51
  'city-pile-short': runsOut, // RV-92
  'two-stocks': runsOut, // RV-93 RV-94
  'draft-two-stocks': runsOut, // RV-95

  // placement
  'place-city': place, // RV-53
  'any-city-in-hand': place, // RV-55
  'beside-a-city': place, // RV-56
  'railroad-match': place, // RV-57
  'tile-rotation': place, // RV-58
  link: place, // RV-61 RV-65
  'link-owner': place, // RV-62 RV-63
  'place-cubes': place, // RV-72 RV-73 RV-145
  'one-by-one': place, // RV-74
  'no-stacking': additional, // RV-66
  'one-match-enough': additional, // RV-59 RV-60
  'several-links': additional, // RV-64
  'must-match': additional, // RV-67
  'one-city-a-turn': additional, // RV-54
  'blank-to-blank': additional, // RV-68
  'no-blank-link': additional, // RV-69
  'pass-placing': additional, // RV-70
  'no-free-pass': additional, // RV-71

  // delivery
  'delivery-order': deliver, // RV-75
  'one-delivery': deliver, // RV-76
  'any-cube': deliver, // RV-77
  'over-a-link': deliver, // RV-78 RV-146
  'name-the-link': deliver, // RV-79
  'any-link': deliver, // RV-80
  'delivered-cubes': deliver, // RV-81
  'delivery-points': delivery, // RV-82 RV-83 RV-84
  'colour-count': delivery, // RV-85
  'owner-points': delivery, // RV-86 RV-87
  'own-link': delivery, // RV-88
  'stock-rises': delivery, // RV-89 RV-90
  'stock-value-limit': soloPlay, // RV-25
  'cubes-return': delivery, // RV-91

  // end
  'last-turn': end, // RV-96
  'finish-the-turn': end, // RV-97
  'game-over': end, // RV-98
  'stock-points': end, // RV-99 RV-100
  'final-score': end, // RV-101 RV-102
  'highest-total-wins': end, // RV-103
  'tie-break': end, // RV-104 RV-105

  // optional bidding and two players
  'optional-bidding': optional, // RV-106 RV-107
  'passers-last': optional, // RV-108 RV-109
  'optional-winner': optional, // RV-110 RV-111
  'two-player-stocks': two, // RV-112
  'two-player-cities': two, // RV-113
  'two-player-cubes': two, // RV-17 RV-114
  'two-player-colours': two, // RV-115 RV-116

  // solitaire
  'solo-values': soloSetup, // RV-117
  'solo-score': soloSetup, // RV-118
  'solo-bag': soloSetup, // RV-119
  'solo-row': soloSetup, // RV-120
  'solo-start': soloSetup, // RV-121
  'solo-start-cubes': soloSetup, // RV-122
  'solo-piles': soloSetup, // RV-123 RV-124
  'solo-phases': soloPlay, // RV-125
  'solo-stocks': soloPlay, // RV-126
  'solo-cities': soloPlay, // RV-127
  'solo-place': soloPlay, // RV-128
  'solo-links': soloPlay, // RV-129 RV-130
  'solo-discard': soloPlay, // RV-131
  'solo-cubes': soloPlay, // RV-132 RV-133
  'solo-no-place': soloPlay, // RV-134
  'solo-deliver': soloPlay, // RV-135
  'solo-row-grows': soloPlay, // RV-136
  'solo-stock-rises': soloPlay, // RV-137
  'solo-value-limit': soloPlay, // RV-138
  'solo-points': soloPlay, // RV-139
  'solo-turns': soloTurns, // RV-140
  'solo-final': soloEnd, // RV-141
  'solo-rank': soloRank, // RV-142
  'challenge-start': challenge, // RV-143
  'challenge-links': challenge, // RV-144
} as const satisfies RuleTable;

export type RuleId = keyof typeof rules;
