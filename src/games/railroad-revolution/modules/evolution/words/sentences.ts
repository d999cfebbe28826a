import type { Over } from '../../../../../kernel/game.ts';
import type { Facts, Violation } from '../../../../../kernel/rules.ts';
import type { ScoreLine } from '../../../../../kernel/score.ts';
import { counted, listed, money, type Tag } from '../../../../common/words/words.ts';
import type { Names } from '../../../words/names.ts';
import type { Timing } from '../../../words/timing.ts';
import type { Slot } from '../engine/tables/extension.ts';
import { PERFORMANCE_TILE, type PerformanceTileId } from '../engine/tables/tiles.ts';
import type { CarId, TradeSection } from '../engine/tables/wagons.ts';
import { kindOf } from '../engine/tables/wagons.ts';
import type { Types, View } from '../engine/types.ts';
import type { ViolationCode } from '../engine/violations.ts';
import type { EvolutionNames } from './names.ts';

type SeatName = (seat: number, view: View) => string;

/** What happened, as sentences. */
export function evolutionEvents(w: Tag, own: EvolutionNames, seat: SeatName) {
  return function event(one: Types['Event'], view: View): string | undefined {
    const who = 'seat' in one ? seat(one.seat, view) : '';
    switch (one.kind) {
      case 'wagonsLaid':
      case 'tileRowLaid':
      case 'vpTileLaid':
      case 'performanceTileOffered':
        // The setup is drawn whole; a sentence for each tile would bury what happens after it.
        return '';
      case 'performanceTileChosen':
        return w`${who} takes ${own.performance(one.tile)}.`;
      case 'pieceStored':
        return one.piece === 'rail'
          ? w`${who} puts the rail on ${own.section(one.section)}.`
          : w`${who} puts the building on ${own.section(one.section)}.`;
      case 'carGained':
        return w`${who} takes ${own.car(one.car)}.`;
      case 'carAttached':
        return w`${who} attaches ${own.car(one.car)} to train ${one.train + 1}.`;
      case 'carKept':
        return w`${who} has no train with room for it and keeps it apart.`;
      case 'bonusTaken':
        return one.of === 'train'
          ? w`${who} takes the bonus of the train.`
          : one.of === 'wagon'
            ? w`${who} takes the bonus of the Wagon.`
            : w`${who} takes the bonus of the Tender.`;
      case 'markerMoved':
        return w`${who} moves the marker up to space ${one.space}.`;
      case 'performanceTileTaken':
        return w`${who} takes ${own.performance(one.tile)} into ${own.slot(one.slot)}.`;
      case 'rewardTileTaken':
        return w`${who} takes ${own.reward(one.tile)}.`;
      case 'noTileTaken':
        return w`${who} takes none of ${own.row(one.row)}.`;
      case 'tileMoved':
        return w`${who} moves ${own.performance(one.tile)} up to ${own.slot(one.slot)}, for ${counted(w, one.points, w`point`, w`points`)}.`;
      case 'rewardTileUsed':
        return w`${who} discards ${own.reward(one.tile)} to use it.`;
      default:
        return undefined;
    }
  };
}

const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);
const text = (facts: Facts, name: string) => String(facts[name] ?? '');

/** Why a move is refused, by code. */
export function evolutionRefusals(w: Tag, names: Names, own: EvolutionNames, seat: SeatName) {
  const slot = (facts: Facts) => own.slot(text(facts, 'slot') as Slot);
  const isRail = (facts: Facts) => facts.piece === 'rail';
  const sentences: Readonly<Record<ViolationCode, (facts: Facts, view: View, player: string) => string>> = {
    performanceTileGone: () => w`Another player took this Performance tile. Choose another one.`,
    sectionFull: (facts) =>
      isRail(facts)
        ? w`${own.section(facts.section as TradeSection)} has a rail and takes no second one. Choose another section.`
        : w`${own.section(facts.section as TradeSection)} has a building and takes no second one. Choose another section.`,
    wagonNotThere: () => w`This Wagon is not at the section you chose. Choose one that is.`,
    carNotHere: (facts) => w`You did not gain ${own.car(text(facts, 'car') as CarId)} now. Attach the one you gained.`,
    trainFull: (facts) =>
      kindOf(text(facts, 'car') as CarId) === 'tender'
        ? w`Train ${number(facts, 'train') + 1} has a Tender. Choose a train without one.`
        : w`Train ${number(facts, 'train') + 1} has a Wagon. Choose a train without one.`,
    otherTrain: (facts) => w`You cannot attach this to train ${number(facts, 'train') + 1}. Choose another train.`,
    noBonus: () => w`This train has no such bonus left to take.`,
    markerTop: () => w`Your marker is in the top space.`,
    crossingMoney: (facts, _, player) =>
      w`Moving to space ${number(facts, 'space')} costs ${money(number(facts, 'price'))}. ${player} has only ${money(number(facts, 'money'))}.`,
    crossingShares: (facts, _, player) =>
      w`Moving to space ${number(facts, 'space')} costs ${names.shares(number(facts, 'price'))}. ${player} has only ${number(facts, 'shares')}.`,
    tileNotYours: () => w`This Performance tile is not on your board extension. Choose one that is.`,
    otherRow: () => w`A Performance tile moves up 1 row at a time. Choose a slot in the next row.`,
    noDiagonal: () => w`A tile moves diagonally only from row III to row IV, and else only straight up.`,
    slotTaken: (facts) => w`${slot(facts)} has a tile. A slot has room for only 1.`,
    pointsShort: (facts) =>
      w`This costs ${counted(w, number(facts, 'price'), w`point`, w`points`)}. You have only ${number(facts, 'left')} left.`,
    tileNotThere: () => w`This tile is not in the row your marker reached. Choose one from that row.`,
    wrongSlot: (facts) => w`A tile from this row goes to an empty slot in row ${text(facts, 'row')}.`,
    rewardLimit: (facts) =>
      isRail(facts)
        ? w`You may take only 1 Reward tile with a rail in a game.`
        : w`You may take only 1 Reward tile with a building in a game.`,
    notYourTurn: (facts, view) => w`${seat(number(facts, 'seat'), view)} may use Reward tiles only on their own turn.`,
    noRewardTile: (facts, view) =>
      isRail(facts)
        ? w`${seat(number(facts, 'seat'), view)} has no Reward tile with a rail.`
        : w`${seat(number(facts, 'seat'), view)} has no Reward tile with a building.`,
    tileOwed: () => w`First discard a worker for the Reward tile you took.`,
    noPlace: (facts) =>
      isRail(facts) ? w`No rail space is available for the rail.` : w`No city is available for the building.`,
  };
  return ({ code, facts }: Violation, view: View, player: string): string | undefined =>
    Object.hasOwn(sentences, code) ? sentences[code as ViolationCode](facts, view, player) : undefined;
}

