import type { IconName } from '../../common/board/icons.ts';
import type { Effect } from '../engine/tables/effects.ts';
import { words } from '../words/board/rest-words.ts';
import { iconOf } from './icon-of.ts';

/** One thing in a row of signs on a tile. */
export type Sign = { readonly icon: IconName } | { readonly worker: string } | { readonly text: string };

/** What a tile shows for an effect: a row of signs, and below it what comes with it or what it costs. */
export interface Signs {
  readonly row: readonly Sign[];
  /** What may come with it, on a line of its own. */
  readonly also: readonly Sign[];
  readonly cost: string;
}

const between = (signs: readonly Sign[], text: string): Sign[] =>
  signs.flatMap((sign, at) => (at === 0 ? [sign] : [{ text }, sign]));

/** The signs of an effect. */
export function signsOf(effect: Effect): Signs {
  const icon: Sign = { icon: iconOf(effect) };
  const also: readonly Sign[] =
    'promote' in effect && effect.promote !== undefined ? [{ text: '+' }, { icon: 'promote' }] : [];
  return { row: own(effect, icon), also, cost: words.costSign(effect) };
}

function own(effect: Effect, icon: Sign): Sign[] {
  switch (effect.kind) {
    case 'advance':
    case 'gainShares':
      return [{ text: `${effect.n}` }, icon];
    case 'gainMoney':
      return [{ text: words.money(effect.amount) }];
    case 'gainWorkers': {
      const workers = effect.workers.map((worker): Sign => ({ worker }));
      return effect.mode === 'all' ? workers : between(workers, '/');
    }
    case 'gainWorkerOfChoice':
      return [{ worker: 'any' }];
    case 'promote':
      return effect.max === 1 ? [icon] : [{ text: `1–${effect.max}` }, icon];
    case 'flip':
      return effect.times === 1 ? [icon] : [{ text: `${effect.times}×` }, icon];
    default:
      return [icon];
  }
}

/** How high text stands among signs, by their size. */
export const TEXT = 0.85;

/** The letters of the narrow face are about half as wide as they are high. */
export const widthOf = (text: string, size: number): number => Math.round(text.length * size * 0.47);

const widths = (row: readonly Sign[], size: number): { wide: number[]; gap: number; all: number } => {
  const gap = Math.round(size / 6);
  const wide = row.map((sign) => ('text' in sign ? widthOf(sign.text, size * TEXT) : size));
  return { wide, gap, all: wide.reduce((sum, one) => sum + one, 0) + gap * (row.length - 1) };
};

/** The size at which a row of signs keeps to a width: `size`, or less. */
export function fitting(row: readonly Sign[], size: number, most: number): number {
  const { all } = widths(row, size);
  return all <= most ? size : Math.floor((size * most) / all);
}

/** Where the signs of a row stand: the left edge of each, around `x`. */
export function placed(row: readonly Sign[], x: number, size: number): { sign: Sign; at: number; wide: number }[] {
  const { wide, gap, all } = widths(row, size);
  let at = x - all / 2;
  return row.map((sign, i) => {
    const here = { sign, at: Math.round(at), wide: wide[i] ?? 0 };
    at += (wide[i] ?? 0) + gap;
    return here;
  });
}
