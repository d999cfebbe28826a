import {
  askedFirst,
  count,
  type Lack,
  type LacksByCode,
  lacksBy,
  mark,
  nowhere,
  type Refused,
  seatOf,
  text,
  words,
} from '../../common/board/lacks.ts';
import { SLOTS } from '../engine/tables/player-board.ts';
import type { Types } from '../engine/types.ts';
import type { AnyCode } from '../words/violations.ts';

type Tried = Refused<Types>;

const slotAt = (tried: Tried, slot: number): string => `slot:${seatOf(tried)}:${slot}`;
/** The slot whose card is played in the turn that is under way. */
const played = (tried: Tried): string =>
  slotAt(tried, 'slot' in tried.asked ? Number(tried.asked.slot) : (SLOTS[tried.view.open - 1] ?? 1));
const coinsShort = (tried: Tried, coins: number): readonly Lack[] =>
  mark('short', `coins:${seatOf(tried)}`, words.needs(coins));
/** The slots that a rearrangement names. */
const slotsOf = (tried: Tried): readonly string[] => {
  const { slots, slot } = tried.move as { readonly slots?: string; readonly slot?: number };
  const numbers = slots?.split('-') ?? (slot === undefined ? [] : [slot]);
  return numbers.map((one) => slotAt(tried, Number(one)));
};
/** What lies there stays. */
const fixed = (tried: Tried): readonly Lack[] =>
  slotsOf(tried).flatMap((place, i) => mark('taken', place, i === 0 ? words.fixed : undefined));
/** The dice of the roll. */
const total = (tried: Tried, note: string): readonly Lack[] => mark('short', `total:${seatOf(tried)}`, note);

export const LACKS: LacksByCode<Tried, AnyCode> = {
  notAsked: askedFirst,
  gameOver: nowhere,
  noSuchSeat: nowhere,
  cardDiscarded: nowhere,
  cardPlaced: (tried, facts) => mark('taken', slotAt(tried, count(facts, 'slot'))),
  cardNotInHand: nowhere,
  slotEmpty: (tried, facts) => mark('missing', slotAt(tried, count(facts, 'slot'))),
  cardsFixed: fixed,
  noCardsOut: nowhere,
  sameDice: (tried) => slotsOf(tried).flatMap((place) => mark('taken', place)),
  diceFixed: fixed,
  noDiceOut: nowhere,
  noSuchDie: (tried, facts) => mark('missing', `dice:${seatOf(tried)}`, words.needs(count(facts, 'face'))),
  dieAssigned(tried, facts) {
    const i = tried.view.seats[seatOf(tried)]?.slots.findIndex(({ die }) => die === facts.face) ?? -1;
    return i < 0 ? [] : mark('taken', slotAt(tried, SLOTS[i] ?? 1));
  },
  noTokenLeft: (tried, facts) => mark('short', `tokens:${seatOf(tried)}`, words.needs(count(facts, 'wanted'))),
  noTokenThere: (tried, facts) => (facts.from === 'aside' ? [] : mark('missing', slotAt(tried, count(facts, 'from')))),
  samePlace: (tried, facts) => (facts.from === 'aside' ? [] : mark('taken', slotAt(tried, count(facts, 'from')))),
  tokensLater: () => mark('first', 'middle', words.first),
  totalTooHigh: (tried, facts) => total(tried, words.atMost(count(facts, 'most'))),
  rerollOver: nowhere,
  rerolledAlready: (tried) => mark('taken', `total:${seatOf(tried)}`, words.used),
  cardResolved: (tried) => mark('taken', played(tried), words.used),
  nothingResolved: (tried) => mark('first', played(tried), words.first),
  otherCard: (tried) => mark('taken', played(tried)),
  cardInPreparation: (tried) => mark('taken', played(tried)),
  sumTooLow: (tried, facts) => mark('short', played(tried), words.needs(count(facts, 'needed'))),
  sumNotLow: (tried) => mark('taken', played(tried)),
  raisedAlready: (tried) => mark('taken', played(tried), words.used),
  raisedTopOnly: (tried) => mark('taken', played(tried)),
  raiseForNothing: (tried, facts) => coinsShort(tried, count(facts, 'price') + 1),
  actionDone: (tried) => mark('taken', played(tried), words.used),
  noRoom: (tried, facts) => [
    {
      at: [`stock:${seatOf(tried)}`, `market:${text(facts, 'resource')}`],
      kind: 'short',
      text: words.room(count(facts, 'room')),
    },
  ],
  planLimit: ({ view }) => view.sites.map(({ number }) => ({ at: [`site:${number}`], kind: 'taken' })),
  noSuchSite: nowhere,
  coins: (tried, facts) => coinsShort(tried, count(facts, 'price')),
};

/** What a refused move lacks. */
export const lacks = lacksBy(LACKS);
