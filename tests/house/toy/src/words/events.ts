import { listed, type Tag } from '../../../../../src/games/common/words/words.ts';
import type { Event } from '../engine/types.ts';
import type { Names } from './names.ts';

/** What happened, as sentences. */
export function eventWords(w: Tag, names: Names) {
  return function event(one: Event): string | undefined {
    const who = 'seat' in one ? names.seat(one.seat) : '';
    switch (one.kind) {
      case 'forced':
      case 'drawn':
      case 'turnCounted':
        // What they lead to is told by itself.
        return undefined;
      case 'sealed':
        return w`${who} bids in secret.`;
      case 'shuffled':
        return one.what === 'crates' ? w`The crates are shuffled.` : w`The goals are dealt.`;
      case 'turnStarted':
        return w`${who} starts a turn.`;
      case 'crateTurned':
        return w`The new crate on the ${names.slot(one.slot)} is a ${names.crate(one.crate)}.`;
      case 'crateTaken':
        return w`${who} takes the ${names.crate(one.crate)} for ${names.coins(one.crate.value)}.`;
      case 'crateLeft':
        return w`${who} passes, and the ${names.crate(one.crate)} on the left is sold.`;
      case 'crewSpent':
        return w`${who} uses 1 crew for the heavy crate.`;
      case 'shunted':
        return w`${who} shunts the ${names.crate(one.crate)} into the shed.`;
      case 'nothingToShunt':
        return w`${who} has no other ${names.colour(one.colour)} crate to shunt.`;
      case 'earned':
        return one.rule === 'roll-income'
          ? w`${who} rolls and earns ${names.coins(one.coins)}.`
          : w`${who} hauls and earns ${names.coins(one.coins)}.`;
      case 'biddingOpened':
        return w`All players bid for a signal.`;
      case 'bidsRevealed':
        return w`The bids are ${listed(w, one.bids.map(String))}.`;
      case 'signalWon':
        return w`${who} pays ${names.coins(one.coins)} and takes the signal.`;
      case 'hired':
        return w`${who} pays ${names.coins(2)} and hires 1 crew.`;
      case 'sold':
        return w`${who} sells the ${names.crate(one.crate)} for ${names.coins(1)}.`;
      case 'endTriggered':
        return w`No crate is left to reveal. Finish this round and play 1 more.`;
      case 'gameEnded':
        return w`The game ends.`;
    }
  };
}
