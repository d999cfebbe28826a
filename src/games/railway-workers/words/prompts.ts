import type { Over } from '../../../kernel/game.ts';
import type { Tag } from '../../common/words/words.ts';
import type { Prompt } from '../engine/prompts.ts';
import type { View } from '../engine/types.ts';
import { boughtWith, type Names } from './names.ts';

/** What is asked, and of whom, as a sentence. */
export function promptWords(w: Tag, names: Names, seat: (seat: number, view: View) => string) {
  function turn(one: Extract<Prompt, { readonly kind: 'turn' }>, who: string): string {
    const card = names.card(one.card);
    if (!boughtWith.has(one.card))
      return w`${who} has ${card} with Sum ${one.sum}. What this card does is not played here yet, so the turn is passed.`;
    if (one.raised) return w`${who} has ${card}, raised to 4: only the 4+ action is open.`;
    const open = one.opens.filter((half) => !one.done.includes(half));
    if (one.done.length > 0)
      return open.length === 0
        ? w`${who} is done with ${card}.`
        : open[0] === 'top'
          ? w`${who} may also use the 4+ action of ${card}.`
          : w`${who} may also use the 7+ action of ${card}.`;
    if (open.length === 2) return w`${who} has ${card} with Sum ${one.sum}: both actions are open.`;
    if (open.length === 1) return w`${who} has ${card} with Sum ${one.sum}: the 4+ action is open.`;
    return w`${who} has ${card} with Sum ${one.sum}: no action is open, but coins may raise it to 4.`;
  }

  return function prompt(one: Prompt | Over, view: View): string {
    if (one.kind === 'over') return w`The game is over.`;
    const who = seat(one.seat, view);
    switch (one.kind) {
      case 'placeCard':
        return w`${who} places a card face down at ${names.slot(one.slot)}.`;
      case 'readyCards':
        return w`${who} may still rearrange cards, or is ready.`;
      case 'lowTotal':
        return w`${who} rolled ${one.total} and may roll all 3 dice again.`;
      case 'rerollTokens':
        return one.left === 1
          ? w`${who} may reroll a die with a Reroll token.`
          : w`${who} may reroll a die with each of ${names.rerolls(one.left)}.`;
      case 'assignDie':
        return w`${who} puts a die on the card at ${names.slot(one.slot)}, behind the screen.`;
      case 'readyDice':
        return w`${who} may still rearrange dice, or is ready.`;
      case 'turn':
        return turn(one, who);
    }
  };
}
