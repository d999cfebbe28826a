import type { Order } from '../../../kernel/order.ts';
import { type Counts, miscounts } from '../../../kernel/pieces.ts';
import { placesOrder } from '../../../kernel/proofs.ts';
import { totalsOf as sumsOf } from '../../../kernel/score.ts';
import { totalsOrder } from './moves/dice.ts';
import { byCoins, scoreSheet } from './scoring.ts';
import { CARD_IDS } from './tables/cards.ts';
import { CONSTANTS } from './tables/constants.ts';
import { RESOURCES, STORAGE, WAREHOUSED } from './tables/market.ts';
import { SLOTS } from './tables/player-board.ts';
import { playerCount } from './tables/player-counts.ts';
import { sumOrders } from './turn-order.ts';
import type { Player, State } from './types.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const cardsOf = ({ hand, slots, discard }: Player) => [...hand, ...slots.flatMap(({ card }) => card ?? []), ...discard];
/** A player's dice, the own three wherever they lie, and the fourth. */
const diceOf = ({ dice }: Player) => Math.max(CONSTANTS.diceEach, dice.length);

/** Every piece by kind, wherever it is; no move changes these counts. Coins and cubes are not limited, so not counted. */
export function inventory(state: State): Counts {
  const count: { [piece: string]: number } = {
    projects: state.projects.length + state.sites.length,
    dice: state.middle + sum(state.seats.map(diceOf)),
    rerollTokens: state.tokens.reroll + sum(state.seats.map(({ tokens }) => tokens.reroll)),
    plusOneTokens: state.tokens.plusOne + sum(state.seats.map(({ tokens }) => tokens.plusOne)),
  };
  for (const player of state.seats) count[`cards:${player.colour}`] = cardsOf(player).length;
  return count;
}

function faultsOf(player: Player): string[] {
  const wrong: string[] = [];
  const { colour, coins, slots, dice, tokens, facilities } = player;
  if (coins < 0) wrong.push(`${colour} has ${coins} coins`);
  const cards = cardsOf(player);
  if (cards.length !== CARD_IDS.length || new Set(cards).size !== cards.length)
    wrong.push(`${colour} has ${cards.length} cards, or one of them twice`);
  if (slots.length !== SLOTS.length) wrong.push(`${colour} has ${slots.length} slots`);
  if (slots.some(({ card, die }) => die !== undefined && card === undefined))
    wrong.push(`${colour} has a die on no card`);
  const left = [...dice];
  for (const { die } of slots) {
    if (die === undefined) continue;
    const at = left.indexOf(die);
    if (at < 0) wrong.push(`${colour} has assigned a ${die} that was not rolled`);
    else left.splice(at, 1);
  }
  if (dice.length !== 0 && dice.length !== 3 && dice.length !== 4)
    wrong.push(`${colour} has rolled ${dice.length} dice`);
  if (sum(slots.map((slot) => slot.tokens)) > tokens.plusOne)
    wrong.push(`${colour} has laid more tokens than there are`);
  for (const resource of RESOURCES)
    if (facilities[resource] < 0) wrong.push(`${colour} has fewer than no ${resource}s`);
  for (const resource of WAREHOUSED)
    if (facilities[resource] > STORAGE[resource]) wrong.push(`${colour} stores ${facilities[resource]} ${resource}s`);
  return wrong;
}

/** What is wrong with a position, in sentences; nothing for every position that can be reached. */
export function faults(state: State): readonly string[] {
  const { seats } = state.config;
  const row = playerCount(seats);
  const wrong = state.seats.flatMap(faultsOf);
  const counts = inventory(state);
  const expected = {
    projects: row.projectTiles,
    dice: row.middleDice + seats * CONSTANTS.diceEach,
    rerollTokens: row.rerollTokens,
    plusOneTokens: row.plusOneTokens,
  };
  wrong.push(...miscounts(counts, expected));
  if (state.tokens.reroll < 0 || state.tokens.plusOne < 0) wrong.push('fewer than no tokens lie beside the board');
  const sites = [...state.projects, ...state.sites.map(({ number }) => number)];
  if (new Set(sites).size !== sites.length) wrong.push('a Project tile is in the game twice');
  if (state.seats.length !== seats || state.baton >= seats) wrong.push('nobody sits at a place of the table');
  return wrong;
}

/** Every comparator of the game with what it compares: totals of dice, Sums of each slot, places. */
export function orders(state: State): readonly Order<unknown>[] {
  const places = placesOrder(state, byCoins(sumsOf(scoreSheet(state).lines, state.config.seats)));
  return [totalsOrder(state), ...sumOrders(state), places] as readonly Order<unknown>[];
}
