import { english, type Tag } from '../../../common/words/words.ts';

/** What stands on the picture of the laid-out table: a word at most, as its letters say the rest. */
export function setupWords(w: Tag) {
  return {
    trains: w`Trains`,
    each: (n: number) => w`${n} each`,
    aside: w`Kept aside`,
    milestones: w`Milestones`,
    supply: w`Supply`,
    company: w`You`,
    tiles: w`Setup tiles`,
    wagons: w`Wagons`,
    tenders: w`Tenders`,
    station: w`Station`,
    railroad: w`Railroad`,
    telegraph: w`Telegraph`,
    trade: w`Trade`,
  };
}

export const words = setupWords(english);
