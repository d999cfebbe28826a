import type { Over } from '../../../../../kernel/game.ts';
import { type Label, sentence, type Tag } from '../../../../common/words/words.ts';
import type { Names } from '../../../words/names.ts';
import type { Types, View } from '../engine/types.ts';
import type { EvolutionMove, TrainPart } from '../engine/vocabulary.ts';
import type { EvolutionNames } from './names.ts';

/** Moves of the expansion as they stand on buttons, and the headings of their kinds. */
export function evolutionMoves(w: Tag, names: Names, own: EvolutionNames, seat: (seat: number, view: View) => string) {
  const kinds: Readonly<Record<EvolutionMove['kind'], string>> = {
    choosePerformanceTile: w`Take a Performance tile`,
    placeInTradeArea: w`Put the piece on a section`,
    takeWagon: w`Take a Wagon`,
    attach: w`Attach to a train`,
    takeBonus: w`Take a bonus`,
    moveMarker: w`Move the marker`,
    moveTile: w`Move a Performance tile`,
    takePerformanceTile: w`Take a Performance tile`,
    takeRewardTile: w`Take a Reward tile`,
    useRewardTile: w`Use a Reward tile`,
  };

  const bonuses: Readonly<Record<TrainPart, string>> = {
    train: w`Bonus of the train`,
    wagon: w`Bonus of the Wagon`,
    tender: w`Bonus of the Tender`,
  };

  function move(one: EvolutionMove, view: View, asked?: Types['Prompt'] | Over): Label {
    const part = view.evolution;
    const whose = asked && 'seat' in asked ? asked.seat : undefined;
    /** Which train that is: what it shows, with what is attached to it. */
    const shown = (at: number): readonly string[] => {
      const train = whose === undefined ? undefined : view.seats[whose]?.trains[at];
      if (whose === undefined || !train) return [];
      const front = own.front(train.front);
      return [train.faceUp ? w`face up, ${front}` : w`face down, ${front}`, ...own.carsOf(whose, at, view)];
    };
    switch (one.kind) {
      case 'choosePerformanceTile': {
        const offer = part?.offers.find(({ tile }) => tile === one.tile);
        const label = own.scores(one.tile);
        return offer ? { label, detail: names.aWorker(offer.worker) } : { label };
      }
      case 'placeInTradeArea': {
        const wagons = one.section === 'tender' ? [] : (part?.tradeArea.sections[one.section - 1]?.wagons ?? []);
        const label = sentence(own.section(one.section));
        if (one.section === 'tender') return { label };
        return { label, detail: wagons.length > 0 ? wagons.map(own.carEffect).join(' · ') : w`no Wagon` };
      }
      case 'takeWagon':
        return { label: w`Take ${own.car(one.wagon)}` };
      case 'attach':
        return {
          label: w`Attach to train ${one.train + 1}`,
          detail: [own.car(one.car), ...shown(one.train)].join(' · '),
        };
      case 'takeBonus': {
        const label = bonuses[one.of];
        if (asked?.kind !== 'bonuses') return { label };
        const detail = own.bonusOf(one.of, asked.seat, asked.train, view);
        return detail === '' ? { label } : { label, detail };
      }
      case 'moveMarker':
        return { label: w`Marker up one space` };
      case 'moveTile':
        return { label: w`Tile up to ${own.slot(one.slot)}`, detail: own.scores(one.tile) };
      case 'takePerformanceTile':
        return { label: own.scores(one.tile), detail: w`into ${own.slot(one.slot)}` };
      case 'takeRewardTile':
        return { label: w`Take ${own.reward(one.tile)}`, detail: w`for a worker` };
      case 'useRewardTile':
        return {
          label:
            one.piece === 'rail'
              ? w`${seat(one.seat, view)} uses the Reward tile with the rail`
              : w`${seat(one.seat, view)} uses the Reward tile with the building`,
        };
    }
  }

  return { move, kinds };
}
