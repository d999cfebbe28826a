import {
  askedFirst,
  count,
  type LacksByCode,
  lacksBy,
  mark,
  nowhere,
  seatOf,
  text,
  words,
} from '../../../../common/board/lacks.ts';
import { LACKS as BASE, moneyShort, sharesShort, type Tried } from '../../../board/lacks.ts';
import type { Slot } from '../engine/tables/extension.ts';
import { pieceOf } from '../engine/tables/tiles.ts';
import { kindOf } from '../engine/tables/wagons.ts';
import type { Extension, View } from '../engine/types.ts';
import type { ViolationCode } from '../engine/violations.ts';

const extensionOf = (tried: Tried): Extension | undefined => (tried.view as View).evolution?.seats[seatOf(tried)];
const slotAt = (tried: Tried, slot: string): string => `slot:${seatOf(tried)}:${slot}`;
/** The slot that a tile was meant for, which has none of its own while a tile is in it. */
const slotOf = (tried: Tried, facts: Parameters<typeof text>[0]): readonly string[] => {
  const slot = text(facts, 'slot');
  const tile = extensionOf(tried)?.tiles[slot as Slot];
  return [...(tile === undefined ? [] : [`performance:${tile}`]), slotAt(tried, slot)];
};

const LACKS: LacksByCode<Tried, ViolationCode> = {
  performanceTileGone: (_, facts) => mark('taken', `performance:${text(facts, 'tile')}`),
  sectionFull: (_, facts) => mark('taken', `trade:${text(facts, 'section')}`),
  wagonNotThere: (_, facts) => mark('gap', `car:${text(facts, 'wagon')}`),
  carNotHere: (_, facts) => mark('gap', `car:${text(facts, 'car')}`),
  trainFull(tried, facts) {
    const [car, train] = [text(facts, 'car'), count(facts, 'train')];
    const there = extensionOf(tried)?.cars.find(
      (one) => one.train === train && kindOf(one.id) === kindOf(car as typeof one.id),
    );
    return [{ at: [...(there ? [`car:${there.id}`] : []), `train:${seatOf(tried)}:${train}`], kind: 'taken' }];
  },
  otherTrain: (tried, facts) => mark('gap', `train:${seatOf(tried)}:${count(facts, 'train')}`),
  noBonus(tried) {
    const { train } = tried.asked as { readonly train?: number };
    return train === undefined ? [] : mark('gap', `train:${seatOf(tried)}:${train}`);
  },
  markerTop: (tried) => mark('taken', `step:${extensionOf(tried)?.marker}`),
  crossingMoney: (tried, facts) => moneyShort(tried, count(facts, 'price')),
  crossingShares: (tried, facts) => sharesShort(tried, count(facts, 'price')),
  tileNotYours: (_, facts) => mark('gap', `performance:${text(facts, 'tile')}`),
  otherRow: (tried, facts) => [{ at: slotOf(tried, facts), kind: 'gap' }],
  noDiagonal: (tried, facts) => [{ at: slotOf(tried, facts), kind: 'gap' }],
  slotTaken: (tried, facts) => [{ at: slotOf(tried, facts), kind: 'taken' }],
  pointsShort(tried, facts) {
    const { move } = tried as { readonly move: { readonly kind: string; readonly slot?: string } };
    const to = move.slot === undefined ? `step:${(extensionOf(tried)?.marker ?? 0) + 1}` : slotAt(tried, move.slot);
    return mark('short', to, words.needs(count(facts, 'price')));
  },
  tileNotThere: (_, facts) => [
    { at: [`performance:${text(facts, 'tile')}`, `reward:${text(facts, 'tile')}`], kind: 'gap' },
  ],
  wrongSlot: (tried, facts) => [{ at: slotOf(tried, facts), kind: 'gap' }],
  rewardLimit(tried, facts) {
    const { rewards = [], used = [] } = extensionOf(tried) ?? {};
    const there = [...rewards, ...used].filter((tile) => pieceOf(tile) === facts.piece);
    return there.map((tile) => ({ at: [`reward:${tile}`], kind: 'taken' }));
  },
  notYourTurn: ({ asked }) => ('seat' in asked ? mark('first', `seat:${asked.seat}`, words.first) : []),
  noRewardTile: (tried) => mark('missing', `extension:${seatOf(tried)}`, words.none),
  tileOwed: askedFirst,
  noPlace: nowhere,
};

/** What a refused move lacks, with the expansion on the table. */
export const lacks = lacksBy<Tried>({ ...BASE, ...LACKS });
