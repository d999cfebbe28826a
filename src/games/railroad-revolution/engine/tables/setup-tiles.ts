import type { Provenance } from '../../../../kernel/provenance.ts';
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
export interface SetupSide extends Provenance {
  readonly id: SetupSideId;
  readonly effect: SetupReward;
}

export interface SetupTile extends Provenance {
  readonly id: SetupTileId;
  readonly sides: readonly [SetupSide, SetupSide];
}

export const SETUP_TILES: readonly SetupTile[] = [
  {
    id: 'setup-1',
    sides: [
      { id: 'setup-advance', effect: { kind: 'advance', n: 3 }, source: 'printed', ref: 'B659' },
      { id: 'setup-shares', effect: { kind: 'gainShares', n: 3 }, source: 'printed', ref: 'B675' },
    ],
    source: 'reconstructed',
  },
  {
    id: 'setup-2',
    sides: [
      { id: 'setup-office', effect: { kind: 'setupOffice' }, source: 'printed', ref: 'B663' },
      { id: 'setup-rail', effect: { kind: 'setupRail' }, source: 'printed', ref: 'B671' },
    ],
    source: 'reconstructed',
  },
  {
    id: 'setup-3',
    sides: [
      { id: 'setup-station', effect: { kind: 'setupStation' }, source: 'printed', ref: 'B667' },
      {
        id: 'setup-money',
        effect: { kind: 'gainMoney', amount: 500 },
        source: 'reconstructed',
        fieldSources: { 'effect.kind': { source: 'derived', ref: 'B210' } },
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'setup-4',
    sides: [
      { id: 'setup-exchange', effect: { kind: 'exchangeWorker' }, source: 'printed', ref: 'B679' },
      { id: 'setup-train', effect: { kind: 'takeTrain', cost: 0 }, source: 'printed', ref: 'B683' },
    ],
    source: 'reconstructed',
  },
];

/** The sides of the Setup tiles by id. */
export const SETUP_SIDE = Object.fromEntries(
  SETUP_TILES.flatMap((tile) => tile.sides.map((side) => [side.id, side])),
) as Readonly<Record<SetupSideId, SetupSide>>;
