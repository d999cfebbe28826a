import { counted, listed, sentence, type Tag } from '../../common/words/words.ts';
import type { Event } from '../engine/events.ts';
import type { View } from '../engine/types.ts';
import { tradeWords } from './moves.ts';
import type { Names, SeatName } from './names.ts';

/** What happened, as sentences. */
export function eventWords(w: Tag, names: Names, seat: SeatName) {
  const tiles = (ids: readonly Parameters<Names['tile']>[0][]) => listed(w, ids.map(names.tile));

  function shuffled(what: string): string | undefined {
    if (what === 'gold') return w`The gold tokens are shuffled face down.`;
    return what === 'pile' ? w`The pile is shuffled.` : undefined;
  }

  function ended(one: Extract<Event, { readonly kind: 'gameEnded' }>, view: View): string {
    const winners = listed(
      w,
      one.winners.map((winner) => seat(winner, view)),
    );
    if (one.winners.length > 1) return w`The game ends. ${winners} share the victory.`;
    return one.by === 'shares'
      ? w`The game ends. ${winners} wins the tie by owning more shares.`
      : w`The game ends. ${winners} wins.`;
  }

  return function event(one: Event, view: View): string | undefined {
    const who = 'seat' in one ? seat(one.seat, view) : '';
    switch (one.kind) {
      case 'forced':
      case 'sealed':
      case 'drawn':
      case 'boardTileLaid':
      case 'turnEnded':
      case 'refillSkipped':
        // What they lead to is told by itself, or seen on the board.
        return undefined;
      case 'shuffled':
        return shuffled(one.what);
      case 'startingTiles':
        return w`${who} draws ${tiles(one.tiles)}.`;
      case 'tilesSetAside':
        return w`${who} sets ${tiles(one.tiles)} aside: none of them has a stop.`;
      case 'startingTokens':
        return w`${who} begins with ${names.some('coal', one.coal)} and ${names.some('whistle', one.whistles)}.`;
      case 'startPlayerChosen':
        return w`${who} is the start player.`;
      case 'trainPlaced':
        return w`${who} places ${names.train(one.train)} on ${names.place(one.stop, view)}.`;
      case 'roundBegun':
        return w`Round ${one.round} begins.`;
      case 'incomeTaken':
        return w`${who} takes ${names.some(one.token, one.amount)}.`;
      case 'turnBegun':
        return w`It is the turn of ${who}.`;
      case 'lastRoundBegun':
        return w`This is the last round.`;
      case 'passed':
        return one.whistles === 0
          ? w`${who} moves no train, and no whistle is left to gain.`
          : w`${who} moves no train and gains ${names.some('whistle', one.whistles)}.`;
      case 'tokensReturned':
        return w`The tokens that ${who} has spent go back to the supply.`;
      case 'tileTaken':
        return one.from === 'pile'
          ? w`${who} draws ${names.tile(one.tile)} from the pile.`
          : w`${who} takes ${names.tile(one.tile)} from the display.`;
      case 'displayFilled':
        return w`The display is filled up with ${tiles(one.tiles)}.`;
      case 'endTriggered':
        return w`${who} has no train left on the board: this round is the last.`;
      case 'goldShown':
        return w`The gold of ${who} is worth ${names.vp(one.values.reduce<number>((sum, value) => sum + value, 0))}.`;
      case 'gameEnded':
        return ended(one, view);
      case 'moveBegun':
        return one.token === 'coal'
          ? w`${who} spends 1 coal: ${names.train(one.train)} leaves ${names.way(one.way)}.`
          : w`${who} spends 1 whistle: ${names.train(one.train)} leaves ${names.way(one.way)}.`;
      case 'tileLaid':
        return w`${who} lays ${names.tile(one.tile)} on ${one.hex}.`;
      case 'trainPassed':
        return w`${sentence(names.train(one.train))} of ${who} runs past an own train at ${names.place(one.stop, view)}.`;
      case 'stopBypassed':
        return w`${sentence(names.train(one.train))} of ${who} bypasses ${names.place(one.stop, view)}.`;
      case 'endTileBypassed':
        return w`${sentence(names.train(one.train))} of ${who} bypasses ${names.place(one.stop, view)}: nothing is paid, gained or lost.`;
      case 'trainArrived':
        return one.from === one.stop
          ? w`${sentence(names.train(one.train))} of ${who} comes back to ${names.place(one.stop, view)}.`
          : w`${sentence(names.train(one.train))} of ${who} reaches ${names.place(one.stop, view)}.`;
      case 'trainLeft':
        return w`${sentence(names.train(one.train))} of ${who} goes to space ${one.space} of the resource track.`;
      case 'resourceGained':
        return w`${who} gains ${names.some(one.resource, 1)}.`;
      case 'resourceDiscarded':
        return w`${who} discards ${names.some(one.resource, 1)}.`;
      case 'tokensGained':
        return w`${who} gains ${names.some(one.token, one.amount)}.`;
      case 'goldTaken':
        return w`${who} takes a gold token face down.`;
      case 'nothingLeft':
        return one.goods === 'any'
          ? w`The supply has nothing left for ${who}.`
          : w`The supply has nothing left of that: ${who} would have gained ${names.goods(one.goods)}.`;
      case 'traded':
        return w`${who} trades ${names.some(one.give, 1)} for ${tradeWords(names, one.get)}.`;
      case 'tradesEnded':
        return w`${who} trades no more.`;
      case 'paid':
        return w`${who} pays ${names.bundle(one.resources)}.`;
      case 'pointsGained':
        return w`${who} gains ${names.vp(one.vp)}.`;
      case 'pointsLost':
        return one.vp === 0
          ? w`${who} does not pay and has nothing to lose.`
          : w`${who} does not pay and loses ${names.vp(one.vp)}.`;
      case 'shareGained':
        return w`${who} takes ${names.share(one.railroad, one.number)}.`;
      case 'noShareLeft':
        return w`No share of the ${names.railroad(one.railroad)} is left.`;
      case 'sharesCounted':
        return w`${who} gains ${names.vp(one.vp)} for ${counted(w, one.shares, w`share`, w`shares`)}.`;
      case 'marketDeclined':
        return w`${who} does not use the Stock Market.`;
      case 'shareGivenUp':
        return w`${who} gives up ${names.share(one.railroad, one.number)}.`;
    }
  };
}
