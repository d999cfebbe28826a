import type { TrainBonus } from './effects.ts';

/** The Train tiles by their fronts; the first is the one that every player starts with. */
export const TRAIN_IDS = ['train-promote', 'train-advance', 'train-rail', 'train-money', 'train-shares'] as const;
export type TrainId = (typeof TRAIN_IDS)[number];

/** The fronts that lie in open stacks. */
export const TRAIN_STACKS = ['train-advance', 'train-rail', 'train-money', 'train-shares'] as const;
export type TrainStack = (typeof TRAIN_STACKS)[number];

/** A kind of Train tile: the bonus on its front and how many of it there are. */
export interface Train {
  readonly id: TrainId;
  readonly effect: TrainBonus;
  readonly count: number;
  readonly starter: boolean;
}

export const TRAINS: readonly Train[] = [
  { id: 'train-promote', effect: { kind: 'promote', max: 2, cost: 0, costEach: 0 }, count: 4, starter: true },
  { id: 'train-advance', effect: { kind: 'advance', n: 3 }, count: 5, starter: false },
  { id: 'train-rail', effect: { kind: 'placeRail', cost: 100 }, count: 5, starter: false },
  { id: 'train-money', effect: { kind: 'gainMoney', amount: 600 }, count: 5, starter: false },
  { id: 'train-shares', effect: { kind: 'gainShares', n: 3 }, count: 5, starter: false },
];

/** The kinds of Train tile by id. */
export const TRAIN = Object.fromEntries(TRAINS.map((train) => [train.id, train])) as Readonly<Record<TrainId, Train>>;
