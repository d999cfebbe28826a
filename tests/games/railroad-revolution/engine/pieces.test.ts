import { describe, expect, test } from 'vitest';
import type { Company, State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { playerOf } from '../../../../src/kernel/seats.ts';
import { eventsOf, game, own, place, play, proofs, rail, sell, table } from './table.ts';

// What is in the box, and what cannot be on a table.

describe('RR components', () => {
  const colours = ['yellow', 'red', 'black', 'blue'];

  for (const { seats, stack, milestones } of [
    // 38 Milestone tiles: of the four A1 and the four A2 each player has one, the others leave the game
    { seats: 2, stack: 3, milestones: 34 },
    { seats: 3, stack: 4, milestones: 36 },
    { seats: 4, stack: 5, milestones: 38 },
  ])
    test(`RR every piece of a game for ${seats} is counted, wherever it is`, () => {
      const { state } = game.setup(game.configure({ seats }), 3);
      const expected = {
        'worker:white': 4 * seats,
        ...Object.fromEntries(['purple', 'orange', 'grey', 'turquoise'].map((worker) => [`worker:${worker}`, 12])),
        'train:train-promote': seats,
        ...Object.fromEntries(['advance', 'rail', 'money', 'shares'].map((train) => [`train:train-${train}`, stack])),
        ...Object.fromEntries(colours.slice(0, seats).map((colour) => [`rail:${colour}`, 17])),
        ...Object.fromEntries(colours.slice(0, seats).map((colour) => [`building:${colour}`, 13])),
        milestone: milestones,
        dealTile: 9,
      };
      expect(proofs.inventory(state)).toEqual(expected);
      expect(state.seats.map(({ colour }) => colour)).toEqual(colours.slice(0, seats));

      // the same pieces in other places: managers, completed and drawn tiles, trains taken, a tile discarded
      const { B } = state.milestones;
      const [first, second] = B;
      if (!first || !second) throw new Error('the stack B is empty');
      const moved: State = {
        ...state,
        deals: { ...state.deals, stack: state.deals.stack.slice(1), discard: state.deals.stack.slice(0, 1) },
        milestones: { ...state.milestones, B: B.slice(2) },
        agenda: [{ kind: 'replaceMilestone', seat: 0, stack: 'B', drawn: [second] }],
        trains: { ...state.trains, 'train-money': stack - 1 },
        seats: state.seats.map((one, seat) =>
          seat > 0
            ? one
            : {
                ...one,
                completed: [first.id],
                trains: [...one.trains, { front: 'train-money', faceUp: true }],
                supply: { ...one.supply, white: one.supply.white - 2 },
                board: { ...one.board, trade: { ...one.board.trade, white: 1 } },
                milestones: one.milestones.map((tile, i) => (i === 0 ? { ...tile, managers: ['white'] } : tile)),
              },
        ),
      };
      expect(proofs.inventory(moved)).toEqual(expected);
    });
});

describe('RR positions that cannot be', () => {
  const state = table({ players: [{ offices: [1] }, { stations: ['miami'] }] });
  const broken = (parts: Partial<Company>): State => ({
    ...state,
    seats: state.seats.map((company, seat) => (seat === 0 ? { ...company, ...parts } : company)),
  });
  const { supply, board, sections, box, rails } = playerOf(state, 0);
  const section = (at: number, parts: object) => sections.map((one, i) => (i === at ? { ...one, ...parts } : one));

  for (const { title, position, faults } of [
    {
      title: 'fewer than no workers in one place',
      position: broken({ supply: { ...supply, grey: -1 }, board: { ...board, trade: { ...board.trade, grey: 1 } } }),
      faults: ['yellow has fewer than no workers somewhere'],
    },
    {
      title: 'fewer than no rails in a section',
      position: broken({
        sections: section(0, { rails: -1 }),
        box: { ...box, rails: box.rails + (sections[0]?.rails ?? 0) + 1 },
      }),
      faults: ['yellow has fewer than no pieces in a section'],
    },
    {
      title: 'fewer than no buildings in a section',
      position: broken({
        sections: section(7, { buildings: -1 }),
        box: { ...box, buildings: box.buildings + (sections[7]?.buildings ?? 0) + 1 },
      }),
      faults: ['yellow has fewer than no pieces in a section'],
    },
    {
      title: 'a building too many',
      position: broken({ box: { ...box, buildings: box.buildings + 1 } }),
      faults: ['yellow has 14 buildings in all'],
    },
    {
      title: 'two rails in a space',
      position: broken({ rails: [...rails, ...rails], box: { ...box, rails: box.rails - 1 } }),
      faults: ['yellow has two rails in a space'],
    },
    {
      title: 'a second manager of the only type',
      position: broken({ milestones: [own('A1-1', 'orange', 'orange'), own('A2-1')], supply: { ...supply, white: 4 } }),
      faults: ['yellow has a wrong manager on A1-1', '14 orange workers are in the game instead of 12'],
    },
    {
      title: 'fewer than no workers in the common supply',
      position: {
        ...broken({ supply: { ...supply, grey: state.supply.grey + 1 } }),
        supply: { ...state.supply, grey: -1 },
      },
      faults: ['fewer than no grey workers are in the common supply'],
    },
    {
      title: 'a Deal tile too few',
      position: { ...state, deals: { ...state.deals, stack: state.deals.stack.slice(1) } },
      faults: ['8 Deal tiles are in the game, or one lies there twice'],
    },
    {
      title: 'a Deal tile twice, and another missing',
      position: { ...state, deals: { ...state.deals, stack: [state.deals.tile, ...state.deals.stack.slice(1)] } },
      faults: ['9 Deal tiles are in the game, or one lies there twice'],
    },
    {
      title: 'two offices of one player in a section',
      position: {
        ...state,
        telegraph: state.telegraph.map((one, i) => (i === 4 ? { ...one, offices: [1, 1] } : one)),
      },
      faults: ['red has 14 buildings in all', 'two offices of one player stand in section 5'],
    },
    {
      title: 'an empty train stack, which may be',
      position: { ...state, trains: { ...state.trains, 'train-rail': 0 } },
      faults: [],
    },
  ] as const)
    test(`RR faults: ${title}`, () => {
      expect(proofs.faults(position)).toEqual(faults);
    });

  test('RR three workers are a fault only for a seat that has nothing left to do', () => {
    const three = broken({ supply: { ...supply, white: 2, purple: 1 } });
    const common = { ...state.supply, white: state.supply.white + 2 };
    const low = (agenda: State['agenda'], round = 1): State => ({ ...three, supply: common, agenda, round });
    const fault = ['yellow has fewer than 4 available workers'];
    expect(proofs.faults(low([{ kind: 'endTurn', seat: 1 }]))).toEqual(fault);
    expect(proofs.faults(low([{ kind: 'endTurn', seat: 0 }]))).toEqual(fault);
    expect(
      proofs.faults(
        low([
          { kind: 'endTurn', seat: 1 },
          { kind: 'closeTurn', seat: 0 },
        ]),
      ),
    ).toEqual([]);
    expect(
      proofs.faults(
        low([
          { kind: 'endTurn', seat: 0 },
          { kind: 'closeTurn', seat: 1 },
        ]),
      ),
    ).toEqual(fault);
    expect(proofs.faults(low([{ kind: 'nextDealTile' }]))).toEqual(fault);
    expect(proofs.faults(low([{ kind: 'finishSetup' }], 0))).toEqual([]);
  });

  test('RR nobody sits at a seat that the game does not have', () => {
    expect(() => playerOf(state, 2)).toThrow('no seat 2');
  });
});

describe('RR the player board', () => {
  const left = (pieces: { rails: number; buildings: number }) =>
    [0, 0, 0, 0, 0, 0, pieces, 0].map((one) => (one === 0 ? { rails: 0, buildings: 0 } : (one as typeof pieces)));

  test('RR as many rails as buildings left of the logo are still pieces there: the end is not triggered', () => {
    const start = table({ players: [{ sections: left({ rails: 2, buildings: 1 }) }] });
    const one = play(start, place('white', 'trade'), sell('rail'));
    expect(one.state.end).toBeUndefined();
    expect(eventsOf(one.events, 'endTriggered')).toEqual([]);
  });

  test('RR the last piece left of the logo triggers the end, also a rail that is laid', () => {
    const start = table({ players: [{ money: 2000, sections: left({ rails: 2, buildings: 0 }) }] });
    const one = play(start, place('white', 'railroad'), rail('charlotte--miami'));
    expect(one.state.end).toBeUndefined();
    const two = play(one.state, rail('miami--houston'));
    expect(two.state.end).toEqual({ seat: 0, round: 1 });
    // both came from the seventh section
    expect(eventsOf([...one.events, ...two.events], 'railPlaced').map(({ from }) => from)).toEqual([7, 7]);
  });
});
