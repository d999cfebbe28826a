import { listed, type Tag } from '../../common/words/words.ts';
import type { Event } from '../engine/events.ts';
import { priceOf } from '../engine/market.ts';
import type { View } from '../engine/types.ts';
import { boughtWith, type Names } from './names.ts';

/** What happened, as sentences. */
export function eventWords(w: Tag, names: Names, seat: (seat: number, view: View) => string) {
  const seats = (list: readonly number[], view: View) =>
    listed(
      w,
      list.map((one) => seat(one, view)),
    );

  /** A secret choice by what it was about, which everybody sees. */
  function sealed(who: string, rule: string): string {
    if (rule === 'pick-four-cards') return w`${who} chooses a card in secret.`;
    if (rule === 'one-die-a-card') return w`${who} assigns a die behind the screen.`;
    return w`${who} is ready.`;
  }

  return function event(one: Event, view: View): string | undefined {
    const who = 'seat' in one ? seat(one.seat, view) : '';
    switch (one.kind) {
      case 'forced':
      case 'drawn':
      case 'turnBegun':
      case 'turnEnded':
        // What they lead to is told by itself.
        return undefined;
      case 'sealed':
        return sealed(who, one.rule);
      case 'shuffled':
        return w`The Project tiles are shuffled.`;
      case 'firstPlayerChosen':
        return w`${who} is the first player and takes the Baton.`;
      case 'coinsGiven':
        return w`${who} takes ${names.coins(one.coins)}.`;
      case 'siteOpened':
        return w`${names.site(one.site)} is on the map.`;
      case 'roundBegun':
        return w`Round ${one.round} begins.`;
      case 'cardsTakenBack':
        return w`Everybody takes all 8 action cards back.`;
      case 'indicatorTurned':
        return one.side === 'white'
          ? w`The price indicator of ${names.resources(one.resource)} turns to white: ${names.coins(priceOf(view, one.resource))} each from now on.`
          : w`The price indicator of ${names.resources(one.resource)} turns to black.`;
      case 'phaseBegun':
        return w`Action Phase ${one.phase} begins.`;
      case 'phaseCleared':
        return w`Action Phase ${one.phase} is over: dice are set aside, the cards played are discarded.`;
      case 'batonPassed':
        return w`The Baton passes to ${who}.`;
      case 'gameEnded':
        return one.winners.length > 1
          ? w`The game ends. ${seats(one.winners, view)} share the victory.`
          : w`The game ends. ${seats(one.winners, view)} wins.`;
      case 'cardsPlaced':
        return w`A card of everybody lies face down at ${names.slot(one.slot)}.`;
      case 'cardsSwapped':
        return w`${who} swaps two face-down cards.`;
      case 'cardExchanged':
        return w`${who} exchanges a face-down card.`;
      case 'allReady':
        return w`All are ready, and the cards are fixed.`;
      case 'diceRolled':
        return w`${who} rolls ${names.dice(one.dice)}: ${one.total}.`;
      case 'diceRerolled':
        return w`${who} rolls again: ${names.dice(one.dice)}, which is ${one.total}.`;
      case 'diceKept':
        return w`${who} keeps the dice.`;
      case 'fourthDieTaken':
        return one.rule === 'equal-totals'
          ? w`${who}, tied at ${one.total}, counts as ${names.rank(one.rank)} and sets a die from the middle to ${one.face}.`
          : w`${who} is ${names.rank(one.rank)} with ${one.total} and sets a die from the middle to ${one.face}.`;
      case 'dieRerolled':
        return w`${who} uses a Reroll token: the ${one.from} becomes ${one.to}.`;
      case 'assigningBegun':
        return w`Everybody now assigns the four dice, behind the screens.`;
      case 'diceAssigned':
        return w`A die of everybody lies at ${names.slot(one.slot)}.`;
      case 'diceRearranged':
        return w`${who} changes something behind the screen.`;
      case 'diceShown': {
        const tokens = one.tokens.reduce((sum, n) => sum + n, 0);
        return tokens === 0
          ? w`${who} shows ${names.dice(one.dice)}.`
          : w`${who} shows ${names.dice(one.dice)}, and ${names.plusOnes(tokens)}.`;
      }
      case 'cardTurned':
        return w`${who} turns up ${names.card(one.card)} at ${names.slot(one.slot)}: Sum ${one.sum}.`;
      case 'orderSet':
        return w`The order with the cards at ${names.slot(one.slot)}: ${seats(one.order, view)}.`;
      case 'passed':
        return boughtWith.has(one.card)
          ? w`${who} passes and gains ${names.coins(one.coins)}.`
          : w`${who} passes with ${names.card(one.card)}, whose actions are not played here yet, and gains ${names.coins(one.coins)}.`;
      case 'sumRaised':
        return w`${who} pays ${names.coins(one.price)} to raise the Sum from ${one.from} to ${one.to}.`;
      case 'bought':
        return w`${who} buys ${names.some(one.resource, one.amount)} for ${names.coins(one.price)}.`;
      case 'boughtToWarehouse':
        return w`${who} buys ${names.some(one.resource, 1)} for ${names.coins(one.price)}, straight to ${names.site(one.site)}.`;
    }
  };
}