/** When the expansion's moves can be made, and what comes first where it asks something. */
export const evolutionTiming = (w: Tag): Timing => ({
  first: {
    choosePerformanceTile: w`First choose a Performance tile.`,
    placeInTradeArea: w`First choose a section of the Trade Area.`,
    takeWagon: w`First choose a Wagon.`,
    attach: w`First attach what you gained to a train.`,
    bonuses: w`First take the bonuses of your train, or decline them.`,
    useTiles: w`First use a Reward tile, or decline.`,
    takeTile: w`First take a tile of the row, or decline.`,
    advance: w`First use your Advancement points.`,
  },
  when: {
    choosePerformanceTile: w`Players choose their first Performance tile only before the first round.`,
    placeInTradeArea: w`You place a piece in the Trade Area only when you sell it in the Trade action.`,
    takeWagon: w`You take a Wagon only when your piece goes to a Wagon section.`,
    attach: w`You attach a Wagon or Tender only when you gain it, or when you gain a train.`,
    takeBonus: w`You take the bonuses of a train only when you flip it face down.`,
    moveMarker: w`You move your Performance marker only with Advancement points.`,
    moveTile: w`You move a Performance tile only with Advancement points.`,
    takePerformanceTile: w`You take a Performance tile only when your marker reaches its row.`,
    takeRewardTile: w`You take a Reward tile only when your marker reaches its row.`,
    advance: w`The expansion has no separate tracks: use Advancement points for your marker and your tiles.`,
  },
});

/** What is asked, and of whom. */
export function evolutionPrompts(w: Tag, own: EvolutionNames, seat: SeatName) {
  return function prompt(one: Types['Prompt'] | Over, view: View): string | undefined {
    if (one.kind === 'over') return undefined;
    const who = seat(one.seat, view);
    switch (one.kind) {
      case 'choosePerformanceTile':
        return w`${who} takes a Performance tile with its worker.`;
      case 'placeInTradeArea':
        return one.piece === 'rail'
          ? w`${who} puts the rail on a section of the Trade Area.`
          : w`${who} puts the building on a section of the Trade Area.`;
      case 'takeWagon':
        return w`${who} takes a Wagon of ${own.section(one.section)}.`;
      case 'attach':
        return w`${who} attaches ${one.cars.map(own.car).join(w` or `)} to a train.`;
      case 'bonuses':
        return w`${who} may take the bonuses that are left, in any order.`;
      case 'takeTile':
        return w`${who} may take one of ${own.row(one.row)}.`;
      case 'useTiles':
        return w`${who} may use Reward tiles before the turn goes on.`;
      default:
        return undefined;
    }
  };
}

/** What a player scores for the expansion's reasons; `undefined` for any other line. */
export function evolutionScore(w: Tag, own: EvolutionNames, seat: SeatName) {
  return function score({ seat: index, points, because }: ScoreLine, view: View): string | undefined {
    const who = seat(index, view);
    const of = (fact: string) => Number(because[fact]);
    if ('space' in because) return w`${who}: the marker has reached space ${of('space')}, ${points} VP.`;
    if ('tile' in because && Object.hasOwn(PERFORMANCE_TILE, String(because.tile)))
      return w`${who}: ${own.scores(because.tile as PerformanceTileId)}, ${of('count')} × ${of('vp')} × ${of('multiplier')} = ${points} VP.`;
    if (!('sections' in because)) return undefined;
    const sections = listed(w, (because.sections as readonly number[]).map(String));
    if ('levels' in because)
      return w`${who}: offices in sections ${sections}, ${counted(w, of('levels'), w`city level`, w`city levels`)} × ${of('vp')} VP = ${points} VP.`;
    if ('stations' in because)
      return w`${who}: offices in sections ${sections}, ${counted(w, of('stations'), w`Station`, w`Stations`)} of level ${of('level')} × ${of('vp')} VP = ${points} VP.`;
    return undefined;
  };
}
