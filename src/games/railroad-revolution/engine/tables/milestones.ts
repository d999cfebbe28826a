import type { Worker } from './constants.ts';

/** The Milestone tiles. */
export const MILESTONE_IDS = [
  'A1-1',
  'A1-2',
  'A1-3',
  'A1-4',
  'A2-1',
  'A2-2',
  'A2-3',
  'A2-4',
  'B-1',
  'B-2',
  'B-3',
  'B-4',
  'B-5',
  'B-6',
  'B-7',
  'B-8',
  'B-9',
  'B-10',
  'C-1',
  'C-2',
  'C-3',
  'C-4',
  'C-5',
  'C-6',
  'C-7',
  'C-8',
  'C-9',
  'C-10',
  'D-1',
  'D-2',
  'D-3',
  'D-4',
  'D-5',
  'D-6',
  'D-7',
  'D-8',
  'D-9',
  'D-10',
] as const;
export type MilestoneId = (typeof MILESTONE_IDS)[number];

/** The five groups by their backs, in the order of a company's growth. */
export const STACK_IDS = ['A1', 'A2', 'B', 'C', 'D'] as const;
export type StackId = (typeof STACK_IDS)[number];

/** What a Milestone asks of a company; all its conditions must hold. */
export type Condition =
  /** At least `n` different connected cities of exactly this level. */
  | { readonly kind: 'connectedCities'; readonly n: number; readonly level: number }
  /** At least `n` cities of exactly this level with an own station. */
  | { readonly kind: 'stations'; readonly n: number; readonly level: number }
  /** At least `n` own rails in spaces with a Deal icon. */
  | { readonly kind: 'dealRails'; readonly n: number }
  /** At least `n` own rails in spaces with exactly this many triangles. */
  | { readonly kind: 'terrainRails'; readonly n: number; readonly triangles: number };

/** A Milestone tile. `managers` are the types it needs, one entry a manager. */
export interface Milestone {
  readonly id: MilestoneId;
  readonly stack: StackId;
  readonly vp: number;
  readonly managers: readonly (Worker | 'any')[];
  readonly conditions: readonly Condition[];
}

const connected = (n: number, level: number): Condition => ({ kind: 'connectedCities', n, level });
const stations = (n: number, level: number): Condition => ({ kind: 'stations', n, level });
const dealRails = (n: number): Condition => ({ kind: 'dealRails', n });
const terrainRails = (n: number, triangles: number): Condition => ({ kind: 'terrainRails', n, triangles });

