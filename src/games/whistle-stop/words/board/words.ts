import { english, type Tag } from '../../../common/words/words.ts';
import { type HexId, type Turn, WAYS } from '../../engine/tables/board.ts';
import { CONSTANTS, type PlayerColour } from '../../engine/tables/constants.ts';
import { END_TILES } from '../../engine/tables/end-tiles.ts';
import type { Goods, Resource, Token } from '../../engine/tables/goods.ts';
import { playerCount } from '../../engine/tables/player-counts.ts';
import type { Railroad } from '../../engine/tables/railroads.ts';
import { SPECIAL_IDS, SPECIAL_KIND, type SpecialKind, TOWNS, type TownId } from '../../engine/tables/special-tiles.ts';
import { type BoardTile, isEnd, isSpecial, SHAPE } from '../../engine/tables/tiles.ts';
import type { TrainPlace, View } from '../../engine/types.ts';
import { namesOf } from '../names.ts';

/** What stands on the boards themselves: short, for it must fit. Sentences about the game stand beside them in `words/`. */
export function boardWords(w: Tag) {
  const names = namesOf(w);
  const goods: Readonly<Record<'coal' | 'whistle' | 'gold', string>> = {
    coal: w`coal`,
    whistle: w`whistle`,
    gold: w`gold`,
  };
  const way = (n: number): string => names.way(WAYS[n % 6] ?? 'N');
  const track = (a: number, b: number, stop: Resource | undefined): string => {
    const ends = w`${way(Math.min(a, b))} to ${way(Math.max(a, b))}`;
    return stop === undefined ? ends : w`${ends} with a ${names.resource(stop)} stop`;
  };
  const dues = (cost: readonly Resource[], gain: string, loss: number): string =>
    w`pay ${names.bundle(cost)} and gain ${gain}, or lose ${names.vp(loss)}`;

  /** What a tile is: the name of its large stop with its figures, or its tracks as they lie. */
  function tile(id: BoardTile, turn: Turn): string {
    const name = names.tile(id);
    if (isEnd(id)) {
      const end = END_TILES[id];
      return end.kind === 'stockMarket'
        ? w`${name}: ${names.vp(end.perShare)} for each share`
        : w`${name}: ${dues(end.cost, names.vp(end.gain), end.loss)}`;
    }
    if (isSpecial(id)) {
      if (SPECIAL_KIND[id] !== 'town') return name;
      const { cost, gain, loss } = TOWNS[id as TownId];
      return w`${name}: ${dues(cost, w`${names.vp(gain)} and a share`, loss)}`;
    }
    const shape = SHAPE[id];
    const lying = shape.kind === 'hub' ? [] : shape.tracks;
    const tracks = lying.map(({ edges: [a, b], stop }) => track((a + turn) % 6, (b + turn) % 6, stop));
    return w`${name}: ${tracks.join('; ')}`;
  }

  return {
    tile,
    colour: (id: PlayerColour) => names.colour(id),
    goods: (id: Goods) => (id === 'coal' || id === 'whistle' || id === 'gold' ? goods[id] : names.resource(id)),
    railroad: (id: Railroad) => names.railroad(id),
    kind: (kind: SpecialKind) => names.tile(SPECIAL_IDS.find((id) => SPECIAL_KIND[id] === kind) ?? 'CY1'),
    /** An ordinary tile by its number, as moves name it. */
    number: (id: BoardTile) => w`${Number(id.slice(1))}`,
    gain: (n: number) => w`+${n}`,
    eachShare: (n: number) => w`${n}/Sh`,
    /** What the move of a train costs, at its start. */
    cost: (token: Token) => w`1 ${goods[token]}`,
    gained: (n: number, id: Goods) =>
      w`+${n} ${id === 'coal' || id === 'whistle' || id === 'gold' ? goods[id] : names.resource(id)}`,
    gainedVp: (n: number) => w`+${names.vp(n)}`,
    lostVp: (n: number) => w`−${names.vp(n)}`,
    gainedShare: w`+1 share`,
    bypassed: w`bypassed`,
    /** Which of the tiles of a leg it is. */
    nth: (n: number) => (n === 1 ? w`1st` : n === 2 ? w`2nd` : w`3rd`),
    whole: w`Show the whole board`,
    framed: w`Show the move`,
    map: w`Board`,
    larger: w`Larger`,
    smaller: w`Smaller`,
    hexTold: (hex: HexId, id: BoardTile, turn: Turn) => w`${hex}: ${tile(id, turn)}`,
    trainAt: (colour: PlayerColour, n: number, place: TrainPlace, view: View) =>
      w`${names.colour(colour)}, ${names.train(n)}: ${names.place(place, view)}`,
    hand: (colour: PlayerColour) => w`Hand of ${names.colour(colour)}`,
    empty: w`no tiles`,
    spent: (n: number) => w`${n} of ${CONSTANTS.tokensPerTurn} tokens spent`,
    round: ({ round, seats }: View) =>
      round === 0 ? w`Placing trains` : w`Round ${round} of ${playerCount(seats.length).rounds}`,
    seats: w`Players`,
    player: w`Player`,
    toDecide: w`to act`,
    vp: w`VP`,
    shareHead: w`Sh`,
    shares: w`shares`,
    rest: w`Show all boards`,
    reconstructed: w`Reconstructed values`,
  };
}

/** The words of the boards as they stand. */
export const words = boardWords(english);
