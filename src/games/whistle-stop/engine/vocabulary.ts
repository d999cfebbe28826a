import type { MoveOf, Vocabulary } from '../../../kernel/moves.ts';
import { COAST_IDS, TURNS, WAYS } from './tables/board.ts';
import { TRAIN_NUMBERS } from './tables/constants.ts';
import { GOODS, type Goods, RESOURCES, TOKENS } from './tables/goods.ts';
import { RAILROADS, SHARE_NUMBERS } from './tables/railroads.ts';
import { SPACE_NUMBERS } from './tables/resource-track.ts';
import { TILE_IDS } from './tables/tiles.ts';

/** What a trade can bring: one resource, 1 whistle, 2 coal, or two commons. */
export const TRADE_GETS = [
  ...RESOURCES,
  'whistle',
  'coal',
  'lumber-lumber',
  'lumber-cotton',
  'lumber-gravel',
  'cotton-cotton',
  'cotton-gravel',
  'gravel-gravel',
] as const;
export type TradeGet = (typeof TRADE_GETS)[number];

/** The kinds of goods that a trade brings, both of a pair. */
export function goodsOf(get: TradeGet): readonly Goods[] {
  return get.split('-').flatMap((one) => GOODS.find((goods) => goods === one) ?? []);
}

/** Every move of the base game. */
export const VOCABULARY = {
  /** Puts a train on an East Coast stop before the first round. */
  placeTrain: { stop: COAST_IDS },
  /** Spends a token to move a train, which leaves its stop that way. */
  move: { train: TRAIN_NUMBERS, token: TOKENS, way: WAYS },
  /** Lays a tile of the hand into the empty space that the moving train comes to, turned by so many sixths clockwise. */
  layTile: { tile: TILE_IDS, turn: TURNS },
  /** A whistle move ends at the first stop. */
  endMove: {},
  /** The first stop of a whistle move is bypassed, and the train goes on from it that way. */
  bypass: { way: WAYS },
  /** A train on its first leg passes a small stop that holds a train of its own colour, without counting it. */
  passTrain: {},
  /** A whistle move bypasses an End tile: the train leaves the board past it. */
  bypassEndTile: {},
  /** Ends the turn. */
  endTurn: {},
  /** Pays what a Town or an End tile asks for. */
  pay: {},
  /** Does not pay, or makes no more trades. */
  decline: {},
  /** Puts the train that leaves the board on a space of the resource track. */
  takeSpace: { space: SPACE_NUMBERS },
  /** Takes one thing of choice. */
  takeGoods: { goods: GOODS },
  /** Trades one resource. */
  trade: { give: RESOURCES, get: TRADE_GETS },
  /** Gives up a share. */
  giveShare: { railroad: RAILROADS, number: SHARE_NUMBERS },
  /** Puts a resource back for being one too many. */
  discardResource: { resource: RESOURCES },
  /** Refills the hand by one tile: of the display, or from the top of the pile. */
  takeTile: { from: ['pile', ...TILE_IDS] },
} as const satisfies Vocabulary;

export type Move = MoveOf<typeof VOCABULARY>;
export type MoveKind = Move['kind'];
export type MoveOfKind<K extends MoveKind> = Extract<Move, { readonly kind: K }>;
