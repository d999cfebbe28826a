import { piecesLeft } from '../../../../src/games/railroad-revolution/engine/company.ts';
import { ACTIONS, WORKERS } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import { DEAL_TILE_IDS } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { deepFreeze } from '../../../../src/kernel/json.ts';
import { playerOf } from '../../../../src/kernel/seats.ts';
import { finish, game, own, type Player, payNow, place, play, rail, type Table, table } from './table.ts';

// Positions in the midst of turns, where a player has little left: every action with every type of worker, on boards
// whose tiles, trains and deals bring different things.

const rails = ['charlotte--miami', 'miami--little-rock', 'little-rock--kansas-city'] as const;
const milestones = [own('A1-1'), own('A2-1', 'turquoise')];
const rich = { money: 4000, shares: 9, rails, milestones } as const;

const BOARDS: readonly Table[] = [
  {
    players: [
      {
        ...rich,
        trains: [
          { front: 'train-money', faceUp: true },
          { front: 'train-promote', faceUp: true },
        ],
      },
      { shares: 4 },
    ],
    tiles: { miami: '2-c', 'little-rock': '2-b', 'kansas-city': '3-b' },
    telegraph: { 1: 'tt-money', 2: 'tt-double-flip', 4: 'tt-train', 5: 'tt-promote', 7: 'tt-advance', 8: 'tt-rail' },
    deal: 'deal-7',
  },
  {
    players: [
      {
        ...rich,
        trains: [
          { front: 'train-shares', faceUp: true },
          { front: 'train-rail', faceUp: false },
        ],
      },
      { stations: ['washington'], offices: [2], money: 0, shares: 0 },
    ],
    tiles: { miami: '2-a', 'little-rock': '4-a', 'kansas-city': '3-c' },
    telegraph: { 1: 'tt-double-flip', 2: 'tt-promote', 4: 'tt-rail', 5: 'tt-money', 7: 'tt-train', 8: 'tt-advance' },
    deal: 'deal-3',
  },
  {
    players: [
      { ...rich, trains: [{ front: 'train-money', faceUp: false }], stations: ['washington', 'miami'] },
      { stations: ['charlotte'] },
      { offices: [1, 8] },
    ],
    config: { seats: 3 },
    tiles: { 'little-rock': '3-a', 'kansas-city': '5-c' },
    telegraph: { 1: 'tt-promote', 2: 'tt-money', 4: 'tt-advance', 5: 'tt-double-flip', 7: 'tt-rail', 8: 'tt-train' },
    deal: 'deal-4',
  },
  {
    players: [
      {
        ...rich,
        trains: [],
        sections: [0, 0, 0, 0, 0, 0, 1, 1].map((n) => ({ rails: n, buildings: n })),
      },
      {},
    ],
    tiles: { miami: '2-b', 'little-rock': '4-c', 'kansas-city': '5-a' },
    telegraph: { 1: 'tt-advance', 2: 'tt-train', 4: 'tt-money', 5: 'tt-rail', 7: 'tt-promote', 8: 'tt-double-flip' },
    deal: 'deal-8',
  },
  {
    players: [
      {
        ...rich,
        trains: [
          { front: 'train-advance', faceUp: true },
          { front: 'train-money', faceUp: true },
        ],
      },
      { shares: 2 },
    ],
    config: { seats: 2, rulings: { sameDeal: 'twice', rails: 'at-once' }, variants: { trackCosts: true } },
    tiles: { miami: '2-c', 'little-rock': '3-b', 'kansas-city': '4-b' },
    telegraph: { 1: 'tt-train', 2: 'tt-advance', 4: 'tt-double-flip', 5: 'tt-money', 7: 'tt-promote', 8: 'tt-rail' },
    deal: 'deal-9',
  },
  {
    players: [
      {
        ...rich,
        trains: [{ front: 'train-promote', faceUp: true }],
        markers: { telegraph: 7, stations: 4, network: 4 },
      },
      { money: 0, shares: 1 },
      {},
    ],
    config: { seats: 3, rulings: { fourWorkers: 'always' } },
    tiles: { miami: '2-a', 'little-rock': '3-c', 'kansas-city': '4-c' },
    telegraph: { 1: 'tt-rail', 2: 'tt-promote', 4: 'tt-money', 5: 'tt-advance', 7: 'tt-double-flip', 8: 'tt-train' },
    gone: { white: 1, purple: 9, orange: 10, grey: 9, turquoise: 9 },
    deal: 'deal-6',
  },
];

