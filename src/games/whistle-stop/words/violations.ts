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

  const sentences: Readonly<Record<AnyCode, (facts: Facts, view: View) => string>> = {
    notAsked: () => w`This cannot be done now: something else is to be decided first.`,
    notAMove: () => w`There is no such move.`,
    gameOver: () => w`The game is over.`,
    coastTaken: (facts, view) =>
      w`A train of ${whose(facts, view)} stands on ${stop(facts, view)}, which holds only one.`,
    noSuchTrain: (facts) => w`There is no ${names.train(number(facts, 'train'))} in this game.`,
    trainGone: (facts) => w`${sentence(names.train(number(facts, 'train')))} has left the board.`,
    fourSpent: (facts) => w`${number(facts, 'tokens')} tokens are spent, and a turn allows no more.`,
    noToken: (facts) =>
      (text(facts, 'token') as Token) === 'coal' ? w`There is no coal to spend.` : w`There is no whistle to spend.`,
    noTrack: (facts, view) => w`No track leads ${names.way(text(facts, 'way') as Way)} from ${stop(facts, view)}.`,
    eastward: (facts, view) =>
      w`The move would end at ${stop(facts, view)}, further east than it began, and coal never takes a train there.`,
    opponentInWay: (facts, view) =>
      w`A train of ${whose(facts, view)} holds ${stop(facts, view)}: the move can neither end there nor run through it.`,
    stopHeld: (facts, view) =>
      w`A train of ${whose(facts, view)} holds ${stop(facts, view)}, and a small stop holds only one.`,
    trackUsed: (facts) => w`The move has run over this track on ${hex(facts)} already, and may not go back over it.`,
    boardEnds: (facts) => w`The track runs into the edge of the board at ${hex(facts)}.`,
    coastAhead: (facts) => w`The track runs back to the coast at ${hex(facts)}, where no move can end.`,
    trackEnds: (facts) => w`No track of ${hex(facts)} meets this one.`,
    threeLaid: (facts) => w`Three tiles are laid without a stop, and a fourth would be needed on ${hex(facts)}.`,
    noTileLeft: (facts) => w`${hex(facts)} is empty, and the hand has no tile to lay there.`,
    noStopInReach: (facts) =>
      w`From ${hex(facts)} on ${counted(w, number(facts, 'tiles'), w`tile`, w`tiles`)} in hand cannot bring the train to a stop where the move may end.`,
    notInHand: (facts) => w`${sentence(tile(facts))} is not in the hand.`,
    sameTurn: (facts) => w`${sentence(tile(facts))} looks the same with a smaller turn.`,
    leadsNowhere: (facts) => w`Laid so, the tile on ${hex(facts)} would lead the train backward or nowhere.`,
    nothingToPass: (facts, view) => w`No other train of the same colour stands at ${stop(facts, view)}.`,
    lastStop: (facts, view) => w`The line ends at ${stop(facts, view)}: no train comes back from there.`,
    noEndTile: (facts, view) =>
      w`Only an End tile is bypassed to the resource track, and ${stop(facts, view)} is none.`,
    cannotPay: (facts) => w`Payment falls short by ${number(facts, 'missing')}.`,
    spaceTaken: (facts) => w`A train is on space ${number(facts, 'space')} of the resource track already.`,
    supplyEmpty: (facts) => w`The supply cannot give ${goods(facts)}.`,
    resourcesOnly: (facts) => w`A General Store gives resources, not ${goods(facts)}.`,
    noResource: (facts) => w`There is not even ${resource(facts)} to give.`,
    noSuchTrade: (facts) =>
      w`A trade does not turn ${resource(facts, 'give')} into ${tradeWords(names, text(facts, 'get') as TradeGet)}.`,
    noShare: (facts) =>
      w`There is no ${names.share(text(facts, 'railroad') as Railroad, number(facts, 'number'))} to give up.`,
    notOnDisplay: (facts) => w`${sentence(tile(facts))} is not on display.`,
    pileEmpty: () => w`The pile is empty, so only the display can be drawn from.`,
  };

  return ({ code, facts }: Violation<Types['Rule']>, view: View): string =>
    Object.hasOwn(sentences, code) ? sentence(sentences[code as AnyCode](facts, view)) : w`The rule does not allow it.`;
}
