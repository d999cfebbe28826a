import type { Over } from '../../../kernel/game.ts';
import { counted, type Tag } from '../../common/words/words.ts';
import { endTileOn, townOn } from '../engine/moves/paying.ts';
import type { Prompt } from '../engine/prompts.ts';
import type { View } from '../engine/types.ts';
import type { Names, SeatName } from './names.ts';

/** What is asked, and of whom, as a sentence. */
export function promptWords(w: Tag, names: Names, seat: SeatName) {
  function firstStop(one: Extract<Prompt, { readonly kind: 'firstStop' }>, who: string, view: View): string {
    const stop = names.place(one.stop, view);
    if (one.endTile) return w`${who} reaches ${stop}: the move ends here, or goes past it to the resource track.`;
    return one.mayEnd
      ? w`${who} reaches ${stop}: the move ends here, or bypasses it.`
      : w`${who} reaches ${stop}, where a train stands: the move can only go on.`;
  }

  return function prompt(one: Prompt | Over, view: View): string {
    if (one.kind === 'over') return w`The game is over.`;
    const who = seat(one.seat, view);
    switch (one.kind) {
      case 'placeTrain':
        return one.left === 1
          ? w`${who} places the last train on an East Coast stop.`
          : w`${who} places a train on an East Coast stop.`;
      case 'turn':
        return one.left === 0
          ? w`${who} has spent 4 tokens and ends the turn.`
          : w`${who} may spend ${counted(w, one.left, w`more token`, w`more tokens`)}.`;
      case 'layTile':
        return one.laid === 0
          ? w`${who} lays a tile on ${one.hex}, in the way of the train.`
          : w`${who} lays tile ${one.laid + 1} of at most 3, on ${one.hex}.`;
      case 'firstStop':
        return firstStop(one, who, view);
      case 'town': {
        const { cost, gain, loss } = townOn(view, one.hex);
        return w`${who} may pay ${names.bundle(cost)} for ${names.vp(gain)} and a share, or loses ${names.vp(loss)}.`;
      }
      case 'delivery': {
        const tile = endTileOn(view, one.hex);
        if (tile.kind === 'stockMarket')
          return w`${who} may take ${names.vp(tile.perShare)} for each share, and then gives one up.`;
        return w`${who} may pay ${names.bundle(tile.cost)} for ${names.vp(tile.gain)}, or loses ${names.vp(tile.loss)}.`;
      }
      case 'giveShare':
        return w`${who} gives up a share.`;
      case 'leaveBoard':
        return w`${who} puts the train on an empty space of the resource track.`;
      case 'takeGoods':
        return one.at === 'generalStore' ? w`${who} takes a resource.` : w`${who} takes one thing of any kind.`;
      case 'trade':
        return w`${who} may make ${counted(w, one.left, w`trade`, w`trades`)}.`;
      case 'discardResource':
        return w`${who} holds more than 10 resources and discards one.`;
      case 'refill':
        return w`${who} takes ${counted(w, one.missing, w`tile`, w`tiles`)}, from the display or the pile.`;
    }
  };
}
