import { describe, expect, test } from 'vitest';
import type { Task } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { VOCABULARY } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { game, place, play, table } from './table.ts';

// What a move is about, on the board and beside it: there it can be made by a click, and there it is shown.

const PLACES: readonly (readonly [Move, ...string[]])[] = [
  [{ kind: 'chooseSetupTile', tile: 'setup-1' }, 'setup:setup-1'],
  [place('grey', 'trade'), 'worker:1:supply:grey', 'action:trade'],
  [{ kind: 'placeRail', space: 'miami--houston' }, 'space:miami--houston'],
  [{ kind: 'buildStation', city: 'denver' }, 'city:denver'],
  [{ kind: 'buildOffice', section: 4 }, 'section:4'],
  [{ kind: 'sellPiece', piece: 'building' }, 'piece:1:building'],
  [{ kind: 'takePrimaryReward' }, 'part:primaryReward'],
  [{ kind: 'takeFirstStationBonus' }, 'part:firstStationBonus'],
  [{ kind: 'takeTelegraphTile' }, 'part:telegraphTile'],
  [{ kind: 'useWorker', as: 'white' }, 'part:workerEffect'],
  [{ kind: 'flipTrain', train: 2 }, 'train:1:2'],
  [{ kind: 'takeTrain', train: 'train-money' }, 'stack:train-money'],
  [
    { kind: 'promoteWorker', from: 'station', worker: 'purple', milestone: 'B-1' },
    'worker:1:station:purple',
    'milestone:B-1',
  ],
  [{ kind: 'discardWorker', from: 'trade', worker: 'white' }, 'worker:1:trade:white'],
  [{ kind: 'exchangeWorker', from: 'supply', worker: 'orange' }, 'worker:1:supply:orange'],
  [{ kind: 'gainWorker', worker: 'turquoise' }, 'supply:turquoise'],
  [{ kind: 'hireWorker', seat: 0, worker: 'grey' }, 'supply:grey'],
  [{ kind: 'advance', track: 'network' }, 'track:network'],
  [{ kind: 'acceptDeal', offer: 2 }, 'offer:2'],
  [{ kind: 'completeMilestone', milestone: 'A1-1' }, 'milestone:A1-1'],
  [{ kind: 'chooseMilestone', milestone: 'C-2' }, 'milestone:C-2'],
  [{ kind: 'sellShare', seat: 0 }, 'share:0'],
  [{ kind: 'pay' }],
  [{ kind: 'finishAction' }],
  [{ kind: 'recall' }],
  [{ kind: 'decline' }],
  [{ kind: 'declineDeal' }],
];

describe('RR where a move is shown', () => {
  const state = table({ players: [{}, {}], turn: 1 });

  test.each(PLACES.map(([move, ...places]) => [move.kind, move, places] as const))(
    'RR %s: at its piece or place, of the seat that is asked',
    (_, move, places) => {
      expect(game.targets(state, move)).toEqual(places);
    },
  );

  test('RR every kind of move is there', () => {
    expect(PLACES.map(([{ kind }]) => kind).sort()).toEqual(Object.keys(VOCABULARY).sort());
  });

  test('RR in the midst of an action the asked seat is the one whose pieces are meant', () => {
    const midst = play(state, place('white', 'trade')).state;
    expect(game.targets(midst, { kind: 'sellPiece', piece: 'rail' })).toEqual(['piece:1:rail']);
    const over = { ...state, agenda: [] };
    expect(game.targets(over, { kind: 'flipTrain', train: 0 })).toEqual(['train:0:0']);
  });
});

test('RR a Telegraph tile is about the section of the office that was built, and of no other action', () => {
  const start = table({ players: [{}, {}] });
  const during = (...tasks: readonly Task[]) =>
    game.targets({ ...start, agenda: [{ kind: 'endTurn', seat: 0 }, ...tasks] }, { kind: 'takeTelegraphTile' });
  const common = { kind: 'action', seat: 0, worker: 'white', effect: 'open', unpaid: 0 } as const;
  const telegraph: Task = { ...common, action: 'telegraph', shares: 0, tile: 'open' };
  expect(during({ ...telegraph, section: 3 })).toEqual(['part:telegraphTile', 'section:3']);
  expect(during(telegraph)).toEqual(['part:telegraphTile']);
  expect(during({ ...common, action: 'trade', sold: true, flip: 'open', deal: false })).toEqual(['part:telegraphTile']);
});
