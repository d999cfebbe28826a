import type { RuleTable } from '../../../kernel/rules.ts';

// The rulebook's sections with its numbers.
const contents = { section: '2. Components' } as const;
const setupTrack = { section: '3. Setup, step 2' } as const;
const setupSupplies = { section: '3. Setup, step 3' } as const;
const setupShares = { section: '3. Setup, step 4' } as const;
const setupEnd = { section: '3. Setup, step 6' } as const;
const setupMid = { section: '3. Setup, step 7' } as const;
const setupEast = { section: '3. Setup, step 8' } as const;
const setupPile = { section: '3. Setup, step 9' } as const;
const setupPlayers = { section: '3. Setup, step 10' } as const;
const setupCoal = { section: '3. Setup, step 11' } as const;
const setupTrains = { section: '3. Setup, step 12' } as const;
const flow = { section: '4. Gameplay Flow' } as const;
const roundStart = { section: '4. Gameplay Flow: Start of Round' } as const;
const turns = { section: '4. Gameplay Flow: Player Turns' } as const;
const turnEnd = { section: '4. Gameplay Flow: End of Turn' } as const;
const coal = { section: '5. Core Mechanics: Train Movement, Coal Token' } as const;
const whistle = { section: '5. Core Mechanics: Train Movement, Whistle Token' } as const;
const tiles = { section: '5. Core Mechanics: Playing Tiles' } as const;
const stops = { section: '5. Core Mechanics: Activating Stops' } as const;
const gameEnd = { section: '6. Scoring & End Game' } as const;
const finalScoring = { section: '6. Scoring & End Game: Final Scoring' } as const;
const winning = { section: '6. Scoring & End Game: Winning' } as const;
const faq = { section: '7. FAQ or Edge Cases' } as const;

/** Every rule of the game that the engine enforces: its clause id and where the rulebook states it. Ids are permanent. */
export const rules = {
  // setup
  'player-count': contents, // WS-1
  'tile-sorts': contents, // WS-166 WS-167
  'token-limits': contents, // WS-164
  'turn-track-tokens': setupTrack, // WS-3 WS-4 WS-5
  'turn-track-unused': setupTrack, // WS-6
  'gold-face-down': setupSupplies, // WS-7
  'open-supplies': setupSupplies, // WS-8
  'share-stacks': setupShares, // WS-9 WS-10
  'end-tiles-laid': setupEnd, // WS-13 WS-14
  'mid-column': setupMid, // WS-15 WS-16
  'mid-column-special': setupMid, // WS-17
  'mid-column-order': setupMid, // WS-18
  'east-side-tiles': setupEast, // WS-19 WS-20 WS-21
  'east-side-forward': setupEast, // WS-22
  'tile-pile': setupPile, // WS-23
  'tile-display': setupPile, // WS-24
  'starting-whistle': setupPlayers, // WS-25
  'starting-tiles': setupPlayers, // WS-26
  'starting-stop': setupPlayers, // WS-27
  'player-colours': setupPlayers, // WS-28
  'trains-per-player': setupPlayers, // WS-29 WS-30 WS-31
  'score-start': setupPlayers, // WS-32
  'start-player': setupPlayers, // WS-33
  'starting-coal': setupCoal, // WS-34 WS-35 WS-36
  'place-trains': setupTrains, // WS-37
  'east-coast-stop': setupTrains, // WS-38
  'one-train-a-coast-stop': setupTrains, // WS-39

  // round and turn
  'rounds-at-most': flow, // WS-40 WS-41 WS-42 WS-43
  'round-income': roundStart, // WS-44
  'even-income': roundStart, // WS-45
  'turn-order': turns, // WS-46
  'four-tokens': turns, // WS-47
  'token-actions': turns, // WS-48
  'pass-whistle': turns, // WS-51
  'spent-tokens-return': turnEnd, // WS-53
  'refill-hand': turnEnd, // WS-54
  'hand-limit': turnEnd, // WS-165
  'refill-source': turnEnd, // WS-55
  'refill-display': turnEnd, // WS-56
  'no-refill-last-round': turnEnd, // WS-57
  'empty-pile': faq, // WS-156

  // moving with coal and whistles: coal and stops
  'coal-move': coal, // WS-58
  'along-the-track': coal, // WS-58
  'next-stop-ends': coal, // WS-58
  'coal-westward': coal, // WS-59
  'opponent-stop': coal, // WS-60
  'pass-own-trains': coal, // WS-61
  'large-stop-ends': coal, // WS-62
  'large-stop': coal, // WS-63 WS-64
  'small-stop': coal, // WS-169
  'one-train-a-small-stop': coal, // WS-65
  'loop-back': faq, // WS-157
  // whistles
  'whistle-move': whistle, // WS-66
  'whistle-any-direction': whistle, // WS-67
  'bypassed-stop': whistle, // WS-68
  'bypass-occupied': whistle, // WS-69
  'bypass-own-train': whistle, // WS-61 WS-69
  'bypass-large-stop': whistle, // WS-62 WS-68
  'second-stop': whistle, // WS-70
  'second-stop-free': whistle, // WS-65 WS-70
  'no-way-back': whistle, // WS-71
  'whistle-as-coal': whistle, // WS-72
  'bypass-end-tile': faq, // WS-158
  'bypass-to-resource-track': faq, // WS-159
  // tiles in the way
  'lay-tile': tiles, // WS-73
  'tile-only-in-the-way': tiles, // WS-73
  'lay-another-tile': tiles, // WS-74 WS-75
  'three-tiles': tiles, // WS-76
  'finish-the-move': tiles, // WS-76
  'tile-connects': tiles, // WS-77
  'tile-turn': tiles, // WS-77
  'tile-forward': tiles, // WS-78

  // stops
  'stop-effect': stops, // WS-79
  'resource-stop': stops, // WS-80
  'resource-kinds': contents, // WS-81
  'resource-limit': faq, // WS-154 WS-155
  'coal-yard': stops, // WS-82
  'trading-post': stops, // WS-83
  'trade-common': stops, // WS-84
  'trade-rare': stops, // WS-85
  'general-store': stops, // WS-86
  'whistle-factory': stops, // WS-96
  'gold-mine': stops, // WS-92
  'gold-value': stops, // WS-93
  'town-payment': stops, // WS-87
  'town-reward': stops, // WS-88
  'town-loss': stops, // WS-89
  'town-loss-at-zero': stops, // WS-90
  'town-again': stops, // WS-91
  'stock-market': stops, // WS-94
  'stock-market-share': stops, // WS-95
  'end-tile-payment': stops, // WS-102
  'end-tile-loss': stops, // WS-103
  'end-tile-exit': stops, // WS-104
  'resource-track-space': stops, // WS-105
  'one-train-a-space': stops, // WS-106
  'resource-track-goods': stops, // WS-107
  'question-mark': stops, // WS-108

  // end
  'last-round': gameEnd, // WS-141
  'last-train': gameEnd, // WS-142
  'finish-the-round': gameEnd, // WS-143 WS-161
  'fame-points': finalScoring, // WS-1
  'share-majority': finalScoring, // WS-144
  'majority-tie': finalScoring, // WS-145
  'gold-score': finalScoring, // WS-147
  'common-score': finalScoring, // WS-148
  'rare-score': finalScoring, // WS-149
  'token-score': finalScoring, // WS-150
  'special-tile-penalty': finalScoring, // WS-151
  'highest-total-wins': winning, // WS-152
  'win-tie': winning, // WS-153
} as const satisfies RuleTable;

export type RuleId = keyof typeof rules;
