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

  /** What has to be done first, by what is asked. */
  const first: { readonly [task: string]: string } = {
    placeCard: w`First place a card.`,
    readyCards: w`First rearrange your cards, or declare that you are ready.`,
    lowTotal: w`First reroll all 3 dice, or keep them.`,
    rerollTokens: w`First reroll a die, or keep your dice.`,
    assignDie: w`First put a die on a card.`,
    readyDice: w`First rearrange your dice, or declare that you are ready.`,
    turn: w`First use your card, or pass.`,
  };

  /** When a move can be made. */
  const when: { readonly [move: string]: string } = {
    placeCard: w`You place cards only at the start of an Action Phase.`,
    swapCards: w`You rearrange cards only until all players are ready.`,
    exchangeCard: w`You exchange cards only until all players are ready.`,
    declareReady: w`You declare that you are ready only when your cards or dice are placed.`,
    rerollAll: w`You reroll all 3 dice only after a low total.`,
    keepDice: w`There are no dice to keep now.`,
    rerollDie: w`You use Reroll tokens only after the fourth dice are taken.`,
    assignDie: w`You put dice on cards only after the dice are rolled.`,
    swapDice: w`You rearrange dice only until all players are ready.`,
    moveToken: w`You move “+1” tokens only until all players are ready.`,
    pass: w`You pass only on your turn.`,
    raiseSum: w`You raise a Sum only on your turn.`,
    buy: w`You buy only on your turn.`,
    buyToWarehouse: w`You buy only on your turn.`,
    buyExtraPlan: w`You buy only on your turn.`,
    endTurn: w`You end a turn only on your turn.`,
  };

  const sentences: Readonly<Record<AnyCode, (facts: Facts, view: View) => string>> = {
    notAsked: (facts) =>
      [when[text(facts, 'move')] ?? w`You cannot do this now.`, first[text(facts, 'asked')] ?? ''].join(' ').trim(),
    gameOver: () => w`The game is over.`,
    noSuchSeat: (facts, view) => w`${seat(number(facts, 'seat'), view)} does not play.`,
    cardDiscarded: (facts) =>
      w`You played ${card(facts)} in Action Phase 1 and get it back next round. Choose another card.`,
    cardPlaced: (facts) => w`You placed ${card(facts)} at ${slot(facts)}. Choose another card.`,
    cardNotInHand: (facts) => w`You do not have ${card(facts)} in hand. Choose a card you have.`,
    slotEmpty: (facts) => w`Slot ${slot(facts)} is still empty. Choose another slot.`,
    cardsFixed: () => w`All players are ready, so the placed cards stay where they are.`,
    noCardsOut: () => w`No cards are placed now.`,
    sameDice: (facts) => w`Both dice show ${number(facts, 'face')}, so swapping them would change nothing.`,
    diceFixed: () => w`The dice are revealed, so they stay on their cards.`,
    noDiceOut: () => w`No dice are being placed now.`,
    noSuchDie: (facts) => w`None of your dice shows ${number(facts, 'face')}. Choose a die you have.`,
    dieAssigned: (facts) => w`The ${number(facts, 'face')} is on another card. Choose another die.`,
    noTokenLeft: (facts) =>
      number(facts, 'tokens') === 0
        ? w`You have no “+1” token left in this Action Phase.`
        : w`You have only ${names.plusOnes(number(facts, 'tokens'))} left in this Action Phase.`,
    noTokenThere: (facts) => w`There is no “+1” token ${place(facts)}.`,
    samePlace: (facts) => w`The “+1” token is already ${place(facts)}. Choose another place.`,
    tokensLater: () => w`You use Reroll tokens only after the fourth dice are taken.`,
    totalTooHigh: (facts) =>
      w`Your total is ${number(facts, 'total')}. You may reroll all 3 dice only if it is ${number(facts, 'most')} or less.`,
    rerollOver: () => w`The fourth dice are taken, so you may no longer reroll all 3.`,
    rerolledAlready: () => w`You have rerolled. In this reading you reroll a low total only once.`,
    cardResolved: () => w`You have used the card, so you may not pass. End your turn.`,
    nothingResolved: () => w`You have not used the card. Use it, or pass.`,
    otherCard: (facts) => w`${card(facts)} has no such action.`,
    cardInPreparation: (facts) => w`This site does not play ${card(facts)} yet. Pass.`,
    sumTooLow: (facts) =>
      number(facts, 'needed') === 4
        ? w`This action needs a Sum of 4. Your Sum is ${number(facts, 'sum')}. Coins can raise it to 4.`
        : w`This action needs a Sum of ${number(facts, 'needed')}. Your Sum is ${number(facts, 'sum')}, and coins raise a Sum no further than 4.`,
    sumNotLow: (facts) =>
      w`Your Sum is ${number(facts, 'sum')}. Coins raise a Sum to ${number(facts, 'to')} and no further.`,
    raisedAlready: () => w`You have raised the Sum.`,
    raisedTopOnly: () => w`You raised the Sum with coins, so you may use only the 4+ action.`,
    raiseForNothing: (facts) =>
      w`Raising the Sum costs ${coins(facts, 'price')}. You have ${coins(facts, 'coins')}, so you could buy nothing afterwards.`,
    actionDone: (facts) => w`You have used the ${half(facts)}. Use each action only once.`,
    noRoom: (facts) =>
      number(facts, 'room') === 0
        ? w`Your Facilities have no room for more ${names.resources(text(facts, 'resource') as Resource)}.`
        : w`Your Facilities have room for only ${names.some(text(facts, 'resource') as Resource, number(facts, 'room'))}. Buy fewer.`,
    planLimit: (facts) =>
      w`With the 4+ action you may buy only as many plans as there are Construction sites: ${number(facts, 'sites')}.`,
    noSuchSite: (facts) => w`${names.site(number(facts, 'site'))} is not on the map.`,
    coins: (facts) => w`This costs ${coins(facts, 'price')}. You have only ${coins(facts, 'coins')}.`,
  };

  return ({ code, facts }: Violation<Types['Rule']>, view: View): string =>
    Object.hasOwn(sentences, code) ? sentence(sentences[code as AnyCode](facts, view)) : w`The rule does not allow it.`;
}
