import { type Fact, listed, type Tag } from '../../../../common/words/words.ts';
import { factWords } from '../../../words/facts.ts';
import { namesOf } from '../../../words/names.ts';
import { SLOTS } from '../engine/tables/extension.ts';
import { pieceOf } from '../engine/tables/tiles.ts';
import type { View } from '../engine/types.ts';
import { evolutionNames } from './names.ts';

/** Everything that two positions can be compared by, with the expansion in the box. */
export function evolutionFacts(w: Tag, seat: (seat: number, view: View) => string) {
  const base = factWords(w, seat);
  const own = evolutionNames(w, namesOf(w));
  const none = w`none`;
  const list = (items: readonly string[]) => (items.length === 0 ? none : listed(w, items));

  return function facts(view: View): Fact[] {
    const part = view.evolution;
    if (!part) return base(view);
    const table = (what: string, value: string, key: string): Fact => ({ key, of: w`Table`, what, value });
    return [
      // This board has none of the base game's tracks.
      ...base(view).filter(({ key }) => !key.includes('/track/')),
      ...part.seats.flatMap(({ marker, tiles, rewards, cars }, index): Fact[] => {
        const fact = (what: string, value: string, key: string): Fact => ({
          key: `${index}/${key}`,
          of: seat(index, view),
          what,
          value,
        });
        const here = SLOTS.flatMap((slot) => {
          const tile = tiles[slot];
          return tile === undefined ? [] : [w`${own.scores(tile)} (${own.slot(slot)})`];
        });
        return [
          fact(w`Performance track`, marker === 0 ? w`beside it` : w`space ${marker}`, 'marker'),
          fact(w`Performance tiles`, list(here), 'tiles'),
          fact(
            w`Reward tiles`,
            list(rewards.map((tile) => (pieceOf(tile) === 'rail' ? w`rail` : w`building`))),
            'rewards',
          ),
          ...(view.seats[index]?.trains ?? []).map((_, at) =>
            fact(w`at train ${at + 1}`, list(own.carsOf(index, at, view)), `train/${at}`),
          ),
          fact(
            w`Wagons and Tenders apart`,
            list(cars.filter(({ train }) => train === undefined).map(({ id }) => own.car(id))),
            'apart',
          ),
        ];
      }),
      ...part.tradeArea.sections.map(({ wagons, rail, building }, i) =>
        table(
          w`Wagon section ${i + 1}`,
          list([
            ...wagons.map(own.carEffect),
            ...(rail === undefined ? [] : [w`rail of ${seat(rail, view)}`]),
            ...(building === undefined ? [] : [w`building of ${seat(building, view)}`]),
          ]),
          `trade/${i + 1}`,
        ),
      ),
      table(w`Tenders left`, String(part.tradeArea.tenders.length), 'trade/tenders'),
    ];
  };
}
