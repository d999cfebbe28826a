import { type Fact, listed, money, type Tag } from '../../common/words/words.ts';
import { type Action, WORKERS, type Worker } from '../engine/tables/constants.ts';
import { TRACK_IDS } from '../engine/tables/tracks.ts';
import type { Company, View } from '../engine/types.ts';
import { namesOf } from './names.ts';

const available = (company: Company, worker: Worker): number =>
  company.supply[worker] +
  (Object.keys(company.board) as Action[]).reduce((n, action) => n + company.board[action][worker], 0);

/** Everything that two positions can be compared by. */
export function factWords(w: Tag, seat: (seat: number, view: View) => string) {
  const names = namesOf(w);
  const none = w`none`;
  const list = (items: readonly string[]) => (items.length === 0 ? none : w`${items.length}: ${listed(w, items)}`);

  function ofSeat(view: View, index: number): Fact[] {
    const company = view.seats[index];
    if (!company) return [];
    const of = seat(index, view);
    const fact = (what: string, value: string, key: string): Fact => ({ key: `${index}/${key}`, of, what, value });
    const workers = WORKERS.map((worker) => ({ worker, n: available(company, worker) })).filter(({ n }) => n > 0);
    const total = workers.reduce((sum, { n }) => sum + n, 0);
    const stations = Object.entries(view.cities).filter(([, city]) => city.stations.includes(index));
    const offices = view.telegraph.flatMap(({ offices: owners }, i) => (owners.includes(index) ? [String(i + 1)] : []));
    const placed = (Object.keys(company.board) as Action[]).flatMap((action) =>
      WORKERS.filter((worker) => company.board[action][worker] > 0).map(
        (worker) => w`${company.board[action][worker]} ${names.worker(worker)} (${names.action(action)})`,
      ),
    );
    const faceUp = company.trains.filter((train) => train.faceUp).length;
    const managers = company.milestones.flatMap((milestone) => milestone.managers);
    return [
      fact(w`money`, money(company.money), 'money'),
      fact(w`Shares`, String(company.shares), 'shares'),
      fact(
        w`available workers`,
        total === 0
          ? none
          : w`${total}: ${listed(
              w,
              workers.map(({ worker, n }) => w`${n} ${names.worker(worker)}`),
            )}`,
        'workers',
      ),
      fact(w`on the player board`, placed.length === 0 ? none : listed(w, placed), 'board'),
      fact(w`rails`, list(company.rails.map(names.space)), 'rails'),
      fact(w`Stations`, list(stations.map(([city]) => names.city(city))), 'stations'),
      fact(w`offices`, offices.length === 0 ? none : w`section ${listed(w, offices)}`, 'offices'),
      fact(w`trains`, w`${company.trains.length}, ${faceUp} face up`, 'trains'),
      ...TRACK_IDS.map((track) =>
        fact(w`${names.track(track)} track`, w`slot ${company.markers[track]}`, `track/${track}`),
      ),
      fact(w`managers`, managers.length === 0 ? none : names.several(managers), 'managers'),
      fact(w`milestones completed`, String(company.completed.length), 'completed'),
    ];
  }

  return function facts(view: View): Fact[] {
    const table = (what: string, value: string, key: string): Fact => ({ key, of: w`Table`, what, value });
    const { tile, stack, discard } = view.deals;
    return [
      ...view.seats.flatMap((_, index) => ofSeat(view, index)),
      table(w`Deal tile`, w`${names.deal(tile, 1)}, or ${names.deal(tile, 2)}`, 'deals/tile'),
      table(w`Deal stack`, w`${stack} face down, ${discard.length} discarded`, 'deals/stack'),
      table(
        w`common supply`,
        listed(
          w,
          WORKERS.map((worker) => w`${view.supply[worker]} ${names.worker(worker)}`),
        ),
        'supply',
      ),
      table(w`round`, String(view.round), 'round'),
    ];
  };
}
