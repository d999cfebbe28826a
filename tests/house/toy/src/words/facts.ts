import type { Fact, FactsOf, Tag } from '../../../../../src/games/common/words/words.ts';
import type { Toy } from '../engine/types.ts';
import { namesOf } from './names.ts';

/** What two positions are compared by. */
export function factWords(w: Tag): FactsOf<Toy> {
  const names = namesOf(w);
  return (view) => [
    ...view.seats.flatMap(({ money, crew, signals, yard, shed }, seat) => {
      const fact = (key: string, what: string, value: string): Fact => ({
        key: `${seat}/${key}`,
        of: names.seat(seat),
        what,
        value,
      });
      return [
        fact('money', w`coins`, String(money)),
        fact('crew', w`crew`, String(crew)),
        fact('signals', w`signals`, String(signals)),
        fact('yard', w`yard`, names.crates(yard)),
        fact('shed', w`shed`, names.crates(shed)),
      ];
    }),
    { key: 'offer', of: w`Table`, what: w`offer`, value: names.crates(Object.values(view.offer)) },
    { key: 'stack', of: w`Table`, what: w`crates in the stack`, value: String(view.stack) },
  ];
}
