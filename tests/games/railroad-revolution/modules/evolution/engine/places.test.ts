import { describe, expect, test } from 'vitest';
import type {
  Evolution,
  State,
  Types,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { Move } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { evolutionTable, game, proofs, resumed, use } from './table.ts';

const state = evolutionTable({
  players: [
    {
      rewards: ['reward-rail-3'],
      marker: 6,
      trains: [
        { front: 'train-shares', faceUp: true },
        { front: 'train-money', faceUp: true },
      ],
      cars: [{ id: 'wagon-9', train: 1 }],
    },
    {},
  ],
});
const agenda = (...tasks: readonly Types['Task'][]) => resumed(state, [{ kind: 'endTurn', seat: 0 }, ...tasks]);

describe('RE the places that a move is about', () => {
  test.each<[Move, readonly string[]]>([
    [{ kind: 'choosePerformanceTile', tile: 'perf-A1' }, ['setup:perf-A1']],
    [{ kind: 'placeInTradeArea', section: 3 }, ['trade:3']],
    [{ kind: 'placeInTradeArea', section: 'tender' }, ['trade:tender']],
    [{ kind: 'takeWagon', wagon: 'wagon-4' }, ['car:wagon-4']],
    [{ kind: 'attach', car: 'tender-1', train: 1 }, ['car:tender-1', 'train:0:1']],
    [{ kind: 'moveMarker' }, ['step:7']],
    [{ kind: 'moveTile', tile: 'perf-A1', slot: 'II-1' }, ['performance:perf-A1', 'slot:0:II-1']],
    [{ kind: 'takePerformanceTile', tile: 'perf-B1', slot: 'I-1' }, ['performance:perf-B1', 'slot:0:I-1']],
    [{ kind: 'takeRewardTile', tile: 'reward-rail-1' }, ['reward:reward-rail-1']],
    [use(0, 'rail'), ['reward:reward-rail-3']],
    [use(0, 'building'), []],
    [{ kind: 'buildOffice', section: 4 }, ['section:4']],
  ])('%j', (move, places) => {
    const asking = agenda({ kind: 'advance', seat: 0, rule: 'train-advance', must: false, left: 2 });
    expect(game.targets(asking, move)).toEqual(places);
  });

  test('a bonus is that of the train or of what is at it', () => {
    const asking = agenda({ kind: 'bonuses', seat: 0, train: 1, left: ['train', 'wagon'] });
    expect(game.targets(asking, { kind: 'takeBonus', of: 'train' })).toEqual(['train:0:1']);
    expect(game.targets(asking, { kind: 'takeBonus', of: 'wagon' })).toEqual(['car:wagon-9']);
    expect(game.targets(state, { kind: 'takeBonus', of: 'wagon' })).toEqual([]);
  });

  test('at the top of the track the marker is meant', () => {
    const top = evolutionTable({ players: [{ marker: 15 }, {}] });
    expect(game.targets(top, { kind: 'moveMarker' })).toEqual(['step:15']);
  });
});

describe('RE the paths that an event changes', () => {
  const seat = 1;
  test.each<[Types['Event'], readonly string[]]>([
    [{ kind: 'wagonsLaid', rule: 'wagon-rows', section: 2, wagons: [] }, ['/evolution/tradeArea/sections/1/wagons']],
    [
      { kind: 'tileRowLaid', rule: 'reward-tile-rows', row: 'reward-row-1', tiles: [] },
      ['/evolution/rows/reward-row-1'],
    ],
    [{ kind: 'vpTileLaid', rule: 'telegraph-vp-tiles', slot: 2, tile: 'tv-1' }, ['/evolution/vpTiles']],
    [
      { kind: 'performanceTileOffered', rule: 'performance-tile-choice', tile: 'perf-A1', worker: 'grey' },
      ['/evolution/offers', '/supply'],
    ],
    [
      { kind: 'performanceTileChosen', rule: 'starting-performance-tile', seat, tile: 'perf-A1', slot: 'I-2' },
      ['/evolution/offers', '/evolution/seats/1/tiles'],
    ],
    [{ kind: 'workerGained', rule: 'starting-performance-tile' as never, seat, worker: 'grey' }, ['/seats/1/supply']],
    [{ kind: 'workerGained', rule: 'deal-workers', seat, worker: 'grey' }, ['/seats/1/supply', '/supply']],
    [{ kind: 'setupEnded', rule: 'extension-pieces' as never }, ['/round']],
    [{ kind: 'setupEnded', rule: 'setup-leftovers' }, ['/round', '/seats']],
    [
      { kind: 'pieceSold', rule: 'trade-area' as never, seat, piece: 'rail', from: 3, value: 1 },
      ['/seats/1/sections/2'],
    ],
    [
      { kind: 'pieceSold', rule: 'trade-sale', seat, piece: 'rail', from: 3, value: 1 },
      ['/seats/1/sections/2', '/seats/1/box'],
    ],
    [
      { kind: 'pieceStored', rule: 'wagon-section', seat, piece: 'building', section: 4 },
      ['/evolution/tradeArea/sections/3/building'],
    ],
    [
      { kind: 'pieceStored', rule: 'tender-section', seat, piece: 'rail', section: 'tender' },
      ['/evolution/tradeArea/pieces/1'],
    ],
    [
      { kind: 'carGained', rule: 'wagon-section', seat, car: 'wagon-1', section: 4 },
      ['/evolution/seats/1/cars', '/evolution/tradeArea/sections/3/wagons'],
    ],
    [
      { kind: 'carGained', rule: 'tender-section', seat, car: 'tender-1', section: 'tender' },
      ['/evolution/seats/1/cars', '/evolution/tradeArea/tenders'],
    ],
    [{ kind: 'carAttached', rule: 'attach-wagon', seat, car: 'wagon-1', train: 0 }, ['/evolution/seats/1/cars']],
    [{ kind: 'carKept', rule: 'unattached-wagon', seat, car: 'wagon-1' }, []],
    [{ kind: 'bonusTaken', rule: 'wagon-bonus', seat, train: 0, of: 'wagon' }, []],
    [{ kind: 'markerMoved', rule: 'move-marker', seat, space: 3 }, ['/evolution/seats/1/marker']],
    [
      {
        kind: 'performanceTileTaken',
        rule: 'take-performance-tile',
        seat,
        tile: 'perf-A1',
        row: 'perf-row-1',
        slot: 'I-1',
      },
      ['/evolution/seats/1/tiles', '/evolution/rows/perf-row-1'],
    ],
    [
      { kind: 'rewardTileTaken', rule: 'take-reward-tile', seat, tile: 'reward-rail-1', row: 'reward-row-2' },
      ['/evolution/seats/1/rewards', '/evolution/rows/reward-row-2'],
    ],
    [{ kind: 'noTileTaken', rule: 'take-reward-tile', seat, row: 'reward-row-2' }, []],
    [
      { kind: 'tileMoved', rule: 'diagonal-move', seat, tile: 'perf-A1', from: 'III-2', slot: 'IV-1', points: 4 },
      ['/evolution/seats/1/tiles'],
    ],
    [
      { kind: 'rewardTileUsed', rule: 'use-reward-tile', seat, tile: 'reward-rail-1' },
      ['/evolution/seats/1/rewards', '/evolution/seats/1/used'],
    ],
    [{ kind: 'paid', rule: 'crossing-cost' as never, seat, amount: 300 }, ['/seats/1/money']],
  ])('%j', (event, paths) => {
    expect(proofs.touches(event)).toEqual(paths);
  });
});

describe('RE views, counts and faults', () => {
  test('all of the expansion is open to everybody', () => {
    for (const viewer of ['public', 0, 1] as const) expect(game.view(state, viewer).evolution).toEqual(state.evolution);
    expect(game.view(game.setup(game.configure({ seats: 2 }), 1).state, 0)).not.toHaveProperty('evolution');
  });

  test('every piece is counted, wherever it is', () => {
    const begun = game.setup(game.configure({ seats: 4, modules: ['evolution'] }), 2).state;
    expect(proofs.inventory(begun)).toMatchObject({
      car: 18,
      performanceTile: 16,
      rewardTile: 8,
      vpTile: 5,
      'rail:yellow': 17,
      'building:blue': 13,
      'worker:purple': 12,
    });
    const three = game.setup(game.configure({ seats: 3, modules: ['evolution'] }), 2).state;
    expect(proofs.inventory(three)).toMatchObject({ car: 15, performanceTile: 12, rewardTile: 6 });
    const two = game.setup(game.configure({ seats: 2, modules: ['evolution'] }), 2).state;
    expect(proofs.inventory(two)).toMatchObject({ car: 12, performanceTile: 8, rewardTile: 4 });
  });

  const wrong = (change: (part: Evolution) => Partial<Evolution>, more: Partial<State> = {}) => {
    const bare = evolutionTable({ players: [{}, {}] });
    const part = bare.evolution as Evolution;
    expect(proofs.faults(bare)).toEqual([]);
    return proofs.faults({ ...bare, ...more, evolution: { ...part, ...change(part) } });
  };
  const own = (part: Evolution, parts: Partial<Evolution['seats'][number]>) => ({
    seats: part.seats.map((one, seat) => (seat === 0 ? { ...one, ...parts } : one)),
  });

  test.each<[string, (part: Evolution) => Partial<Evolution>, RegExp]>([
    ['a tile twice', (part) => own(part, { tiles: { 'I-1': 'perf-A1', 'I-2': 'perf-A1' } }), /performanceTile .*twice/],
    ['a car twice', (part) => own(part, { cars: [{ id: part.tradeArea.tenders[0] as never }] }), /car .*twice/],
    ['a VP tile twice', () => ({ vpTiles: ['tv-1', 'tv-1'] }), /vpTile .*twice/],
    ['a marker off the track', (part) => own(part, { marker: 16 }), /yellow .*marker/],
    [
      'two rail reward tiles',
      (part) => own(part, { rewards: ['reward-rail-1'], used: ['reward-rail-2'] }),
      /too many rail/,
    ],
    ['a used tile whose piece lies there', (part) => own(part, { used: ['reward-rail-1'] }), /1 rails and 1 buildings/],
    [
      'two Wagons at a train',
      (part) =>
        own(part, {
          cars: [
            { id: 'wagon-1', train: 0 },
            { id: 'wagon-2', train: 0 },
          ],
        }),
      /two wagons at train 0/,
    ],
    ['a Wagon at no train', (part) => own(part, { cars: [{ id: 'tender-5', train: 3 }] }), /tender-5 at no train/],
    [
      'a piece too many in the Trade Area',
      (part) => ({
        tradeArea: { ...part.tradeArea, sections: part.tradeArea.sections.map((one) => ({ ...one, rail: 0 })) },
      }),
      /rails in all/,
    ],
  ])('%s is a fault', (_, change, told) => {
    expect(wrong(change).join('; ')).toMatch(told);
  });

  test('two that wait for a train, and a Wagon beside a Tender, are none', () => {
    const cars = [
      { id: 'wagon-1' },
      { id: 'wagon-2' },
      { id: 'wagon-3', train: 0 },
      { id: 'tender-6', train: 0 },
    ] as const;
    const faults = wrong((part) => ({
      ...own(part, { cars }),
      tradeArea: {
        ...part.tradeArea,
        tenders: [],
        sections: part.tradeArea.sections.map((one) => ({ ...one, wagons: [] })),
      },
    }));
    expect(faults).toEqual([]);
  });
});