export const MILESTONES: readonly Milestone[] = [
  { id: 'A1-1', stack: 'A1', vp: 18, managers: ['orange'], conditions: [connected(2, 2), stations(1, 2)] },
  { id: 'A1-2', stack: 'A1', vp: 18, managers: ['purple'], conditions: [connected(2, 2), dealRails(1)] },
  { id: 'A1-3', stack: 'A1', vp: 18, managers: ['grey'], conditions: [connected(3, 2)] },
  { id: 'A1-4', stack: 'A1', vp: 18, managers: ['turquoise'], conditions: [connected(1, 3), stations(1, 2)] },
  { id: 'A2-1', stack: 'A2', vp: 16, managers: ['turquoise'], conditions: [stations(2, 1)] },
  { id: 'A2-2', stack: 'A2', vp: 17, managers: ['grey'], conditions: [stations(1, 1), terrainRails(1, 2)] },
  { id: 'A2-3', stack: 'A2', vp: 17, managers: ['purple'], conditions: [stations(1, 1), dealRails(1)] },
  { id: 'A2-4', stack: 'A2', vp: 17, managers: ['orange'], conditions: [stations(1, 1), terrainRails(3, 0)] },
  { id: 'B-1', stack: 'B', vp: 26, managers: ['purple', 'grey'], conditions: [connected(2, 3), stations(1, 3)] },
  { id: 'B-2', stack: 'B', vp: 26, managers: ['orange', 'turquoise'], conditions: [connected(3, 2), stations(2, 2)] },
  { id: 'B-3', stack: 'B', vp: 24, managers: ['turquoise', 'grey'], conditions: [connected(2, 3), dealRails(1)] },
  { id: 'B-4', stack: 'B', vp: 26, managers: ['grey', 'orange'], conditions: [terrainRails(3, 2)] },
  { id: 'B-5', stack: 'B', vp: 26, managers: ['purple', 'orange'], conditions: [stations(2, 2), dealRails(1)] },
  { id: 'B-6', stack: 'B', vp: 26, managers: ['grey', 'turquoise'], conditions: [connected(1, 4), stations(1, 2)] },
  {
    id: 'B-7',
    stack: 'B',
    vp: 26,
    managers: ['purple', 'turquoise'],
    conditions: [stations(1, 1), stations(1, 2), stations(1, 3)],
  },
  { id: 'B-8', stack: 'B', vp: 24, managers: ['orange', 'purple'], conditions: [stations(1, 3), terrainRails(3, 0)] },
  { id: 'B-9', stack: 'B', vp: 25, managers: ['orange', 'grey'], conditions: [connected(2, 3), terrainRails(2, 1)] },
  {
    id: 'B-10',
    stack: 'B',
    vp: 26,
    managers: ['turquoise', 'purple'],
    conditions: [stations(1, 2), terrainRails(1, 3), dealRails(1)],
  },
  { id: 'C-1', stack: 'C', vp: 33, managers: ['orange', 'purple'], conditions: [connected(2, 4), stations(1, 4)] },
  { id: 'C-2', stack: 'C', vp: 33, managers: ['grey', 'turquoise'], conditions: [stations(2, 3), dealRails(2)] },
  { id: 'C-3', stack: 'C', vp: 31, managers: ['turquoise', 'orange'], conditions: [connected(3, 3), stations(1, 3)] },
  { id: 'C-4', stack: 'C', vp: 32, managers: ['purple', 'grey'], conditions: [connected(1, 4), dealRails(3)] },
  { id: 'C-5', stack: 'C', vp: 34, managers: ['grey', 'orange'], conditions: [stations(1, 4), terrainRails(3, 2)] },
  {
    id: 'C-6',
    stack: 'C',
    vp: 34,
    managers: ['purple', 'turquoise'],
    conditions: [connected(2, 4), terrainRails(2, 3)],
  },
  {
    id: 'C-7',
    stack: 'C',
    vp: 34,
    managers: ['turquoise', 'grey'],
    conditions: [stations(1, 2), stations(1, 3), stations(1, 4)],
  },
  { id: 'C-8', stack: 'C', vp: 33, managers: ['orange', 'grey'], conditions: [connected(1, 5), stations(1, 3)] },
  { id: 'C-9', stack: 'C', vp: 35, managers: ['purple', 'orange'], conditions: [stations(2, 4)] },
  {
    id: 'C-10',
    stack: 'C',
    vp: 32,
    managers: ['purple', 'turquoise'],
    conditions: [connected(2, 4), terrainRails(3, 1)],
  },
  { id: 'D-1', stack: 'D', vp: 41, managers: ['any', 'any'], conditions: [connected(2, 5), stations(1, 5)] },
  { id: 'D-2', stack: 'D', vp: 40, managers: ['any', 'any'], conditions: [connected(3, 5)] },
  { id: 'D-3', stack: 'D', vp: 42, managers: ['any', 'any'], conditions: [stations(2, 4), dealRails(3)] },
  { id: 'D-4', stack: 'D', vp: 45, managers: ['any', 'any'], conditions: [stations(2, 5)] },
  { id: 'D-5', stack: 'D', vp: 42, managers: ['any', 'any'], conditions: [connected(4, 4), stations(1, 4)] },
  { id: 'D-6', stack: 'D', vp: 43, managers: ['any', 'any'], conditions: [connected(1, 5), terrainRails(3, 3)] },
  { id: 'D-7', stack: 'D', vp: 40, managers: ['any', 'any'], conditions: [stations(2, 3), dealRails(4)] },
  {
    id: 'D-8',
    stack: 'D',
    vp: 43,
    managers: ['any', 'any'],
    conditions: [stations(1, 3), stations(1, 4), stations(1, 5)],
  },
  { id: 'D-9', stack: 'D', vp: 42, managers: ['any', 'any'], conditions: [stations(1, 4), terrainRails(4, 2)] },
  {
    id: 'D-10',
    stack: 'D',
    vp: 41,
    managers: ['any', 'any'],
    conditions: [connected(1, 5), stations(1, 4), dealRails(3)],
  },
];

/** The Milestone tiles by id. */
export const MILESTONE = Object.fromEntries(MILESTONES.map((tile) => [tile.id, tile])) as Readonly<
  Record<MilestoneId, Milestone>
>;
