import type { Facts, Violation } from '../../../kernel/rules.ts';
import { counted, sentence, type Tag } from '../../common/words/words.ts';
import type { Way } from '../engine/tables/board.ts';
import type { Resource, Token } from '../engine/tables/goods.ts';
import type { Railroad } from '../engine/tables/railroads.ts';
import type { TileId } from '../engine/tables/tiles.ts';
import type { StopId, Types, View } from '../engine/types.ts';
import type { ViolationCode } from '../engine/violations.ts';
import type { TradeGet } from '../engine/vocabulary.ts';
import { isGoods, tradeWords } from './moves.ts';
import type { Names, SeatName } from './names.ts';

/** The kernel's own codes stand beside the game's. */
export type AnyCode = ViolationCode | 'notAsked' | 'notAMove' | 'gameOver';

const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);
const text = (facts: Facts, name: string) => String(facts[name] ?? '');

/** Why a move is refused, as a sentence that says what is missing. */
export function violationWords(w: Tag, names: Names, seat: SeatName) {
  const stop = (facts: Facts, view: View) => names.place(text(facts, 'stop') as StopId, view);
  const hex = (facts: Facts) => text(facts, 'hex');
  const whose = (facts: Facts, view: View) => seat(number(facts, 'seat'), view);
  const tile = (facts: Facts) => names.tile(text(facts, 'tile') as TileId);
  const goods = (facts: Facts) => {
    const what = text(facts, 'goods');
    return isGoods(what) ? names.goods(what) : tradeWords(names, what as TradeGet);
  };
  const resource = (facts: Facts, name = 'resource') => names.some(text(facts, name) as Resource, 1);

  /** What has to be done first, by what is asked. */
  const first: { readonly [task: string]: string } = {
    placeTrain: w`First place a train.`,
    turn: w`First spend a token, or end your turn.`,
    layTile: w`First lay a tile for your train.`,
    firstStop: w`First end the move here, or move on.`,
    town: w`First pay for the Town, or decline.`,
    delivery: w`First pay for the End tile, or decline.`,
    giveShare: w`First choose the share you give up.`,
    leaveBoard: w`First choose a space of the resource track.`,
    takeGoods: w`First choose what you take.`,
    trade: w`First trade, or decline.`,
    discardResource: w`First discard a resource.`,
    refill: w`First take a tile.`,
  };

  /** When a move can be made. */
  const when: { readonly [move: string]: string } = {
    placeTrain: w`Players place trains on the East Coast only before the first round.`,
    move: w`You spend coal or a whistle only on your turn, up to 4 tokens.`,
    layTile: w`You lay a tile only when your train reaches a hex without one.`,
    endMove: w`You end a move only when your train has reached its first stop.`,
    bypass: w`You bypass only the first stop of a move with a whistle.`,
    passTrain: w`You pass only your own train, on a small stop.`,
    bypassEndTile: w`You bypass an End tile only when your train reaches it.`,
    endTurn: w`You end your turn only when nothing else is asked.`,
    pay: w`You pay only when your train reaches a Town or an End tile.`,
    decline: w`There is nothing to decline now.`,
    takeSpace: w`You choose a space of the resource track only when a train leaves the board.`,
    takeGoods: w`You take goods only at a General Store or on the resource track.`,
    trade: w`You trade only at a Trading Post.`,
    giveShare: w`You give up a share only at a Stock Market.`,
    discardResource: w`You discard resources only when you have more than 10.`,
    takeTile: w`You take tiles only at the end of your turn.`,
  };

  const sentences: Readonly<Record<AnyCode, (facts: Facts, view: View) => string>> = {
    notAsked(facts, view) {
      const move = text(facts, 'move');
      const timing = when[move] ?? w`You cannot do this now.`;
      // Once all trains are placed, none is placed again, so nothing comes first.
      const isPast = move === 'placeTrain' && view.round > 0;
      return isPast ? timing : [timing, first[text(facts, 'asked')] ?? ''].join(' ').trim();
    },
    notAMove: () => w`This game has no such move.`,
    gameOver: () => w`The game is over.`,
    coastTaken: (facts, view) =>
      w`${whose(facts, view)} has a train on ${stop(facts, view)}. Choose an empty East Coast stop.`,
    noSuchTrain: (facts) => w`This game has no ${names.train(number(facts, 'train'))}.`,
    trainGone: (facts) => w`${sentence(names.train(number(facts, 'train')))} has left the board. Choose another train.`,
    fourSpent: (facts) => w`You have spent ${number(facts, 'tokens')} tokens, the most for 1 turn. End your turn.`,
    noToken: (facts) =>
      (text(facts, 'token') as Token) === 'coal' ? w`You have no coal to spend.` : w`You have no whistle to spend.`,
    noTrack: (facts, view) =>
      w`${sentence(stop(facts, view))} has no track to the ${names.way(text(facts, 'way') as Way)}. Choose another direction.`,
    eastward: (facts, view) =>
      w`This move would end at ${stop(facts, view)}, further east than it began. Coal never moves a train east; a whistle may.`,
    opponentInWay: (facts, view) =>
      w`${whose(facts, view)} has a train at ${stop(facts, view)}. You may not stop there, and only a whistle may bypass it.`,
    stopHeld: (facts, view) =>
      w`${whose(facts, view)} has a train at ${stop(facts, view)}. A small stop has room for only 1 train.`,
    trackUsed: (facts) => w`This move has used the track on ${hex(facts)}. A move never uses the same track twice.`,
    boardEnds: (facts) => w`At ${hex(facts)} the track runs off the board. Choose another direction.`,
    coastAhead: (facts) =>
      w`At ${hex(facts)} the track leads back to the coast, where no move may end. Choose another direction.`,
    trackEnds: (facts) => w`On ${hex(facts)} no track meets this one. Choose another direction.`,
    threeLaid: (facts) => w`You have laid 3 tiles without reaching a stop, and ${hex(facts)} would need a fourth.`,
    noTileLeft: (facts) => w`${hex(facts)} has no tile, and you have none to lay there.`,
    noStopInReach: (facts) =>
      w`From ${hex(facts)} your ${counted(w, number(facts, 'tiles'), w`tile`, w`tiles`)} cannot bring the train to a stop where the move may end.`,
    notInHand: (facts) => w`You do not have ${tile(facts)} in hand. Choose a tile you have.`,
    sameTurn: (facts) => w`${sentence(tile(facts))} looks the same with a smaller turn. Choose that one.`,
    leadsNowhere: (facts) =>
      w`Placed like this, the tile on ${hex(facts)} would lead the train back or nowhere. Turn it, or choose another tile.`,
    nothingToPass: (facts, view) => w`${sentence(stop(facts, view))} has no other train of yours to pass.`,
    lastStop: (facts, view) => w`The line ends at ${stop(facts, view)}. No train moves on from there.`,
    noEndTile: (facts, view) =>
      w`${sentence(stop(facts, view))} is not an End tile. Only an End tile may be bypassed to the resource track.`,
    cannotPay: (facts) => w`You lack ${number(facts, 'missing')} of what this costs. Decline instead.`,
    spaceTaken: (facts) => w`Space ${number(facts, 'space')} of the resource track has a train. Choose an empty space.`,
    supplyEmpty: (facts) => w`The supply has no ${goods(facts)} left. Choose something else.`,
    resourcesOnly: (facts) => w`A General Store gives resources, not ${goods(facts)}. Choose a resource.`,
    noResource: (facts) => w`You do not have ${resource(facts)} to give.`,
    noSuchTrade: (facts) =>
      w`No trade turns ${resource(facts, 'give')} into ${tradeWords(names, text(facts, 'get') as TradeGet)}.`,
    noShare: (facts) =>
      w`You have no ${names.share(text(facts, 'railroad') as Railroad, number(facts, 'number'))} to give up. Choose a share you have.`,
    notOnDisplay: (facts) => w`${sentence(tile(facts))} is not in the display. Choose a tile that is.`,
    pileEmpty: () => w`The pile is empty. Take a tile from the display.`,
  };

  return ({ code, facts }: Violation<Types['Rule']>, view: View): string =>
    Object.hasOwn(sentences, code) ? sentence(sentences[code as AnyCode](facts, view)) : w`The rule does not allow it.`;
}
