import type { FactsOf, Tag } from '../../../../../../../src/games/common/words/words.ts';
import { factWords } from '../../../words/facts.ts';
import { namesOf } from '../../../words/names.ts';
import type { Night } from '../engine/index.ts';

/** What two positions are compared by where Night Trains are played. */
export function nightFacts(w: Tag): FactsOf<Night> {
  const [base, names] = [factWords(w), namesOf(w)];
  return (view) => [
    ...base(view),
    ...(view.lamps ?? []).map((isLit, seat) => ({
      key: `${seat}/lamp`,
      of: names.seat(seat),
      what: w`lamp`,
      value: isLit ? w`burning` : w`dark`,
    })),
  ];
}
