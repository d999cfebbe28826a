import type { Facts, Violation } from '../../../kernel/rules.ts';
import { counted, money, sentence, type Tag } from '../../common/words/words.ts';
import type { Worker } from '../engine/tables/constants.ts';
import type { TrackId } from '../engine/tables/tracks.ts';
import type { TrainId } from '../engine/tables/trains.ts';
import type { RewardKind, Types, View } from '../engine/types.ts';
import type { ViolationCode } from '../engine/violations.ts';
import type { Place } from '../engine/vocabulary.ts';
import type { Names } from './names.ts';

/** The kernel's own codes stand beside the game's. */
export type AnyCode = ViolationCode | 'notAsked' | 'notAMove' | 'gameOver';

const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);
const text = (facts: Facts, name: string) => String(facts[name] ?? '');

/** Why a move is refused, as a sentence that says what is missing. */
export function violationWords(w: Tag, names: Names, seat: (seat: number, view: View) => string) {
  const dollars = (facts: Facts, name: string) => money(number(facts, name));
  const action = (facts: Facts) => names.action(text(facts, 'action') as 'station');
  const aWorker = (facts: Facts) => names.aWorker(text(facts, 'worker') as Worker);
  const colour = (facts: Facts) => names.worker(text(facts, 'worker') as Worker);
  const track = (facts: Facts) => names.track(text(facts, 'track') as TrackId);
  const who = (facts: Facts, view: View) => seat(number(facts, 'seat'), view);

  /** Why a reward would bring nothing. */
  function nothing(reward: string, player: string): string {
    switch (reward) {
      case 'promote':
        return w`No milestone of ${player} has a free place for a worker that ${player} has.`;
      case 'gainWorkers':
      case 'gainWorkerOfChoice':
      case 'exchangeWorker':
        return w`No worker is left in the common supply.`;
      case 'takeTrain':
        return w`No train is left to take.`;
      case 'flip':
        return w`There is no train to flip.`;
      case 'placeRail':
        return w`No rail is left, or no space is available for it.`;
      case 'placeStation':
        return w`No building is left, or no city is available for it.`;
      case 'placeOffice':
        return w`No building is left, or no telegraph section is available for it.`;
      default:
        return w`There is nothing to gain from ${names.reward(reward)} here.`;
    }
  }

  /** What has to be done once a reward is taken. */
  const owed: Readonly<Record<RewardKind, string>> = {
    advance: w`A marker has to advance: what is taken has to be carried out.`,
    promote: w`A worker has to be promoted: what is taken has to be carried out.`,
    flip: w`A train has to be flipped: what is taken has to be carried out.`,
    takeTrain: w`A train has to be chosen: what is taken has to be carried out.`,
    gainWorker: w`A worker has to be chosen: what is taken has to be carried out.`,
    exchange: w`A worker has to be exchanged: what is taken has to be carried out.`,
    exchangeFor: w`Another worker has to be chosen: what is taken has to be carried out.`,
    discardWorker: w`A worker has to be discarded: what is taken has to be paid for.`,
    layRail: w`A rail has to be placed: what is taken has to be carried out.`,
    layStation: w`A Station has to be placed: what is taken has to be carried out.`,
    layOffice: w`An office has to be placed: what is taken has to be carried out.`,
  };

  const sentences: Readonly<Record<AnyCode, (facts: Facts, view: View, player: string) => string>> = {
    notAsked: () => w`This cannot be done now: something else is to be decided first.`,
    notAMove: () => w`No move of this game is written so.`,
    gameOver: () => w`The game is over.`,
    notBegun: () => w`The game has not begun: nothing is sold or hired before the first turn.`,
    noSuchSeat: (facts) => w`Nobody sits at place ${number(facts, 'seat') + 1}.`,
    notYourDecision: (facts, view) =>
      w`${who(facts, view)} has nothing to decide now, and this reading of the rule allows it only then.`,
    insideStep: (facts, view) =>
      w`${who(facts, view)} waits until ${seat(number(facts, 'asked'), view)} has carried out what is under way: others sell and hire between two steps.`,
    noShares: (facts, view) => w`${who(facts, view)} has no Share left to sell.`,
    hireMoney: (facts, view) =>
      w`Hiring costs ${dollars(facts, 'price')}, and ${who(facts, view)} has ${dollars(facts, 'money')}.`,
    noWorkerLeft: (facts) => w`No ${colour(facts)} worker is left in the common supply.`,
    noSuchWorker: (facts) => w`There is no ${colour(facts)} worker in ${names.from(text(facts, 'from') as Place)}.`,
    noRailsLeft: () => w`No rail is left on the player board.`,
    noBuildingsLeft: () => w`No building is left on the player board.`,
    noPiecesLeft: () => w`No piece is left on the player board.`,
    noRailSpace: (facts) =>
      w`${counted(w, number(facts, 'needed'), w`rail needs`, w`rails need`)} an available space, and there are ${number(facts, 'spaces')}.`,
    noCityAvailable: () => w`No city is available for a Station.`,
    noSectionAvailable: () => w`No telegraph section is available for an office.`,
    actionPrice: (facts) =>
      w`The ${action(facts)} action costs ${dollars(facts, 'price')} here: with ${dollars(facts, 'raised')} at hand, Shares included, that cannot be raised.`,
    mainActionDone: (facts) => w`The main part of the ${action(facts)} action is done already.`,
    mainActionOpen: (facts) => w`The ${action(facts)} action cannot end before its main part is done.`,
    unpaid: (facts) => w`The action cannot end yet: ${dollars(facts, 'amount')} are still to pay.`,
    nothingToPay: () => w`Nothing is to be paid.`,
    money: (facts, _, player) => w`It costs ${dollars(facts, 'price')}, and ${player} has ${dollars(facts, 'money')}.`,
    spaceTaken: (facts) => w`${names.space(text(facts, 'space'))} holds a rail of this colour already.`,
    spaceNotConnected: (facts, _, player) =>
      w`${names.space(text(facts, 'space'))} does not join the network of ${player}.`,
    spaceJoinsLater: (facts) =>
      w`${names.space(text(facts, 'space'))} joins only what this action builds, and all its rails are placed at once.`,
    cityNotConnected: (facts, _, player) =>
      w`The network of ${player} does not reach ${names.city(text(facts, 'city'))}.`,
    stationThere: (facts) => w`${names.city(text(facts, 'city'))} has a Station of this colour already.`,
    officeThere: (facts) => w`${names.section(number(facts, 'section'))} has an office of this colour already.`,
    noSuchSection: (facts) => w`The telegraph line has no section ${number(facts, 'section')}.`,
    setupPlace: () => w`The setup building has to go to another place.`,
    setupTileGone: () => w`This setup tile is taken.`,
    notLeftmost: (facts) =>
      facts.piece === 'rail'
        ? w`The leftmost section that still holds a piece is section ${number(facts, 'section')}, and no rail stands there.`
        : w`The leftmost section that still holds a piece is section ${number(facts, 'section')}, and no building stands there.`,
    rewardTaken: (facts) => w`The action itself gives ${names.reward(text(facts, 'reward'))} only once.`,
    rewardAgain: (facts) =>
      w`The action itself gives ${names.reward(text(facts, 'reward'))} only once; the effect of the ${colour(facts)} worker gives it once more.`,
    notFirstStation: (facts) => w`This is not the First Station of ${names.city(text(facts, 'city'))}.`,
    mainActionFirst: () => w`First the main part of the action has to say where.`,
    noTelegraphTile: (facts) => w`${names.section(number(facts, 'section'))} has no telegraph tile.`,
    effectUsed: (facts) => w`The effect of the ${colour(facts)} worker is used already.`,
    noAbility: (facts) => w`The ${colour(facts)} worker has no ability of its own: it promotes.`,
    nothingToGain: (facts, _, player) => nothing(text(facts, 'reward'), player),
    noThirdRail: (facts) =>
      w`A third rail needs a rail and an available space: there are ${number(facts, 'rails')} and ${number(facts, 'spaces')}.`,
    noSuchTrain: (facts) => w`There is no train ${number(facts, 'train') + 1}.`,
    trainStackEmpty: (facts) => w`No tile is left of ${names.train(text(facts, 'train') as TrainId)}.`,
    trackTop: (facts) => w`The marker stands in the top slot of the ${track(facts)} track.`,
    trackMoney: (facts, _, player) =>
      w`This step of the ${track(facts)} track costs ${dollars(facts, 'price')}, and ${player} has ${dollars(facts, 'money')}.`,
    trackShares: (facts, _, player) =>
      w`This step of the ${track(facts)} track costs ${names.shares(number(facts, 'price'))}, and ${player} has ${number(facts, 'shares')}.`,
    noManagerPlace: (facts) => w`This milestone has no free place for ${aWorker(facts)}.`,
    notYourMilestone: () => w`This milestone belongs to another player.`,
    dealTaken: () => w`This Deal is accepted already, and nobody accepts the same Deal twice.`,
    dealLimit: (facts) =>
      number(facts, 'limit') === 1
        ? w`Only 1 Deal of the tile may be accepted here.`
        : w`Only ${number(facts, 'limit')} Deals of the tile may be accepted here.`,
    dealShares: (facts, _, player) =>
      w`This Deal costs ${names.shares(number(facts, 'price'))}, and ${player} has ${number(facts, 'shares')}.`,
    dealMoney: (facts, _, player) =>
      w`The reward of this Deal costs ${dollars(facts, 'price')}, and ${player} has ${dollars(facts, 'money')}.`,
    dealReward: (facts) => w`Nothing of the reward can be taken here: ${names.reward(text(facts, 'reward'))}.`,
    mustTake: (facts) => owed[text(facts, 'reward') as RewardKind] ?? w`What is taken has to be carried out.`,
    notOffered: (facts) => w`${aWorker(facts)} is not among those on offer.`,
    notDrawn: () => w`This milestone was not drawn.`,
    notComplete: () => w`This milestone is not complete.`,
    fourWorkers: (facts, view) =>
      w`${who(facts, view)} would be left with ${names.workers(number(facts, 'available'))} of the ${number(facts, 'minimum')} needed, with no way back that the rules allow.`,
  };

  return ({ code, facts }: Violation<Types['Rule']>, view: View, asked?: number): string => {
    const player = asked === undefined ? w`the player` : seat(asked, view);
    return Object.hasOwn(sentences, code)
      ? sentence(sentences[code as AnyCode](facts, view, player))
      : w`The rule does not allow it.`;
  };
}
