import type { Seat } from '../../../../kernel/agenda.ts';
import { push } from '../../../../kernel/draft.ts';
import { type D, gainGold, gainResource, gainTokens, limitResources } from '../player.ts';
import { hexAt, hexOfStop, isSmall, stopNumber, trackOfStop } from '../stops.ts';
import type { HexId } from '../tables/board.ts';
import { CONSTANTS, type TrainNumber } from '../tables/constants.ts';
import { SPECIAL_KIND, type SpecialKind } from '../tables/special-tiles.ts';
import { type BoardTile, isSpecial, SHAPE } from '../tables/tiles.ts';
import type { StopId } from '../types.ts';

/**
 * What each kind of special tile does for a player whose train has ended its move there.
 * @rule town-again
 */
const EFFECTS: Readonly<Record<SpecialKind, (draft: D, seat: Seat, hex: HexId) => void>> = {
  town: (draft, seat, hex) => push(draft, { kind: 'town', seat, hex }),
  coalYard: (draft, seat) => gainTokens(draft, seat, 'coal', CONSTANTS.coalYard, 'coal-yard'),
  whistleFactory: (draft, seat) => gainTokens(draft, seat, 'whistle', CONSTANTS.whistleFactory, 'whistle-factory'),
  goldMine: (draft, seat) => gainGold(draft, seat, 'gold-mine'),
  generalStore: (draft, seat) => push(draft, { kind: 'takeGoods', seat, at: 'generalStore' }),
  tradingPost: (draft, seat) => push(draft, { kind: 'trade', seat, left: CONSTANTS.trades }),
};

/**
 * The stop at which a train has ended its move takes effect, at once and every time.
 * @rule stop-effect
 */
export function activate(draft: D, seat: Seat, train: TrainNumber, stop: StopId): void {
  const number = stopNumber(stop);
  const hex = hexAt(hexOfStop(number));
  const tile = draft.state.board[hex]?.tile;
  if (tile === undefined) return;
  if (isSmall(number)) activateSmall(draft, seat, tile, trackOfStop(number));
  else if (isSpecial(tile)) EFFECTS[SPECIAL_KIND[tile]](draft, seat, hex);
  else activateEnd(draft, seat, train, hex);
}

/**
 * An End tile is resolved, and the train leaves the board.
 * @rule end-tile-exit
 */
function activateEnd(draft: D, seat: Seat, train: TrainNumber, hex: HexId): void {
  push(draft, { kind: 'delivery', seat, hex }, { kind: 'leaveBoard', seat, train, bypassing: false });
}

/**
 * A small circle gives one of the resource that it shows.
 * @rule small-stop
 */
function activateSmall(draft: D, seat: Seat, tile: BoardTile, track: number): void {
  const shape = SHAPE[tile];
  const resource = shape.kind === 'tracks' ? shape.tracks[track]?.stop : undefined;
  if (resource === undefined) return;
  gainResource(draft, seat, resource, 'resource-stop');
  limitResources(draft, seat);
}
