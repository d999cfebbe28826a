import type { SetupReward } from './effects.ts';

/** The Setup tiles. */
export const SETUP_TILE_IDS = ['setup-1', 'setup-2', 'setup-3', 'setup-4'] as const;
export type SetupTileId = (typeof SETUP_TILE_IDS)[number];

/** Their eight sides. */
export const SETUP_SIDE_IDS = [
  'setup-advance',
  'setup-shares',
  'setup-office',
  'setup-rail',
  'setup-station',
  'setup-money',
  'setup-exchange',
  'setup-train',
] as const;
export type SetupSideId = (typeof SETUP_SIDE_IDS)[number];

/** One side of a Setup tile. */
export interface SetupSide {
  readonly id: SetupSideId;
  readonly effect: SetupReward;
}

export interface SetupTile {
  readonly id: SetupTileId;
  readonly sides: readonly [SetupSide, SetupSide];
}

export const SETUP_TILES: readonly SetupTile[] = [
  {
    id: 'setup-1',
    sides: [
      { id: 'setup-advance', effect: { kind: 'advance', n: 3 } },
      { id: 'setup-shares', effect: { kind: 'gainShares', n: 3 } },
    ],
  },
  {
    id: 'setup-2',
    sides: [
      { id: 'setup-office', effect: { kind: 'setupOffice' } },
      { id: 'setup-rail', effect: { kind: 'setupRail' } },
    ],
  },
  {
    id: 'setup-3',
    sides: [
      { id: 'setup-station', effect: { kind: 'setupStation' } },
      { id: 'setup-money', effect: { kind: 'gainMoney', amount: 500 } },
    ],
  },
  {
    id: 'setup-4',
    sides: [
      { id: 'setup-exchange', effect: { kind: 'exchangeWorker' } },
      { id: 'setup-train', effect: { kind: 'takeTrain', cost: 0 } },
    ],
  },
];

/** The sides of the Setup tiles by id. */
export const SETUP_SIDE = Object.fromEntries(
  SETUP_TILES.flatMap((tile) => tile.sides.map((side) => [side.id, side])),
) as Readonly<Record<SetupSideId, SetupSide>>;
