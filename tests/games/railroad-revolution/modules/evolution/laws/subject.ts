import {
  type PerformanceTileId,
  pieceOf,
  type RewardTileId,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/tiles.ts';
import type {
  Evolution,
  Extension,
  State,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { AnyState } from '../../../../../../src/kernel/game.ts';
import type { Subject } from '../../../../../laws/subject.ts';
import { rulings as baseRulings, subject as baseSubject } from '../../../laws/subject.ts';

const modules = ['evolution'];

/** A start in which the expansion's part of the table is another. */
const other = (name: string, change: (part: Evolution, state: State) => Evolution, more: (state: State) => State) => ({
  name,
  set(given: AnyState): AnyState {
    const state = given as State;
    return more({ ...state, evolution: change(state.evolution as Evolution, state) });
  },
});
const same = (state: State): State => state;
const poor = (state: State): State => ({
  ...state,
  seats: state.seats.map((one) => ({ ...one, money: 0, shares: 1 })),
});

/** What each player has of the expansion, changed. */
const each = (part: Evolution, change: (own: Extension, seat: number) => Partial<Extension>): readonly Extension[] =>
  part.seats.map((own, seat) => ({ ...own, ...change(own, seat) }));

/** A reward tile of each type for each player, taken from the rows. */
function rewarded(part: Evolution): Evolution {
  const rows = ['reward-row-1', 'reward-row-2'] as const;
  const all = rows.flatMap((row) => part.rows[row]) as RewardTileId[];
  const rails = all.filter((tile) => pieceOf(tile) === 'rail');
  const buildings = all.filter((tile) => pieceOf(tile) === 'building');
  const seats = each(part, (_, seat) => ({
    rewards: [rails[seat], buildings[seat]].flatMap((tile) => (tile ? [tile] : [])),
  }));
  const taken = seats.flatMap(({ rewards }) => rewards);
  const left = (row: (typeof rows)[number]) => part.rows[row].filter((tile) => !taken.includes(tile as RewardTileId));
  return { ...part, seats, rows: { ...part.rows, 'reward-row-1': left(rows[0]), 'reward-row-2': left(rows[1]) } };
}

/** The Wagons of each section with the players, who keep them apart, and no Tender left. */
function carried(part: Evolution): Evolution {
  const { sections, tenders } = part.tradeArea;
  const wagons = sections.flatMap((section) => section.wagons);
  const seats = each(part, (_, seat) => ({
    cars: [...wagons, ...tenders].filter((_one, i) => i % part.seats.length === seat).map((id) => ({ id })),
  }));
  const bare = sections.map((section) => ({ ...section, wagons: [] }));
  return { ...part, seats, tradeArea: { ...part.tradeArea, sections: bare, tenders: [] } };
}

/** A performance tile of the rows in row II and another in row III of each player, and the markers on their way. */
function raised(part: Evolution): Evolution {
  const seats = each(part, (_, seat) => ({
    marker: 2 + 3 * seat,
    tiles: {
      'II-1': part.rows['perf-row-1'][seat] as PerformanceTileId,
      'III-2': part.rows['perf-row-2'][seat] as PerformanceTileId,
    },
  }));
  return { ...part, seats, rows: { ...part.rows, 'perf-row-1': [], 'perf-row-2': [] } };
}

const evolutionStarts = [
  other('everybody has both reward tiles', rewarded, same),
  other('everybody has both reward tiles and hardly any money', rewarded, poor),
  other('all Wagons and Tenders are kept apart', carried, same),
  other('markers before the reward tiles, tiles in rows II and III, hardly any money', raised, poor),
  other('markers before the last space', (part) => ({ ...part, seats: each(part, () => ({ marker: 14 })) }), same),
];

/** Railroad Revolution with its expansion, by seats and variants. */
export const subject: Subject = {
  ...baseSubject,
  name: 'Railroad Evolution',
  configs: baseSubject.configs.map((config) => ({ ...config, modules })),
  starts: [...(baseSubject.starts ?? []), ...evolutionStarts],
};

/** Each other reading of a ruling, alone, with the expansion. */
export const rulings: Subject = {
  ...subject,
  name: 'Railroad Evolution by another ruling',
  plays: 20,
  configs: baseRulings.configs.map((config) => ({ ...config, modules })),
};

export const subjects: readonly Subject[] = [subject, rulings];