/** What is left to the player: money, Shares, and workers that are taken away from those on the Trade space. */
const LEFT = [
  { money: 0, shares: 0, away: 0 },
  { money: 100, shares: 1, away: 0 },
  { money: 250, shares: 0, away: 1 },
  { money: 450, shares: 2, away: 0 },
  { money: 50, shares: 3, away: 1 },
  { money: 700, shares: 0, away: 2 },
  { money: 350, shares: 1, away: 0 },
] as const;

type Left = (typeof LEFT)[number];

function poor(state: State, { money, shares, away }: Left): State {
  const seats = state.seats.map((one, seat) => {
    if (seat > 0) return one;
    const taken = Math.min(away, one.board.trade.white);
    const trade = { ...one.board.trade, white: one.board.trade.white - taken };
    return { ...one, money, shares, board: { ...one.board, trade } };
  });
  return deepFreeze({ ...state, seats });
}

const isOwnTurn = ({ agenda: [last] }: State) => last?.kind === 'endTurn' && last.seat === 0;

/** A turn goes on: after every kind of move, its first and its last in the list. */
function* onward(state: State, depth: number): Generator<State, void> {
  yield state;
  if (depth === 0) return;
  const legal = game.legal(state);
  for (const kind of new Set(legal.map((move) => move.kind))) {
    const moves = legal.filter((move) => move.kind === kind);
    for (const move of new Set([moves[0], moves.at(-1)])) {
      const outcome = move && game.apply(state, move);
      if (outcome?.ok && isOwnTurn(outcome.state)) yield* onward(outcome.state, depth - 1);
    }
  }
}

/** The first seat, with few workers, has placed one of them. */
function* begun(): Generator<State, void> {
  for (const board of BOARDS)
    for (const worker of WORKERS) {
      const [first, ...others] = board.players;
      const supply = worker === 'white' ? { white: 2 } : { white: 1, [worker]: 1 };
      const player = { ...first, supply, board: { trade: { white: 2 } } };
      const start = table({ ...board, players: [player, ...others] });
      for (const action of ACTIONS) {
        const outcome = game.apply(start, place(worker, action));
        if (outcome.ok) yield outcome.state;
      }
    }
}

/** The first seat, with few workers, has opened a Deal, one tile after the other. */
function* opened(): Generator<State, void> {
  for (const [i, deal] of DEAL_TILE_IDS.entries()) {
    const board = BOARDS[i % BOARDS.length] as Table;
    const [first, ...others] = board.players;
    const worker = WORKERS[i % WORKERS.length] ?? 'white';
    const player: Player = {
      ...first,
      rails: ['charlotte--miami'],
      supply: worker === 'white' ? { white: 2 } : { white: 1, [worker]: 1 },
      board: { trade: { white: 2 } },
    };
    const start = table({ ...board, deal, players: [player, ...others] });
    const action = [place(worker, 'railroad'), rail('miami--little-rock'), ...lastRail(start)];
    yield play(start, ...action, payNow, finish).state;
  }
}

const lastRail = (state: State) => (piecesLeft(playerOf(state, 0), 'rail') > 1 ? [rail('miami--houston')] : []);

/** The positions, of many that are alike only one in `step`; with `isRich`, the player has enough of all. */
export function situations(step: number, depth: number, isRich = false): readonly State[] {
  const all: State[] = [];
  let n = 0;
  for (const root of [...begun(), ...opened()])
    for (const state of onward(root, depth)) {
      n += 1;
      if (n % step > 0) continue;
      all.push(isRich ? state : poor(state, LEFT[(n / step) % LEFT.length] as Left));
    }
  return all;
}
