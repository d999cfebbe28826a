import type { CityId } from './cities.ts';

/** The rail spaces of the map, named by their two cities. */
export const SPACE_IDS = [
  'washington--charlotte',
  'washington--chicago',
  'charlotte--little-rock',
  'charlotte--miami',
  'miami--little-rock',
  'miami--houston',
  'chicago--little-rock',
  'chicago--duluth',
  'chicago--kansas-city',
  'little-rock--kansas-city',
  'little-rock--houston',
  'duluth--kansas-city',
  'duluth--bismarck',
  'kansas-city--bismarck',
  'kansas-city--denver',
  'kansas-city--el-paso',
  'houston--el-paso',
  'bismarck--denver',
  'denver--el-paso',
  'bismarck--salt-lake-city',
  'denver--salt-lake-city',
  'el-paso--salt-lake-city',
  'el-paso--san-diego',
  'salt-lake-city--san-diego',
  'salt-lake-city--san-francisco',
  'salt-lake-city--portland',
  'bismarck--portland',
  'portland--san-francisco',
  'san-francisco--san-diego',
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** A rail space between two cities. `x` and `y` say where its icons and rails are drawn on the map of 1000 by 600. */
export interface Space {
  readonly id: SpaceId;
  readonly ends: readonly [CityId, CityId];
  /** Difficult-terrain icons beside the space; 0 is plains. */
  readonly triangles: 0 | 1 | 2 | 3;
  readonly deal: boolean;
  readonly x: number;
  readonly y: number;
  /** The space on which every player starts. */
  readonly start?: true;
}

export const SPACES: readonly Space[] = [
  {
    id: 'washington--charlotte',
    ends: ['washington', 'charlotte'],
    triangles: 0,
    deal: false,
    x: 858,
    y: 280,
    start: true,
  },
  { id: 'washington--chicago', ends: ['washington', 'chicago'], triangles: 2, deal: false, x: 785, y: 182 },
  { id: 'charlotte--little-rock', ends: ['charlotte', 'little-rock'], triangles: 3, deal: false, x: 720, y: 365 },
  { id: 'charlotte--miami', ends: ['charlotte', 'miami'], triangles: 0, deal: false, x: 835, y: 445 },
  { id: 'miami--little-rock', ends: ['miami', 'little-rock'], triangles: 1, deal: true, x: 735, y: 465 },
  { id: 'miami--houston', ends: ['miami', 'houston'], triangles: 2, deal: false, x: 702, y: 532 },
  { id: 'chicago--little-rock', ends: ['chicago', 'little-rock'], triangles: 1, deal: true, x: 648, y: 268 },
  { id: 'chicago--duluth', ends: ['chicago', 'duluth'], triangles: 1, deal: false, x: 608, y: 100 },
  { id: 'chicago--kansas-city', ends: ['chicago', 'kansas-city'], triangles: 0, deal: false, x: 600, y: 200 },
  { id: 'little-rock--kansas-city', ends: ['little-rock', 'kansas-city'], triangles: 1, deal: false, x: 572, y: 318 },
  { id: 'little-rock--houston', ends: ['little-rock', 'houston'], triangles: 0, deal: false, x: 588, y: 452 },
  { id: 'duluth--kansas-city', ends: ['duluth', 'kansas-city'], triangles: 0, deal: true, x: 532, y: 150 },
  { id: 'duluth--bismarck', ends: ['duluth', 'bismarck'], triangles: 1, deal: false, x: 458, y: 62 },
  { id: 'kansas-city--bismarck', ends: ['kansas-city', 'bismarck'], triangles: 2, deal: false, x: 450, y: 162 },
  { id: 'kansas-city--denver', ends: ['kansas-city', 'denver'], triangles: 0, deal: false, x: 442, y: 248 },
  { id: 'kansas-city--el-paso', ends: ['kansas-city', 'el-paso'], triangles: 2, deal: true, x: 430, y: 355 },
  { id: 'houston--el-paso', ends: ['houston', 'el-paso'], triangles: 1, deal: false, x: 445, y: 490 },
  { id: 'bismarck--denver', ends: ['bismarck', 'denver'], triangles: 2, deal: true, x: 368, y: 160 },
  { id: 'denver--el-paso', ends: ['denver', 'el-paso'], triangles: 1, deal: false, x: 348, y: 352 },
  { id: 'bismarck--salt-lake-city', ends: ['bismarck', 'salt-lake-city'], triangles: 3, deal: false, x: 292, y: 140 },
  { id: 'denver--salt-lake-city', ends: ['denver', 'salt-lake-city'], triangles: 2, deal: true, x: 285, y: 225 },
  { id: 'el-paso--salt-lake-city', ends: ['el-paso', 'salt-lake-city'], triangles: 2, deal: false, x: 272, y: 332 },
  { id: 'el-paso--san-diego', ends: ['el-paso', 'san-diego'], triangles: 3, deal: false, x: 235, y: 455 },
  { id: 'salt-lake-city--san-diego', ends: ['salt-lake-city', 'san-diego'], triangles: 2, deal: true, x: 172, y: 328 },
  {
    id: 'salt-lake-city--san-francisco',
    ends: ['salt-lake-city', 'san-francisco'],
    triangles: 2,
    deal: false,
    x: 130,
    y: 245,
  },
  { id: 'salt-lake-city--portland', ends: ['salt-lake-city', 'portland'], triangles: 2, deal: false, x: 135, y: 132 },
  { id: 'bismarck--portland', ends: ['bismarck', 'portland'], triangles: 3, deal: true, x: 218, y: 68 },
  { id: 'portland--san-francisco', ends: ['portland', 'san-francisco'], triangles: 3, deal: false, x: 55, y: 172 },
  { id: 'san-francisco--san-diego', ends: ['san-francisco', 'san-diego'], triangles: 1, deal: true, x: 92, y: 368 },
];

/** The rail spaces by id. */
export const SPACE = Object.fromEntries(SPACES.map((space) => [space.id, space])) as Readonly<Record<SpaceId, Space>>;

/** The space on which every player starts. */
export const START_SPACE: SpaceId = 'washington--charlotte';
