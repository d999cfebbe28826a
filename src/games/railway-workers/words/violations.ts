import type { Facts, Violation } from '../../../kernel/rules.ts';
import { sentence, type Tag } from '../../common/words/words.ts';
import type { Resource } from '../engine/tables/market.ts';
import type { Types, View } from '../engine/types.ts';
import type { ViolationCode } from '../engine/violations.ts';
import type { Names } from './names.ts';

/** The kernel's own codes stand beside the game's. */
export type AnyCode = ViolationCode | 'notAsked' | 'gameOver';

const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);
const text = (facts: Facts, name: string) => String(facts[name] ?? '');

/** Why a move is refused, as a sentence that says what is missing. */
export function violationWords(w: Tag, names: Names, seat: (seat: number, view: View) => string) {
  const card = (facts: Facts) => names.card(text(facts, 'card'));
  const slot = (facts: Facts) => names.slot(number(facts, 'slot'));
  const coins = (facts: Facts, name: string) => names.coins(number(facts, name));
  const place = (facts: Facts) =>
    text(facts, 'from') === 'aside' ? w`aside` : w`at ${names.slot(number(facts, 'from'))}`;
  const half = (facts: Facts) => (text(facts, 'half') === 'top' ? w`4+ action` : w`7+ action`);

  const sentences: Readonly<Record<AnyCode, (facts: Facts, view: View) => string>> = {
    notAsked: () => w`This cannot be done now: something else is to be decided first.`,
    gameOver: () => w`The game is over.`,
    noSuchSeat: (facts, view) => w`${seat(number(facts, 'seat'), view)} does not play.`,
    cardDiscarded: (facts) => w`${card(facts)} was played in Action Phase 1 and is discarded until the next round.`,
    cardPlaced: (facts) => w`${card(facts)} lies at ${slot(facts)} already.`,
    cardNotInHand: (facts) => w`${card(facts)} is not in the hand.`,
    slotEmpty: (facts) => w`Nothing lies at ${slot(facts)} yet.`,
    cardsFixed: () => w`Everybody has declared to be ready, so the placed cards stay where they are.`,
    noCardsOut: () => w`No cards are placed.`,
    sameDice: (facts) => w`Both dice show ${number(facts, 'face')}, so nothing would change.`,
    diceFixed: () => w`The dice are shown, so they stay on their cards.`,
    noDiceOut: () => w`No dice are being assigned.`,
    noSuchDie: (facts) => w`None of the dice shows ${number(facts, 'face')}, and dice keep what they show.`,
    dieAssigned: (facts) => w`The ${number(facts, 'face')} lies on another card already.`,
    noTokenLeft: (facts) =>
      number(facts, 'tokens') === 0
        ? w`No “+1” token is left in this Action Phase.`
        : w`Only ${names.plusOnes(number(facts, 'tokens'))} can still be used in this Action Phase.`,
    noTokenThere: (facts) => w`No “+1” token lies ${place(facts)}.`,
    samePlace: (facts) => w`The “+1” token would stay ${place(facts)}.`,
    tokensLater: () => w`Reroll tokens wait until the fourth dice are taken.`,
    totalTooHigh: (facts) =>
      w`All 3 dice may be rolled again only after a total of ${number(facts, 'most')} or less, not after ${number(facts, 'total')}.`,
    rerollOver: () => w`The fourth dice are taken, so it is too late to roll all 3 again.`,
    rerolledAlready: () => w`By this reading a low total is rolled again only once.`,
    cardResolved: () => w`The card has been used, so the turn cannot be passed any more.`,
    nothingResolved: () => w`Whoever does nothing with the card passes.`,
    otherCard: (facts) => w`${card(facts)} has no such action.`,
    cardInPreparation: (facts) => w`What ${card(facts)} does is not played here yet.`,
    sumTooLow: (facts) =>
      w`This action needs a Sum of ${number(facts, 'needed')}, and the Sum is ${number(facts, 'sum')}.`,
    sumNotLow: (facts) =>
      w`The Sum is ${number(facts, 'sum')}: coins raise it to ${number(facts, 'to')} and no further.`,
    raisedAlready: () => w`The Sum is raised already.`,
    raisedTopOnly: () => w`A Sum raised with coins opens the 4+ action and nothing else.`,
    raiseForNothing: (facts) =>
      w`Raising the Sum costs ${coins(facts, 'price')}, and then nothing could be bought: there are ${coins(facts, 'coins')}.`,
    actionDone: (facts) => w`The ${half(facts)} is done, and each action is done only once.`,
    noRoom: (facts) =>
      number(facts, 'room') === 0
        ? w`The Facilities have no room for more ${names.resources(text(facts, 'resource') as Resource)}.`
        : w`The Facilities have room for only ${names.some(text(facts, 'resource') as Resource, number(facts, 'room'))}.`,
    planLimit: (facts) =>
      w`No more plans than Construction sites can be bought with the 4+ action: ${number(facts, 'sites')}.`,
    noSuchSite: (facts) => w`${names.site(number(facts, 'site'))} is not on the map.`,
    coins: (facts) => w`It costs ${coins(facts, 'price')}, and there are ${coins(facts, 'coins')}.`,
  };

  return ({ code, facts }: Violation<Types['Rule']>, view: View): string =>
    Object.hasOwn(sentences, code) ? sentence(sentences[code as AnyCode](facts, view)) : w`The rule does not allow it.`;
}
