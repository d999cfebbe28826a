import type { Facts, Violation } from '../../../kernel/rules.ts';
import { counted, money, sentence, type Tag } from '../../common/words/words.ts';
import { CONSTANTS, type Worker } from '../engine/tables/constants.ts';
import type { TrackId } from '../engine/tables/tracks.ts';
import type { TrainId } from '../engine/tables/trains.ts';
import type { RewardKind, Types, View } from '../engine/types.ts';
import type { ViolationCode } from '../engine/violations.ts';
import type { Place } from '../engine/vocabulary.ts';
import type { Names } from './names.ts';
import { timingWords } from './timing.ts';

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
        return w`No milestone of ${player} has an empty space for a worker that ${player} has.`;
      case 'gainWorkers':
      case 'gainWorkerOfChoice':
      case 'exchangeWorker':
        return w`The common supply has no workers left.`;
      case 'takeTrain':
        return w`The train stacks are empty.`;
      case 'flip':
        return w`${player} has no train to flip.`;
      case 'placeRail':
        return w`${player} has no rail left, or no available rail space.`;
      case 'placeStation':
        return w`${player} has no building left, or no available city.`;
      case 'placeOffice':
        return w`${player} has no building left, or no available telegraph section.`;
      default:
        return w`Here ${names.reward(reward)} gives ${player} nothing.`;
    }
  }

  /** What must be done once a reward is taken. */
  const owed: Readonly<Record<RewardKind, string>> = {
    advance: w`You took this reward, so you must advance a marker.`,
    promote: w`You took this reward, so you must promote a worker.`,
    flip: w`You took this reward, so you must flip a train.`,
    takeTrain: w`You took this reward, so you must choose a train.`,
    gainWorker: w`You took this reward, so you must choose a worker.`,
    exchange: w`You took this reward, so you must exchange a worker.`,
    exchangeFor: w`You returned a worker, so you must choose another one.`,
    discardWorker: w`You took this bonus, so you must discard a worker for it.`,
    layRail: w`You took this reward, so you must place a rail.`,
    layStation: w`You took this reward, so you must place a Station.`,
    layOffice: w`You took this reward, so you must place an office.`,
  };

  const { notAsked } = timingWords(w);
  const sentences: Readonly<Record<AnyCode, (facts: Facts, view: View, player: string, asked?: number) => string>> = {
    notAsked,
    notAMove: () => w`This game has no such move.`,
    gameOver: () => w`The game is over.`,
    notBegun: () => w`The first round has not started: sell Shares and hire workers from then on.`,
    noSuchSeat: (facts) => w`This game has no player ${number(facts, 'seat') + 1}.`,
    notYourDecision: (facts, view) =>
      w`${who(facts, view)} has nothing to choose now. In this reading a player sells and hires only then.`,
    insideStep: (facts, view) =>
      w`${seat(number(facts, 'asked'), view)} is in the middle of an effect. ${who(facts, view)} may sell and hire when it is complete.`,
    noShares: (facts, view) => w`${who(facts, view)} has no Shares left to sell.`,
    hireMoney: (facts, view) =>
      w`Hiring a worker costs ${dollars(facts, 'price')}. ${who(facts, view)} has only ${dollars(facts, 'money')}.`,
    noWorkerLeft: (facts) => w`The common supply has no ${colour(facts)} worker left. Choose another colour.`,
    noSuchWorker: (facts) =>
      w`There is no ${colour(facts)} worker in ${names.from(text(facts, 'from') as Place)}. Choose another worker.`,
    noRailsLeft: () => w`You have no rail left on your player board.`,
    noBuildingsLeft: () => w`You have no building left on your player board.`,
    noPiecesLeft: () => w`You have no rail or building left on your player board.`,
    noRailSpace: (facts) =>
      number(facts, 'spaces') === 0
        ? w`You must place ${counted(w, number(facts, 'needed'), w`rail`, w`rails`)}, but no rail space is available.`
        : w`You must place ${counted(w, number(facts, 'needed'), w`rail`, w`rails`)}, but only ${counted(w, number(facts, 'spaces'), w`rail space is available`, w`rail spaces are available`)}.`,
    noCityAvailable: () => w`No city is available for a Station. Connect a city to your network first.`,
    noSectionAvailable: () => w`No telegraph section is available for an office.`,
    actionPrice: (facts, _, player) =>
      number(facts, 'effect') > 0
        ? w`The ${action(facts)} action costs at least ${dollars(facts, 'price')} here. ${player} can raise only ${dollars(facts, 'raised')}, even with every Share sold and ${dollars(facts, 'effect')} from the worker’s effect.`
        : w`The ${action(facts)} action costs at least ${dollars(facts, 'price')} here. ${player} can raise only ${dollars(facts, 'raised')}, even with every Share sold.`,
    mainActionDone: (facts) =>
      w`The main action of ${action(facts)} is complete. Take what else the action gives, or finish it.`,
    mainActionOpen: (facts) => w`Complete the main action of ${action(facts)} before you finish.`,
    notInAction: (facts) => w`This is not part of the ${action(facts)} action. You perform 1 action each turn.`,
    unpaid: (facts) => w`You still owe ${dollars(facts, 'amount')}. Pay before you finish the action.`,
    nothingToPay: () => w`You owe nothing.`,
    freeAction: (facts) => w`The ${action(facts)} action costs nothing.`,
    money(facts, view, player, asked) {
      const shares = (asked === undefined ? undefined : view.seats[asked]?.shares) ?? 0;
      const isInReach = number(facts, 'money') + shares * CONSTANTS.shareSale >= number(facts, 'price');
      return isInReach
        ? w`This costs ${dollars(facts, 'price')}. ${player} has only ${dollars(facts, 'money')}. Sell Shares first, or choose something else.`
        : w`This costs ${dollars(facts, 'price')}. ${player} has only ${dollars(facts, 'money')}, and ${names.shares(shares)} to sell. Choose something else.`;
    },
    spaceTaken: (facts) =>
      w`${names.space(text(facts, 'space'))} has a rail of this colour. Choose another rail space.`,
    spaceNotConnected: (facts, _, player) =>
      w`${names.space(text(facts, 'space'))} is not connected to the network of ${player}. Choose a connected rail space.`,
    spaceJoinsLater: (facts) =>
      w`${names.space(text(facts, 'space'))} is connected only to pieces of this action, and all its rails are placed at the same time. Choose another rail space.`,
    cityNotConnected: (facts, _, player) =>
      w`${names.city(text(facts, 'city'))} is not connected to the network of ${player}. Choose a connected city.`,
    stationThere: (facts) => w`${names.city(text(facts, 'city'))} has a Station of this colour. Choose another city.`,
    officeThere: (facts) =>
      w`${names.section(number(facts, 'section'))} has an office of this colour. Choose another section.`,
    noSuchSection: (facts) => w`The telegraph line has no section ${number(facts, 'section')}.`,
    setupPlace: () => w`The setup tile shows other places. Choose one of those.`,
    setupTileGone: () => w`Another player took this setup tile. Choose another one.`,
    notLeftmost: (facts) =>
      facts.piece === 'rail'
        ? w`You sell from your leftmost section that has a piece, section ${number(facts, 'section')}, and it has no rail.`
        : w`You sell from your leftmost section that has a piece, section ${number(facts, 'section')}, and it has no building.`,
    rewardTaken: (facts) => w`You took ${names.reward(text(facts, 'reward'))}. The action gives it only once.`,
    rewardAgain: (facts) =>
      w`You took ${names.reward(text(facts, 'reward'))}. The action gives it again only with the effect of your ${colour(facts)} worker.`,
    notFirstStation: (facts) =>
      w`${names.city(text(facts, 'city'))} had a Station before yours, so you do not get its First Station bonus.`,
    mainActionFirst: (facts) =>
      text(facts, 'action') === 'railroad'
        ? w`Place your rails first; then use this.`
        : text(facts, 'action') === 'trade'
          ? w`Sell your piece first; then use this.`
          : w`Place your building first; then use this.`,
    noTelegraphTile: (facts) => w`${names.section(number(facts, 'section'))} has no telegraph tile.`,
    effectUsed: (facts) =>
      w`You have used the effect of your ${colour(facts)} worker. A worker’s effect is used only once.`,
    noAbility: (facts) => w`A ${colour(facts)} worker has no other effect here. Use it to promote.`,
    nothingToGain: (facts, _, player) => nothing(text(facts, 'reward'), player),
    noThirdRail: (facts) =>
      number(facts, 'rails') === 0
        ? w`You have no third rail to place.`
        : w`No rail space is available for a third rail.`,
    noSuchTrain: (facts, _, player) => w`${player} has no train ${number(facts, 'train') + 1}.`,
    trainStackEmpty: (facts) =>
      w`The stack of ${names.train(text(facts, 'train') as TrainId)} is empty. Choose another stack.`,
    trackTop: (facts) => w`Your marker is in the top slot of the ${track(facts)} track. Choose another track.`,
    trackMoney: (facts, _, player) =>
      w`The next slot of the ${track(facts)} track costs ${dollars(facts, 'price')}. ${player} has only ${dollars(facts, 'money')}.`,
    trackShares: (facts, _, player) =>
      w`The next slot of the ${track(facts)} track costs ${names.shares(number(facts, 'price'))}. ${player} has only ${number(facts, 'shares')}.`,
    noManagerPlace: (facts) =>
      w`This milestone has no empty space for ${aWorker(facts)}. Choose another worker or another milestone.`,
    notYourMilestone: () => w`This milestone belongs to another player.`,
    dealTaken: () => w`You took this Deal. A player takes each Deal of a tile only once.`,
    dealShares: (facts, _, player) =>
      w`This Deal costs ${names.shares(number(facts, 'price'))}. ${player} has only ${number(facts, 'shares')}.`,
    dealMoney: (facts, _, player) =>
      w`The reward of this Deal costs ${dollars(facts, 'price')}. ${player} has only ${dollars(facts, 'money')}.`,
    dealReward: (facts, _, player) =>
      w`Here the reward gives ${player} nothing: ${names.reward(text(facts, 'reward'))}.`,
    mustTake: (facts) => owed[text(facts, 'reward') as RewardKind] ?? w`You took this reward, so you must use it.`,
    notOffered: (facts) => w`The reward does not offer ${aWorker(facts)}. Choose one it offers.`,
    notDrawn: () => w`You did not draw this milestone. Choose one you drew.`,
    notComplete: () => w`This milestone is not complete yet.`,
    fourWorkers: (facts, view) =>
      w`${who(facts, view)} would have only ${names.workers(number(facts, 'available'))}, and needs ${number(facts, 'minimum')} when the turn ends. No legal move would bring enough back.`,
  };

  return ({ code, facts }: Violation<Types['Rule']>, view: View, asked?: number): string => {
    const player = asked === undefined ? w`the player` : seat(asked, view);
    return Object.hasOwn(sentences, code)
      ? sentence(sentences[code as AnyCode](facts, view, player, asked))
      : w`The rule does not allow it.`;
  };
}
