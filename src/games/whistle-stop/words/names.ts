import { counted, listed, type Tag } from '../../common/words/words.ts';
import { COAST_IDS, type CoastId, type HexId, type Way } from '../engine/tables/board.ts';
import type { PlayerColour } from '../engine/tables/constants.ts';
import { END_TILES } from '../engine/tables/end-tiles.ts';
import { type Goods, RESOURCES, type Resource, type Token } from '../engine/tables/goods.ts';
import type { Railroad } from '../engine/tables/railroads.ts';
import { RESOURCE_TRACK, type SpaceNumber } from '../engine/tables/resource-track.ts';
import { SPECIAL_KIND, type SpecialKind, TOWNS, type TownId } from '../engine/tables/special-tiles.ts';
import { type BoardTile, isEnd, isSpecial, SHAPE } from '../engine/tables/tiles.ts';
import type { TrainPlace, View } from '../engine/types.ts';

/** The names of the things of the game, for sentences. Railroads have no names that are known; these are ours. */
export function namesOf(w: Tag) {
  const colours: Readonly<Record<PlayerColour, string>> = {
    yellow: w`Yellow`,
    red: w`Red`,
    blue: w`Blue`,
    green: w`Green`,
    black: w`Black`,
  };
  const resources: Readonly<Record<Resource, string>> = {
    lumber: w`lumber`,
    cotton: w`cotton`,
    gravel: w`gravel`,
    cattle: w`cattle`,
    whiskey: w`whiskey`,
    steel: w`steel`,
  };
  const railroads: Readonly<Record<Railroad, string>> = {
    R1: w`Amber Line`,
    R2: w`Cobalt Line`,
    R3: w`Crimson Line`,
    R4: w`Jade Line`,
    R5: w`Violet Line`,
  };
  const ways: Readonly<Record<Way, string>> = {
    N: w`north`,
    NE: w`northeast`,
    SE: w`southeast`,
    S: w`south`,
    SW: w`southwest`,
    NW: w`northwest`,
  };
  const kinds: Readonly<Record<SpecialKind, string>> = {
    town: w`Town`,
    goldMine: w`Gold Mine`,
    coalYard: w`Coal Yard`,
    whistleFactory: w`Whistle Factory`,
    generalStore: w`General Store`,
    tradingPost: w`Trading Post`,
  };

  const some = (goods: Goods, n: number): string => {
    if (goods === 'coal') return w`${n} coal`;
    if (goods === 'whistle') return counted(w, n, w`whistle`, w`whistles`);
    if (goods === 'gold') return counted(w, n, w`gold token`, w`gold tokens`);
    return w`${n} ${resources[goods]}`;
  };
  /** `2 lumber and 1 steel`, in the order of the resources. */
  const bundle = (goods: readonly Resource[]): string =>
    listed(
      w,
      RESOURCES.filter((one) => goods.includes(one)).map((one) =>
        some(one, goods.filter((other) => other === one).length),
      ),
    );
  const tile = (id: BoardTile): string => {
    if (isEnd(id)) return END_TILES[id].kind === 'stockMarket' ? w`Stock Market` : w`End tile`;
    if (!isSpecial(id)) return w`tile ${Number(id.slice(1))}`;
    const kind = SPECIAL_KIND[id];
    return kind === 'town' ? w`Town of the ${railroads[TOWNS[id as TownId].railroad]}` : kinds[kind];
  };

  /** A stop by what is there. */
  function place(id: TrainPlace, { board }: View): string {
    if (id === 'reserve') return w`not on the board yet`;
    if (id.startsWith('space-')) return w`space ${Number(id.slice(6))} of the resource track`;
    const coast = COAST_IDS.indexOf(id as CoastId);
    if (coast >= 0) return w`East Coast stop ${coast + 1}`;
    const hex = id.slice(0, 2) as HexId;
    const laid = board[hex];
    if (laid === undefined) return hex;
    const shape = SHAPE[laid.tile];
    if (shape.kind === 'hub') return w`the ${tile(laid.tile)} on ${hex}`;
    const resource = shape.tracks[Number(id.slice(3))]?.stop;
    return resource === undefined ? hex : w`the ${resources[resource]} stop on ${hex}`;
  }

  return {
    colour: (id: PlayerColour) => colours[id],
    resource: (id: Resource) => resources[id],
    goods: (id: Goods) => some(id, 1),
    railroad: (id: Railroad) => railroads[id],
    way: (id: Way) => ways[id],
    token: (id: Token) => (id === 'coal' ? w`coal` : w`whistle`),
    vp: (n: number) => w`${n} VP`,
    train: (n: number) => w`train ${n + 1}`,
    share: (id: Railroad, n: number) => w`share ${n} of the ${railroads[id]}`,
    space(n: SpaceNumber) {
      const goods = RESOURCE_TRACK[n];
      const [one] = goods === 'choice' ? [] : goods;
      return one === undefined ? w`1 of anything` : some(one, goods.length);
    },
    ...{ some, bundle, tile, place },
  };
}

export type Names = ReturnType<typeof namesOf>;
export type SeatName = (seat: number, view: View) => string;
