import type { Over } from '../../../../../kernel/game.ts';
import type { Facts, Violation } from '../../../../../kernel/rules.ts';
import type { ScoreLine } from '../../../../../kernel/score.ts';
import { counted, listed, money, type Tag } from '../../../../common/words/words.ts';
import type { Names } from '../../../words/names.ts';
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
    performanceTileGone: () => w`This Performance tile is taken.`,
    sectionFull: (facts) =>
      isRail(facts)
        ? w`${own.section(facts.section as TradeSection)} holds a rail already, and no more than one.`
        : w`${own.section(facts.section as TradeSection)} holds a building already, and no more than one.`,
    wagonNotThere: () => w`This Wagon does not lie beside the section.`,
    carNotHere: (facts) => w`${own.car(text(facts, 'car') as CarId)} is not what is to be attached.`,
    trainFull: (facts) =>
      kindOf(text(facts, 'car') as CarId) === 'tender'
        ? w`Train ${number(facts, 'train') + 1} has a Tender already.`
        : w`Train ${number(facts, 'train') + 1} has a Wagon already.`,
    otherTrain: (facts) => w`It cannot be attached to train ${number(facts, 'train') + 1}.`,
    noBonus: () => w`There is no such bonus left to take.`,
    markerTop: () => w`The marker stands in the top space.`,
    crossingMoney: (facts, _, player) =>
      w`The way to space ${number(facts, 'space')} costs ${money(number(facts, 'price'))}, and ${player} has ${money(number(facts, 'money'))}.`,
    crossingShares: (facts, _, player) =>
      w`The way to space ${number(facts, 'space')} costs ${names.shares(number(facts, 'price'))}, and ${player} has ${number(facts, 'shares')}.`,
    tileNotYours: () => w`This Performance tile does not lie on the own extension.`,
    otherRow: () => w`A Performance tile goes up by one row at a time.`,
    noDiagonal: () => w`Only from row III to row IV may a tile go diagonally.`,
    slotTaken: (facts) => w`${slot(facts)} holds a tile already.`,
    pointsShort: (facts) =>
      w`This takes ${counted(w, number(facts, 'price'), w`point`, w`points`)}, and ${counted(w, number(facts, 'left'), w`is left`, w`are left`)}.`,
    tileNotThere: () => w`This tile does not lie in the row that the marker has come to.`,
    wrongSlot: (facts) => w`Tiles of this row go to an empty slot of row ${text(facts, 'row')}.`,
    rewardLimit: (facts) =>
      isRail(facts)
        ? w`Only one Reward tile with a rail may be taken in a game.`
        : w`Only one Reward tile with a building may be taken in a game.`,
    notYourTurn: (facts, view) => w`${seat(number(facts, 'seat'), view)} may use Reward tiles only in an own turn.`,
    noRewardTile: (facts, view) =>
      isRail(facts)
        ? w`${seat(number(facts, 'seat'), view)} has no Reward tile with a rail.`
        : w`${seat(number(facts, 'seat'), view)} has no Reward tile with a building.`,
    tileOwed: () => w`The worker for this Reward tile comes first.`,
    noPlace: (facts) =>
      isRail(facts) ? w`No rail space is available for the rail.` : w`No city is available for the building.`,
  };
  return ({ code, facts }: Violation, view: View, player: string): string | undefined =>
    Object.hasOwn(sentences, code) ? sentences[code as ViolationCode](facts, view, player) : undefined;
}

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
