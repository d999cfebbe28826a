import { counted, type Label, listed, money, type Tag } from '../../common/words/words.ts';
import type { Event } from '../engine/events.ts';
import type { View } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import type { Names } from './names.ts';

/** What happened, as sentences. */
export function eventWords(
  w: Tag,
  names: Names,
  seat: (seat: number, view: View) => string,
  move: (move: Move, view: View) => Label,
) {
  return function event(one: Event, view: View): string | undefined {
    const who = 'seat' in one ? seat(one.seat, view) : '';
    switch (one.kind) {
      case 'forced':
        return w`${who} has only one answer: “${move(one.move, view).label}”.`;
      case 'sealed':
        return w`${who} has chosen in secret.`;
      case 'shuffled':
        if (one.what === 'milestonesBack') return w`The tiles that go back are shuffled.`;
        return one.what.startsWith('deal') ? w`The Deal tiles are shuffled.` : undefined;
      case 'drawn':
        return undefined;
      case 'cityTileLaid':
      case 'telegraphTileLaid':
      case 'trainStacksCut':
      case 'setupTileLaid':
      case 'spareWorkerReturned':
        // The setup is drawn whole; a sentence for each tile would bury what happens after it.
        return undefined;
      case 'neutralStationPlaced':
        return w`A neutral Station stands in ${names.city(one.city)}.`;
      case 'neutralOfficePlaced':
        return w`A neutral office stands in ${names.section(one.section)}.`;
      case 'startingMilestones':
        return w`${who} takes ${listed(w, one.milestones.map(names.milestone))}.`;
      case 'firstPlayerChosen':
        return w`${who} is the first player.`;
      case 'setupTileTaken':
        return w`${who} takes a setup tile.`;
      case 'setupEnded':
        return w`The setup is complete.`;
      case 'turnBegun':
        return w`${who} begins a turn, in round ${one.round}.`;
      case 'roundBegun':
        return w`Round ${one.round} begins.`;
      case 'workersRecalled':
        return w`${who} has no worker left to place and takes all of them back.`;
      case 'workerPlaced':
        return w`${who} places ${names.aWorker(one.worker)} on ${names.action(one.action)}.`;
      case 'turnPassed':
        return w`No action is possible, so ${who} passes.`;
      case 'actionFinished':
        return w`${who} ends the ${names.action(one.action)} action.`;
      case 'effectUsed':
        return one.as === 'white'
          ? w`${who} uses the ${names.worker(one.worker)} worker to promote.`
          : w`${who} uses the effect of the ${names.worker(one.worker)} worker.`;
      case 'turnEnded':
        return w`${who} ends the turn.`;
      case 'endTriggered':
        return w`${who} has cleared the sections left of the logo: this round and one more are played.`;
      case 'lastRoundBegun':
        return w`The last round begins.`;
      case 'gameEnded':
        return one.by === 'shared'
          ? w`The game ends. ${listed(
              w,
              one.winners.map((winner) => seat(winner, view)),
            )} share the victory.`
          : one.by === 'money'
            ? w`The game ends. ${listed(
                w,
                one.winners.map((winner) => seat(winner, view)),
              )} wins the tie with money and Shares.`
            : w`The game ends. ${listed(
                w,
                one.winners.map((winner) => seat(winner, view)),
              )} wins.`;
      case 'railPlaced':
        return one.terrain > 0
          ? w`${who} places a rail ${names.space(one.space)}, with ${money(one.terrain)} of terrain.`
          : w`${who} places a rail ${names.space(one.space)}.`;
      case 'stationBuilt':
        return one.first
          ? w`${who} builds the First Station of ${names.city(one.city)}.`
          : w`${who} builds a Station in ${names.city(one.city)}.`;
      case 'officeBuilt':
        return one.first
          ? w`${who} builds the First Office of ${names.section(one.section)}.`
          : w`${who} builds an office in ${names.section(one.section)}.`;
      case 'pieceSold':
        return one.piece === 'rail'
          ? w`${who} sells a rail of player board section ${one.from}.`
          : w`${who} sells a building of player board section ${one.from}.`;
      case 'costWaived':
        return w`${who} need not pay ${money(one.amount)}.`;
      case 'primaryRewardTaken':
        return w`${who} takes the primary reward of ${names.city(one.city)}.`;
      case 'firstStationBonusTaken':
        return w`${who} takes the First Station bonus of ${names.city(one.city)}.`;
      case 'telegraphTileTaken':
        return w`${who} uses the telegraph tile of section ${one.section}.`;
      case 'markerAdvanced':
        return w`${who} moves up to slot ${one.slot} of the ${names.track(one.track)} track.`;
      case 'trainTaken':
        return w`${who} takes ${names.train(one.train)}.`;
      case 'trainFlipped':
        return one.faceUp
          ? w`${who} flips a train face up.`
          : w`${who} flips ${names.train(one.front)} face down for its bonus.`;
      case 'paid':
        return w`${who} pays ${money(one.amount)}.`;
      case 'moneyGained':
        return w`${who} gains ${money(one.amount)}.`;
      case 'sharesGained':
        return w`${who} gains ${names.shares(one.shares)}.`;
      case 'sharesDiscarded':
        return w`${who} discards ${names.shares(one.shares)}.`;
      case 'shareSold':
        return w`${who} sells a Share for ${money(one.amount)}.`;
      case 'workerHired':
        return w`${who} hires ${names.aWorker(one.worker)}.`;
      case 'workerGained':
        return w`${who} gains ${names.aWorker(one.worker)}.`;
      case 'workerMissing':
        return w`No ${names.worker(one.worker)} worker is left for ${who}: another colour will do.`;
      case 'workerDiscarded':
        return w`${who} discards ${names.aWorker(one.worker)} from ${names.from(one.from)}.`;
      case 'workerExchanged':
        return w`${who} returns ${names.aWorker(one.worker)} from ${names.from(one.from)} and takes ${names.aWorker(one.gained)}.`;
      case 'workerPromoted':
        return w`${who} promotes ${names.aWorker(one.worker)} to ${names.milestone(one.milestone)}.`;
      case 'rewardDeclined':
        return w`${who} leaves the rest of ${names.reward(one.reward)}.`;
      case 'rewardLapsed':
        return w`Nothing more can be taken of ${names.reward(one.reward)}.`;
      case 'dealOpened':
        return w`The Deal tile is resolved: ${names.deal(one.tile, 1)} for ${names.dealPrice(one.tile, 1)}, or ${names.deal(one.tile, 2)} for ${names.dealPrice(one.tile, 2)}.`;
      case 'dealAccepted':
        return w`${who} takes a Deal: ${names.deal(one.tile, one.offer)}.`;
      case 'dealDeclined':
        return w`${who} declines.`;
      case 'dealTileDiscarded':
        return w`The resolved tile goes to the discard pile.`;
      case 'dealTileTurned':
        return w`The next Deal tile is turned up: ${names.deal(one.tile, 1)}, or ${names.deal(one.tile, 2)}.`;
      case 'milestoneCompleted':
        return w`${who} completes a milestone for ${one.vp} VP.`;
      case 'managersDiscarded':
        return w`From it the common supply gets back ${names.several(one.managers)}.`;
      case 'milestonesDrawn':
        return w`${who} draws ${counted(w, one.count, w`milestone`, w`milestones`)} of group ${one.stack}.`;
      case 'milestoneTaken':
        return w`${who} keeps a milestone of group ${one.stack}.`;
      case 'noReplacement':
        return one.rule === 'no-replacement-after-d'
          ? w`A milestone of group D is not replaced.`
          : w`Group ${one.stack} has no milestone left for ${who}.`;
    }
  };
}
