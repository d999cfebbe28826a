import type { RuleTable } from '../../../../../src/kernel/rules.ts';

/** Every rule of the game that the engine enforces: its clause and where the rulebook states it. */
export const rules = {
  'crates-shuffled': { section: 'Setup' },
  'goals-dealt': { section: 'Setup' },
  'first-seat': { section: 'Setup' },
  turn: { section: 'The turn' },
  load: { section: 'Loading' },
  'pass-left': { section: 'Loading' },
  'take-offered': { section: 'Loading' },
  'take-price': { section: 'Loading' },
  'heavy-crate': { section: 'Loading' },
  shunting: { section: 'Shunting' },
  'shunt-same-colour': { section: 'Shunting' },
  earning: { section: 'Earning' },
  'haul-crew': { section: 'Earning' },
  'haul-income': { section: 'Earning' },
  'roll-income': { section: 'Earning' },
  'pay-by-end': { section: 'Settling up' },
  'crew-minimum': { section: 'Settling up' },
  refill: { section: 'Refilling' },
  bidding: { section: 'Signals' },
  'bid-money': { section: 'Signals' },
  'signal-award': { section: 'Signals' },
  'hire-price': { section: 'Any time' },
  'hire-supply': { section: 'Any time' },
  'sell-own': { section: 'Any time' },
  'sell-price': { section: 'Any time' },
  'end-trigger': { section: 'The end' },
  'game-end': { section: 'The end' },
  'score-shed': { section: 'Scoring' },
  'score-signals': { section: 'Scoring' },
  'score-goal': { section: 'Scoring' },
} as const satisfies RuleTable;

export type RuleId = keyof typeof rules;
