import type { Effect } from '../../engine/railroad-revolution/tables/effects.ts';
import type { Milestone } from '../../engine/railroad-revolution/tables/milestones.ts';
import type { TrackCost } from '../../engine/railroad-revolution/tables/tracks.ts';
import { conditionWords } from '../../words/railroad-revolution/conditions.ts';
import { namesOf } from '../../words/railroad-revolution/names.ts';
import { counted, english, money, type Tag } from '../../words/words.ts';
import { boardWords } from './words.ts';

/** The words of the boards, with those of what opens below the map. */
export function restWords(w: Tag) {
  const names = namesOf(w);
  const condition = conditionWords(w);
  const places: { readonly [place: string]: string } = {
    supply: w`Supply`,
    station: names.action('station'),
    railroad: names.action('railroad'),
    telegraph: names.action('telegraph'),
    trade: names.action('trade'),
  };
  const rails = (n: number): string => counted(w, n, w`rail`, w`rails`);

  return {
    ...boardWords(w),
    section: (n: number) => w`Section ${n}`,
    offices: w`offices`,
    /** A cost as a tile shows it: with a minus sign. */
    costSign: (effect: Effect): string => {
      const cost = names.effectCost(effect);
      return cost === '' ? '' : w`−${cost}`;
    },
    vp: (n: number) => w`${n} VP`,
    money,
    conditions: (tile: Milestone) => tile.conditions.map(condition).join(', '),
    place: (name: string) => places[name] ?? name,
    telegraph: w`Telegraph line`,
    connection: w`VP to the next section:`,
    tracks: w`Performance tracks`,
    track: names.track,
    slotCost: ({ money: dollars, variantMoney, shares, workers: n }: TrackCost, high: boolean): string => {
      if (dollars !== undefined) return money(high ? (variantMoney ?? dollars) : dollars);
      return shares !== undefined ? w`${shares} Sh` : w`${n ?? 0} W`;
    },
    boardOf: (player: string) => w`${player}: player board`,
    pieces: w`Pieces on the player board`,
    beyond: w`right of the company logo`,
    piecesLeft: (buildings: number, n: number) => w`${counted(w, buildings, w`building`, w`buildings`)}, ${rails(n)}`,
    trains: w`Trains`,
    faceDown: w`face down`,
    stacks: w`Trains to take`,
    primary: w`Primary reward`,
    firstStation: w`First Station bonus`,
    milestones: w`Milestones`,
    milestonesOf: (player: string) => w`Milestones of ${player}`,
    manager: (kind: string, filled: boolean) => (filled ? w`${kind} manager` : w`place for a ${kind} manager`),
    completed: (n: number) => w`${n} completed`,
    drawn: w`Drawn milestones`,
    score: w`Score in VP`,
    scored: [
      [w`Face-up trains`, 'train-vp'],
      [w`Completed milestones`, 'milestone-vp'],
      [w`${names.track('network')} track`, 'network-score'],
      [w`${names.track('stations')} track`, 'stations-score'],
      [w`${names.track('telegraph')} track`, 'offices-score'],
      [w`Telegraph connections`, 'telegraph-connections'],
    ] as const,
    total: w`Total`,
    sectionShares: (n: number, first: number) =>
      w`${names.shares(n)} for an office, ${first} more for the first office`,
    slotCostTold: ({ shares, workers: n }: TrackCost): string =>
      shares !== undefined
        ? w`costs ${names.shares(shares)}`
        : n !== undefined
          ? w`costs ${counted(w, n, w`worker`, w`workers`)}`
          : '',
  };
}

/** These words as they stand. */
export const words = restWords(english);
