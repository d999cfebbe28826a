import type { Label, Tag } from '../../common/words/words.ts';
import type { Goods, Resource } from '../engine/tables/goods.ts';
import { GOODS } from '../engine/tables/goods.ts';
import { TOWNS, type TownId } from '../engine/tables/special-tiles.ts';
import type { TileId } from '../engine/tables/tiles.ts';
import type { View } from '../engine/types.ts';
import { goodsOf, type Move, type MoveKind, type TradeGet } from '../engine/vocabulary.ts';
import type { Names } from './names.ts';

/** What a trade brings, in words. */
export function tradeWords(names: Names, get: TradeGet): string {
  if (get === 'coal') return names.some('coal', 2);
  const goods = goodsOf(get);
  const [one] = goods;
  if (goods.length === 1 && one !== undefined) return names.some(one, 1);
  return names.bundle(goods as readonly Resource[]);
}

/** A move on a button, and the heading of moves of a kind. */
export function moveWords(w: Tag, names: Names) {
  const kinds: Readonly<Record<MoveKind, string>> = {
    placeTrain: w`Place a train`,
    move: w`Move a train`,
    layTile: w`Lay a tile`,
    endMove: w`End the move here`,
    bypass: w`Bypass this stop`,
    passTrain: w`Pass an own train`,
    bypassEndTile: w`Bypass the End tile`,
    endTurn: w`End the turn`,
    pay: w`Pay`,
    decline: w`Do not`,
    takeSpace: w`Choose a space of the resource track`,
    takeGoods: w`Choose what to take`,
    trade: w`Trade`,
    giveShare: w`Give up a share`,
    discardResource: w`Discard a resource`,
    takeTile: w`Take a tile`,
  };

  /** Trains of the seat whose turn it is. */
  const from = (train: number, view: View): Partial<Label> => {
    const at = view.turn === undefined ? undefined : view.seats[view.turn]?.trains[train];
    return at === undefined ? {} : { detail: w`from ${names.place(at, view)}` };
  };

  const detailed = (...details: readonly string[]) => {
    const detail = details.filter((one) => one !== '').join(' · ');
    return detail === '' ? {} : { detail };
  };
  /** What a town brings: each line has two of them. */
  const town = (tile: TileId): string => (tile in TOWNS ? names.vp(TOWNS[tile as TownId].gain) : '');

  function move(one: Move, view: View): Label {
    switch (one.kind) {
      case 'placeTrain':
        return { label: names.place(one.stop, view) };
      case 'move':
        return one.token === 'coal'
          ? { label: w`Coal: ${names.train(one.train)} ${names.way(one.way)}`, ...from(one.train, view) }
          : { label: w`Whistle: ${names.train(one.train)} ${names.way(one.way)}`, ...from(one.train, view) };
      case 'layTile':
        return {
          label: w`Lay ${names.tile(one.tile)}`,
          ...detailed(town(one.tile), one.turn === 0 ? '' : w`turned by ${60 * one.turn}°`),
        };
      case 'endMove':
        return { label: w`End the move here` };
      case 'bypass':
        return { label: w`Bypass, and on ${names.way(one.way)}` };
      case 'passTrain':
        return { label: w`Pass the own train without counting it` };
      case 'bypassEndTile':
        return { label: w`Bypass the End tile` };
      case 'endTurn':
        return { label: w`End the turn` };
      case 'pay':
        return { label: w`Pay` };
      case 'decline':
        return { label: w`Decline` };
      case 'takeSpace':
        return { label: w`Space ${one.space}`, detail: names.space(one.space) };
      case 'takeGoods':
        return { label: names.goods(one.goods) };
      case 'trade':
        return { label: w`${names.some(one.give, 1)} for ${tradeWords(names, one.get)}` };
      case 'giveShare':
        return { label: names.share(one.railroad, one.number) };
      case 'discardResource':
        return { label: names.some(one.resource, 1) };
      case 'takeTile':
        if (one.from === 'pile') return { label: w`From the pile` };
        return { label: names.tile(one.from), ...detailed(town(one.from)) };
    }
  }

  return { move, kind: (kind: MoveKind) => kinds[kind] };
}

/** Whether a text names goods. */
export const isGoods = (text: string): text is Goods => GOODS.some((one) => one === text);
