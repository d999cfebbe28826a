import type { Name } from '../../common/words/ties.ts';
import { english, money } from '../../common/words/words.ts';
import { CITIES } from '../engine/tables/cities.ts';
import { WORKERS } from '../engine/tables/constants.ts';
import { MILESTONES } from '../engine/tables/milestones.ts';
import { SPACES } from '../engine/tables/spaces.ts';
import type { View } from '../engine/types.ts';
import { namesOf } from '../words/names.ts';
import { countsOf } from './changes.ts';

const names = namesOf(english);

/** The words by which a text speaks of one of a company's numbers that have changed. */
function wordsOf(cell: string, was: number, now: number): string[] {
  const amounts = [Math.abs(now - was), now];
  if (cell === 'money') return amounts.map(money);
  if (cell === 'shares') return amounts.map((n) => names.shares(n));
  if (cell === 'workers') return [`${now} available workers`, 'available workers'];
  return [`${cell} worker`, `${cell} workers`];
}

/** What texts call the places of the boards: always those that have a name of their own, and the numbers that a step changed. */
export function placeNames(view: View, before: View): readonly Name[] {
  const numbers = view.seats.flatMap((company, seat) => {
    const [was, now] = [countsOf(before.seats[seat]), countsOf(company)];
    return [...WORKERS, 'money', 'shares', 'workers'].flatMap((cell) => {
      const [from = 0, to = 0] = [was[cell], now[cell]];
      return from === to ? [] : [{ place: `row:${seat}:${cell}`, words: wordsOf(cell, from, to), isChanged: true }];
    });
  });
  const between = SPACES.flatMap(({ id }) => {
    const [a, b] = id.split('--').map((city) => CITIES.find((one) => one.id === city)?.name ?? city);
    return [
      { place: `space:${id}`, words: [`between ${a} and ${b}`, `between ${b} and ${a}`, `${a}–${b}`, `${b}–${a}`] },
    ];
  });
  const milestones = view.seats.flatMap((company) =>
    company.milestones.flatMap(({ id }) => {
      const vp = MILESTONES.find((one) => one.id === id)?.vp;
      return vp === undefined ? [] : [{ place: `milestone:${id}`, words: [`${vp} VP milestone`, names.milestone(id)] }];
    }),
  );
  return [
    ...numbers,
    ...between,
    ...milestones,
    ...view.telegraph.map((_, i) => ({ place: `section:${i + 1}`, words: [names.section(i + 1), `section ${i + 1}`] })),
    ...CITIES.map(({ id, name }) => ({ place: `city:${id}`, words: [name] })),
  ];
}
