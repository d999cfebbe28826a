import type { View } from '../../../engine/railroad-revolution/modules/evolution/types.ts';
import type { EvolutionMove } from '../../../engine/railroad-revolution/modules/evolution/vocabulary.ts';
import { type Label, sentence, type Tag } from '../../words.ts';
import type { Names } from '../names.ts';
import type { EvolutionNames } from './names.ts';

/** Moves of the expansion as they stand on buttons, and the headings of their kinds. */
export function evolutionMoves(w: Tag, names: Names, own: EvolutionNames, seat: (seat: number, view: View) => string) {
  const kinds: Readonly<Record<EvolutionMove['kind'], string>> = {
    choosePerformanceTile: w`Take a performance tile`,
    placeInTradeArea: w`Put the piece on a section`,
    takeWagon: w`Take a Wagon`,
    attach: w`Attach to a train`,
    takeBonus: w`Take a bonus`,
    moveMarker: w`Move the marker`,
    moveTile: w`Move a performance tile`,
    takePerformanceTile: w`Take a performance tile`,
    takeRewardTile: w`Take a reward tile`,
    useRewardTile: w`Use a reward tile`,
  };

  function move(one: EvolutionMove, view: View): Label {
    const part = view.evolution;
    switch (one.kind) {
      case 'choosePerformanceTile': {
        const offer = part?.offers.find(({ tile }) => tile === one.tile);
        const label = own.scores(one.tile);
        return offer ? { label, detail: names.aWorker(offer.worker) } : { label };
      }
      case 'placeInTradeArea': {
        const wagons = one.section === 'tender' ? [] : (part?.tradeArea.sections[one.section - 1]?.wagons ?? []);
        const label = sentence(own.section(one.section));
        return wagons.length > 0 ? { label, detail: wagons.map(own.carEffect).join(' · ') } : { label };
      }
      case 'takeWagon':
        return { label: sentence(own.carEffect(one.wagon)) };
      case 'attach':
        return { label: w`To train ${one.train + 1}`, detail: own.car(one.car) };
      case 'takeBonus':
        return { label: one.of === 'train' ? w`The train` : one.of === 'wagon' ? w`The Wagon` : w`The Tender` };
      case 'moveMarker':
        return { label: w`Marker up one space` };
      case 'moveTile':
        return { label: w`To ${own.slot(one.slot)}`, detail: own.scores(one.tile) };
      case 'takePerformanceTile':
        return { label: own.scores(one.tile), detail: own.slot(one.slot) };
      case 'takeRewardTile':
        return { label: sentence(own.reward(one.tile)), detail: w`for a worker` };
      case 'useRewardTile':
        return {
          label:
            one.piece === 'rail'
              ? w`${seat(one.seat, view)} uses the reward rail`
              : w`${seat(one.seat, view)} uses the reward building`,
        };
    }
  }

  return { move, kinds };
}
