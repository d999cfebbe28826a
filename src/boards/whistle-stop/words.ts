import { type HexId, type Turn, WAYS } from '../../engine/whistle-stop/tables/board.ts';
import { CONSTANTS, type PlayerColour } from '../../engine/whistle-stop/tables/constants.ts';
import { END_TILES } from '../../engine/whistle-stop/tables/end-tiles.ts';
import type { Goods, Resource, Token } from '../../engine/whistle-stop/tables/goods.ts';
import { playerCount } from '../../engine/whistle-stop/tables/player-counts.ts';
import type { Railroad } from '../../engine/whistle-stop/tables/railroads.ts';
import type { SpaceGoods } from '../../engine/whistle-stop/tables/resource-track.ts';
import { SPECIAL_KIND, type SpecialKind, TOWNS, type TownId } from '../../engine/whistle-stop/tables/special-tiles.ts';
import { type BoardTile, isEnd, isSpecial } from '../../engine/whistle-stop/tables/tiles.ts';
import type { View } from '../../engine/whistle-stop/types.ts';
import { counted, english, listed, type Tag } from '../../words/words.ts';
import { tileOf } from './geometry.ts';

/** What stands on the boards themselves: short, for it must fit. Sentences about the game are in `src/words/`. */
export function boardWords(w: Tag) {
  const colours: Readonly<Record<PlayerColour, string>> = {
    yellow: w`Yellow`,
    red: w`Red`,
    blue: w`Blue`,
    green: w`Green`,
    black: w`Black`,
  };
  const goods: Readonly<Record<Goods, string>> = {
    lumber: w`lumber`,
    cotton: w`cotton`,
    gravel: w`gravel`,
    cattle: w`cattle`,
    whiskey: w`whiskey`,
    steel: w`steel`,
    coal: w`coal`,
    whistle: w`whistle`,
    gold: w`gold`,
  };
  const kinds: Readonly<Record<SpecialKind, string>> = {
    town: w`Town`,
    goldMine: w`Gold Mine`,
    coalYard: w`Coal Yard`,
    whistleFactory: w`Whistle Factory`,
    generalStore: w`General Store`,
    tradingPost: w`Trading Post`,
  };
  const railroads: Readonly<Record<Railroad, string>> = {
    R1: w`Amber Line`,
    R2: w`Cobalt Line`,
    R3: w`Crimson Line`,
    R4: w`Jade Line`,
    R5: w`Violet Line`,
  };
  const ways = [w`north`, w`north-east`, w`south-east`, w`south`, w`south-west`, w`north-west`] as const;
  const vp = (n: number): string => w`${n} VP`;
  const costOf = (cost: readonly Resource[]): string =>
    listed(
      w,
      cost.map((one) => goods[one]),
    );
  const special = (kind: SpecialKind): string => kinds[kind];
  const track = (a: number, b: number, stop: Resource | undefined): string => {
    const ends = w`${ways[Math.min(a, b)] ?? ''} to ${ways[Math.max(a, b)] ?? ''}`;
    return stop === undefined ? ends : w`${ends}, small stop: ${goods[stop]}`;
  };

  /** What a tile is, in a few words: the name of its large stop with its figures, or its tracks. */
  function tile(id: BoardTile, turn: Turn): string {
    if (isEnd(id)) {
      const end = END_TILES[id];
      return end.kind === 'stockMarket'
        ? w`End tile, Stock Market: ${vp(end.perShare)} for each share`
        : w`End tile: pay ${costOf(end.cost)}, gain ${vp(end.gain)}; or lose ${vp(end.loss)}`;
    }
    if (isSpecial(id)) {
      const kind = SPECIAL_KIND[id];
      if (kind !== 'town') return special(kind);
      const { railroad, cost, gain, loss } = TOWNS[id as TownId];
      return w`Town of the ${railroads[railroad]}: pay ${costOf(cost)}, gain ${vp(gain)} and a share; or lose ${vp(loss)}`;
    }
    return tileOf(id, turn)
      .tracks.map(({ edges: [a, b], stop }) => track(a, b, stop?.resource))
      .join('; ');
  }

  return {
    tile,
    colour: (id: PlayerColour) => colours[id],
    goods: (id: Goods) => goods[id],
    railroad: (id: Railroad) => railroads[id],
    cost: costOf,
    kind: special,
    way: (n: number) => ways[n] ?? WAYS[n] ?? '',
    gain: (n: number) => w`+${n}`,
    eachShare: (n: number) => w`${n}/Sh`,
    score: vp,
    map: w`Board`,
    larger: w`Larger`,
    smaller: w`Smaller`,
    hexTold: (hex: HexId, id: BoardTile, turn: Turn) => w`${hex}: ${tile(id, turn)}`,
    trainAt: (colour: string, place: string) => w`a train of ${colour}: ${place}`,
    trains: w`Trains`,
    place: (place: string): string => {
      const [kind = '', number = ''] = place.split('-');
      if (place === 'reserve') return w`not on the board yet`;
      if (kind === 'coast') return w`East Coast stop ${number}`;
      if (kind === 'space') return w`space ${number} of the resource track`;
      return number === '' ? w`large stop of ${kind}` : w`small stop on track ${Number(number) + 1} of ${kind}`;
    },
    hand: (colour: string) => w`Hand of ${colour}`,
    hands: w`Hands`,
    empty: w`no tiles`,
    spent: (n: number) => w`${n} of ${CONSTANTS.tokensPerTurn.value} tokens spent`,
    token: (id: Token) => goods[id],
    free: w`free`,
    round: ({ round, seats }: View) =>
      round === 0 ? w`Placing trains` : w`Round ${round} of ${playerCount(seats.length).rounds}`,
    seats: w`Players`,
    player: w`Player`,
    toDecide: w`to decide`,
    vp: w`VP`,
    shareHead: w`Sh`,
    shares: w`shares`,
    rest: w`The rest of the table`,
    display: w`Display`,
    pile: (n: number) => w`pile ${n}`,
    resourceTrack: w`Resource track`,
    space: (n: number) => w`Space ${n}`,
    spaceGoods: (has: SpaceGoods): string =>
      has === 'choice'
        ? w`one thing of your choice`
        : counted(w, has.length, goods[has[0] ?? 'coal'], goods[has[0] ?? 'coal']),
    choice: w`?`,
    supply: w`Supply`,
    stacks: w`Shares, in stock and held`,
    none: w`none`,
    places: w`Towns and End tiles`,
    reconstructed: w`Reconstructed values`,
    key: {
      small: w`a small stop and its resource`,
      large: w`a large stop`,
      town: w`a Town and the VP that paying there brings`,
      end: w`an End tile and the VP that paying there brings (3/Sh: 3 for each share)`,
      coast: w`an East Coast stop`,
      route: w`the way of the move so far`,
      away: w`where the moving train began`,
      train: (colour: string) => w`a train of ${colour}`,
      goods: (id: Goods) => goods[id],
      note: w`A to H are the columns from the coast to the west, numbered from the north. The letters, and the colours but yellow, are ours.`,
    },
  };
}

/** The words of the boards as they stand. */
export const words = boardWords(english);
