import type { Seat } from '../../../kernel/agenda.ts';
import { push, tell } from '../../../kernel/draft.ts';
import type { Automatic } from '../../../kernel/game.ts';
import type { D } from './bag.ts';
import { isSolo } from './fits.ts';
import { firstBid } from './moves/bidding.ts';
import type { RuleId } from './rules.ts';
import { rankOf, scoreSheet, winnersOf } from './scoring.ts';
import { CONSTANTS, CUBES } from './tables/constants.ts';
import type { Bag, Ending, Phase, TaskOf, Types } from './types.ts';

/**
 * A phase begins, once all players have finished the one before.
 * @rule four-phases, phase-by-phase, solo-phases
 */
export function beginPhase(draft: D, phase: Phase): void {
  draft.state = { ...draft.state, phase };
  tell(draft, { kind: 'phaseBegun', rule: isSolo(draft.state) ? 'solo-phases' : 'four-phases', phase });
}

/** This turn is the last one; a second reason changes nothing. */
export function setLast(draft: D, why: Ending, seat?: Seat): void {
  if (draft.state.ending !== undefined) return;
  draft.state = { ...draft.state, ending: why };
  const rule = why === 'lastSoloTurn' ? 'solo-turns' : 'last-turn';
  tell(draft, { kind: 'lastTurn', rule, why, ...(seat === undefined ? {} : { seat }) });
}

/** Turns tiles of the piles face up. */
export function drawTiles(draft: D, cities: number, stocks: number, rule: RuleId): void {
  const { pile, display } = draft.state;
  const drawn = { cities: pile.cities.slice(0, cities), stocks: pile.stocks.slice(0, stocks) };
  if (drawn.cities.length + drawn.stocks.length === 0) return;
  draft.revealed = true;
  draft.state = {
    ...draft.state,
    pile: { cities: pile.cities.slice(cities), stocks: pile.stocks.slice(stocks) },
    display: {
      cities: [...display.cities, ...drawn.cities],
      stocks: [...display.stocks, ...drawn.stocks],
    },
  };
  tell(draft, { kind: 'tilesDrawn', rule, ...drawn });
}

/** The first turn with too few city tiles for all: those left leave the game, and from now on there are only stock tiles. */
function endCities(draft: D): void {
  const { pile, removed } = draft.state;
  const left = pile.cities;
  draft.state = { ...draft.state, stockOnly: true, pile: { ...pile, cities: [] }, removed: [...removed, ...left] };
  tell(draft, { kind: 'stockOnlyBegun', rule: 'two-stocks' });
  if (left.length > 0) tell(draft, { kind: 'citiesRemoved', rule: 'city-pile-short', count: left.length });
}

/** Turns face up a city and a stock for each player, or two stocks. */
function drawForAll(draft: D): void {
  const { seats } = draft.state.config;
  if (!draft.state.stockOnly && draft.state.pile.cities.length < seats) endCities(draft);
  if (draft.state.stockOnly) drawTiles(draft, 0, CONSTANTS.stocksPerPlayer * seats, 'two-stocks');
  else drawTiles(draft, seats, seats, 'draw-tiles');
}

/**
 * A turn begins: tiles are drawn, and from the second turn on the players bid for the first place.
 * @rule no-first-bid
 */
export const beginTurn: Automatic<Types, TaskOf<'beginTurn'>> = {
  rule: 'draw-tiles',
  settle(draft) {
    const turn = draft.state.turn + 1;
    draft.state = { ...draft.state, turn };
    if (isSolo(draft.state)) return beginSoloTurn(draft, turn);
    tell(draft, { kind: 'turnBegun', rule: 'four-phases', turn });
    beginPhase(draft, 'draw');
    drawForAll(draft);
    push(draft, { kind: 'beginDraft' });
    if (turn === 1) return;
    tell(draft, { kind: 'auctionBegun', rule: 'bid-for-first' });
    push(draft, firstBid(draft.state));
  },
};

/** A solitaire turn begins: three stock tiles are drawn, of which one is kept. */
function beginSoloTurn(draft: D, turn: number): void {
  tell(draft, { kind: 'turnBegun', rule: 'solo-phases', turn });
  if (turn === CONSTANTS.soloTurns) setLast(draft, 'lastSoloTurn');
  beginPhase(draft, 'stocks');
  drawTiles(draft, 0, CONSTANTS.soloStocks, 'solo-stocks');
  push(draft, { kind: 'keepStock', seat: 0 }, { kind: 'drawCities' }, { kind: 'beginPlacing' });
}

/** The cubes delivered in the turn go back into the bag; those of the solitaire row stay. */
function returnCubes(draft: D): void {
  const { delivered, bag } = draft.state;
  if (isSolo(draft.state) || delivered.length === 0) return;
  const back = CUBES.map((cube) => [cube, bag[cube] + delivered.filter((one) => one === cube).length]);
  draft.state = { ...draft.state, bag: Object.fromEntries(back) as Bag, delivered: [] };
  tell(draft, { kind: 'cubesReturned', rule: 'cubes-return', cubes: delivered });
}

/** A turn ends, and the next begins or the game is over. */
export const endTurn: Automatic<Types, TaskOf<'endTurn'>> = {
  rule: 'finish-the-turn',
  settle(draft) {
    returnCubes(draft);
    if (draft.state.ending === undefined) return push(draft, { kind: 'beginTurn' });
    endGame(draft);
  },
};

/** @rule game-over */
function endGame(draft: D): void {
  const sheet = scoreSheet(draft.state);
  const points = sheet.totals[0] ?? 0;
  if (isSolo(draft.state)) {
    tell(draft, { kind: 'soloEnded', seat: 0, rule: 'solo-rank', points, rank: rankOf(points) });
    return;
  }
  const { winners, by } = winnersOf(draft.state, sheet);
  tell(draft, { kind: 'gameEnded', rule: by === 'points' ? 'highest-total-wins' : 'tie-break', winners, by });
}
