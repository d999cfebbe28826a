import { describe, expect, test } from 'vitest';
import { points as extension } from '../../../../../../src/games/railroad-revolution/engine/points.ts';
import { TRAIN } from '../../../../../../src/games/railroad-revolution/engine/tables/trains.ts';
import { VIOLATIONS as OF_THE_BASE } from '../../../../../../src/games/railroad-revolution/engine/violations.ts';
import { timesMet } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/scoring.ts';
import type { CarId } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import { CAR } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import type {
  Evolution,
  State,
  Types,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { VIOLATIONS } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/violations.ts';
import {
  type Move,
  VOCABULARY,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { own, pass, place, rail, sell, share } from '../../../engine/table.ts';
import {
  area,
  asked,
  type EvolutionPlayer,
  type EvolutionTable,
  eventsOf,
  evolutionTable,
  ext,
  game,
  legalOf,
  play,
  proofs,
  put,
  refused,
  resumed,
  step,
  use,
} from './table.ts';

type Task = Types['Task'];

/** The first seat is asked this, in the midst of its turn. */
function asking(player: EvolutionPlayer, task: Task, more: Partial<EvolutionTable> = {}): State {
  const start = evolutionTable({ players: [player, {}], ...more });
  return resumed(start, [{ kind: 'endTurn', seat: 0 }, { kind: 'closeTurn', seat: 0 }, task]);
}
const points = (left: number): Task => ({ kind: 'advance', seat: 0, rule: 'train-advance', must: false, left });
const row = (of: 'perf-row-1' | 'reward-row-1'): Task => ({ kind: 'takeTile', seat: 0, row: of });
const up = { front: 'train-shares', faceUp: true } as const;
const at = (id: CarId, train = 0) => ({ id, train });
const full = { tiles: { 'I-1': 'perf-A1', 'II-1': 'perf-A2', 'II-2': 'perf-A3' } } as const;

describe('RE what players are told', () => {
  /** Every move of the expansion. */
  const moves = Object.entries(VOCABULARY).flatMap(([kind, fields]) => {
    let all: readonly Record<string, unknown>[] = [{ kind }];
    for (const [field, domain] of Object.entries(fields))
      all = all.flatMap((move) => (domain as readonly unknown[]).map((value) => ({ ...move, [field]: value })));
    return all as unknown as readonly (Move & Record<string, unknown>)[];
  });
  const attaching = asking(
    { trains: [up, up, up], cars: [{ id: 'wagon-1' }, at('wagon-2')] },
    { kind: 'attach', seat: 0, cars: ['wagon-1'], trains: [1] },
  );
  const positions: readonly State[] = [
    game.setup(game.configure({ seats: 2, modules: ['evolution'] }), 3).state,
    asking({}, { kind: 'placeInTradeArea', seat: 0, piece: 'rail' }, { sections: { 2: { rail: 1 } } }),
    asking({}, { kind: 'takeWagon', seat: 0, section: 1 }),
    attaching,
    asking(
      { supply: { white: 5, purple: 1 }, milestones: [own('A1-1')], cars: [at('wagon-9')] },
      { kind: 'bonuses', seat: 0, train: 0, left: ['train', 'wagon'] },
    ),
    asking({ ...full, marker: 15 }, points(3)),
    asking({ marker: 4, money: 100 }, points(2)),
    asking({ marker: 8, shares: 1 }, points(2)),
    asking(full, row('perf-row-1')),
    asking({ rewards: ['reward-rail-4'] }, row('reward-row-1'), { rows: { 'reward-row-1': ['reward-rail-1'] } }),
    evolutionTable({ players: [{ rewards: ['reward-building-1'], stations: ['washington', 'charlotte'] }, {}] }),
    evolutionTable({ players: [{}, { rewards: ['reward-rail-1'] }] }),
    // the worker for the tile is still to be discarded
    asking(
      { supply: { white: 6 }, rewards: ['reward-rail-1'] },
      { kind: 'discardWorker', seat: 0, rule: 'take-reward-tile' as never, must: true },
    ),
    // another seat is in the midst of a step
    resumed(evolutionTable({ players: [{ rewards: ['reward-rail-1'] }, {}] }), [
      { kind: 'endTurn', seat: 0 },
      { kind: 'closeTurn', seat: 0 },
      { kind: 'flip', seat: 1, rule: 'deal-flip', must: true, left: 1 },
    ]),
  ];
  const FACTS: Readonly<Record<string, readonly string[]>> = {
    ...OF_THE_BASE,
    ...VIOLATIONS,
    notAsked: ['asked', 'move'],
  };

  test('RE a refusal comes with all the facts that its sentence needs, each that of the move', () => {
    const met = new Set<string>();
    for (const state of positions)
      for (const move of moves) {
        const violation = game.check(state, move);
        if (!violation) continue;
        const { code, facts } = violation;
        met.add(code);
        expect(Object.keys(facts).sort(), `${code} ${move.kind}`).toEqual([...(FACTS[code] ?? ['?'])].sort());
        for (const name of Object.keys(facts).filter((fact) => fact in move))
          expect(facts[name], `${code} ${name}`).toBe(move[name]);
      }
    expect(Object.keys(VIOLATIONS).filter((code) => !met.has(code))).toEqual([]);
    expect([...met]).toEqual(expect.arrayContaining(['noSuchSeat', 'insideStep', 'notAsked']));
  });

  test('RE the markers of the base game are no way to use a point', () => {
    const violation = game.check(asking({}, points(1)), { kind: 'advance', track: 'network' });
    expect(violation).toEqual({
      rule: 'advancement-points',
      code: 'notAsked',
      facts: { asked: 'advance', move: 'advance' },
    });
  });

  test('RE-44 a Wagon that waits goes to the new train only, whatever room there is elsewhere', () => {
    const attach = (train: 0 | 1 | 2 | 3): Move => ({ kind: 'attach', car: 'wagon-1', train });
    expect(refused(attaching, attach(0))).toBe('one-wagon-one-tender/trainFull');
    expect(refused(attaching, attach(1))).toBe('legal');
    expect(refused(attaching, attach(2))).toBe('attach-to-new-train/otherTrain');
    expect(refused(attaching, attach(3))).toBe('attach-to-new-train/otherTrain');
  });

  test('RE-67 nothing is offered from the top row', () => {
    const top = asking({ tiles: { 'IV-1': 'perf-A1' } }, points(4));
    expect(game.attempts(top).filter(({ kind }) => kind === 'moveTile')).toEqual([]);
  });

  test('RE the places of a move are those of the seat that is asked', () => {
    const start = evolutionTable({ players: [{}, { marker: 3 }], turn: 1 });
    const state = resumed(start, [
      { kind: 'endTurn', seat: 1 },
      { kind: 'closeTurn', seat: 1 },
      { kind: 'advance', seat: 1, rule: 'train-advance', must: false, left: 2 },
    ]);
    expect(game.targets(state, step)).toEqual(['step:4']);
    expect(game.targets(state, { kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'I-1' })).toEqual([
      'performance:perf-A1',
      'slot:1:I-1',
    ]);
  });
});

describe('RE what a train brings when it is flipped', () => {
  const state = evolutionTable({
    players: [{ trains: [up, up], cars: [at('wagon-1'), { id: 'wagon-3' }, at('tender-1', 1)] }, {}],
  });

  test('RE-47 its own bonus, and those of what is at it', () => {
    const own = TRAIN['train-shares'].effect;
    expect(extension.frontBonuses(state, 0, up, 0)).toEqual([own, CAR['wagon-1'].effect]);
    expect(extension.frontBonuses(state, 0, up, 1)).toEqual([own, CAR['tender-1'].effect]);
    expect(extension.frontBonuses(state, 1, up, 0)).toEqual([own]);
  });

  test('RE-44 a train that could still be taken has nothing at it yet', () => {
    expect(extension.frontBonuses(state, 0, up)).toEqual([TRAIN['train-shares'].effect]);
  });
});

describe('RE the Trade Area, piece by piece', () => {
  test('RE-36 a building on the Tender section lies there as a building', () => {
    const start = evolutionTable({
      players: [{ sections: [{ rails: 0, buildings: 1 }, ...Array(7).fill({ rails: 0, buildings: 0 })] }, {}],
      tenders: [],
    });
    const { state } = play(start, place('white', 'trade'), sell('building'), put('tender'));
    expect(area(state).pieces).toEqual([
      { rails: 0, buildings: 1 },
      { rails: 0, buildings: 0 },
    ]);
    expect(proofs.inventory(state)).toEqual(proofs.inventory(start));
  });

  test('RE-34 a piece on its way there is still in the game, in the right place of the count', () => {
    const start = evolutionTable({ players: [{}, {}] });
    const { state } = play(start, place('white', 'trade'), sell('rail'));
    expect(asked(state)).toBe('placeInTradeArea 0');
    expect(proofs.inventory(state)).toEqual(proofs.inventory(start));
  });
});

describe('RE tiles and pieces, counted', () => {
  test('RE-57 reward tiles count wherever they are, and each lies in one place', () => {
    const rows = { 'reward-row-1': ['reward-rail-1'], 'reward-row-2': [] } as const;
    const state = evolutionTable({ players: [{ rewards: ['reward-rail-2'], used: ['reward-building-2'] }, {}], rows });
    expect(proofs.inventory(state).rewardTile).toBe(3);
    expect(proofs.faults(state)).toEqual([]);
    for (const player of [{ rewards: ['reward-rail-1'] }, { used: ['reward-rail-1'] }] as const)
      expect(proofs.faults(evolutionTable({ players: [player, {}], rows }))).toContain(
        'a rewardTile is in the game twice',
      );
  });

  test('RE-59 a piece of the extension that waits for its place has not gone', () => {
    const start = evolutionTable({ players: [{ rewards: ['reward-rail-1', 'reward-building-1'] }, {}] });
    expect(proofs.faults(start)).toEqual([]);
    for (const piece of ['rail', 'building'] as const) {
      const { state } = play(start, use(0, piece));
      expect(proofs.faults(state)).toEqual([]);
      expect(proofs.inventory(state)).toEqual(proofs.inventory(start));
    }
    // a rail of a Wagon comes from the player board, which leaves the extension as it is
    const wagon = asking({}, { kind: 'layRail', seat: 0, rule: 'train-rail', must: false, cost: 0, aside: false });
    expect(asked(wagon)).toBe('layRail 0');
    expect(proofs.faults(wagon)).toEqual([]);
  });
});

describe('RE reward tiles, and whose turn it is', () => {
  test('RE-59 each tile places its own piece', () => {
    const start = evolutionTable({ players: [{ rewards: ['reward-rail-1', 'reward-building-3'] }, {}] });
    expect(ext(play(start, use(0, 'building')).state, 0)).toMatchObject({
      rewards: ['reward-rail-1'],
      used: ['reward-building-3'],
    });
    const one = evolutionTable({ players: [{ rewards: ['reward-rail-1'] }, {}] });
    expect(refused(one, use(0, 'building'))).toBe('use-reward-tile/noRewardTile');
    expect(game.attempts(one).filter(({ kind }) => kind === 'useRewardTile')).toEqual([]);
    expect(refused(one, use(2, 'rail'))).toBe('any-time-steps/noSuchSeat');
  });

  test('RE-59 also while its owner carries out a step of the own turn', () => {
    const state = asking({ rewards: ['reward-rail-1'] }, points(2));
    expect(asked(state)).toBe('advance 0');
    expect(refused(state, use(0, 'rail'))).toBe('legal');
    const after = play(state, use(0, 'rail'), rail('washington--chicago')).state;
    expect(asked(after)).toBe('advance 0');
  });

  test('RE-59 not once the turn has come to its Milestones', () => {
    const start = evolutionTable({ players: [{ rewards: ['reward-rail-1'] }, {}] });
    const state = resumed(start, [
      { kind: 'endTurn', seat: 0 },
      { kind: 'flip', seat: 0, rule: 'deal-flip', must: false, left: 1 },
    ]);
    expect(refused(state, use(0, 'rail'))).toBe('use-reward-tile/notYourTurn');
  });

  test('RE-59 not by who is asked about a Deal in the turn of another', () => {
    const players = [{ shares: 4 }, { rewards: ['reward-rail-1'], shares: 4 }] as const;
    const start = evolutionTable({ players });
    const state = resumed(start, [
      { kind: 'endTurn', seat: 0 },
      { kind: 'closeTurn', seat: 0 },
      { kind: 'deal', seat: 1, limit: 1, taken: [] },
    ]);
    expect(asked(state)).toBe('deal 1');
    expect(refused(state, pass)).toBe('legal');
    expect(refused(state, share(1))).toBe('legal');
    expect(refused(state, use(1, 'rail'))).toBe('use-reward-tile/notYourTurn');
  });
});

describe('RE the preparation and the rows, told exactly', () => {
  test('RE-4 RE-13 RE-31 nothing is on an extension but the tile that was chosen', () => {
    const { state } = game.setup(game.configure({ seats: 3, modules: ['evolution'] }), 5);
    const [choice] = legalOf(state, 'choosePerformanceTile');
    if (!choice) throw new Error('nothing is on offer');
    const chosen = play(state, choice).state.evolution as Evolution;
    const bare = { marker: 0, rewards: [], used: [], cars: [] };
    expect(chosen.seats).toContainEqual({ ...bare, tiles: { 'I-2': choice.tile } });
    expect(chosen.seats).toContainEqual({ ...bare, tiles: {} });
    expect(chosen.tradeArea.pieces).toEqual(Array(3).fill({ rails: 0, buildings: 0 }));
  });

  test('RE-6 the end of the preparation leaves the pieces on the extensions, and says so', () => {
    let { state } = game.setup(game.configure({ seats: 2, modules: ['evolution'] }), 5);
    const events: Types['Event'][] = [];
    while (state.round === 0) {
      const after = play(state, game.legal(state)[0] as Move);
      state = after.state;
      events.push(...after.events);
    }
    expect(eventsOf(events, 'setupEnded')).toEqual([{ kind: 'setupEnded', rule: 'extension-pieces' }]);
  });

  test('RE-56 a reward tile taken is told', () => {
    const rows = { 'reward-row-1': ['reward-rail-1', 'reward-building-2'] } as const;
    const state = asking({ supply: { white: 5 } }, row('reward-row-1'), { rows });
    const { events } = play(state, { kind: 'takeRewardTile', tile: 'reward-building-2' });
    expect(eventsOf(events, 'rewardTileTaken')).toEqual([
      {
        kind: 'rewardTileTaken',
        seat: 0,
        rule: 'take-reward-tile',
        tile: 'reward-building-2',
        row: 'reward-row-1',
      },
    ]);
  });

  test('RE-77 rails beside a Deal icon are counted one by one', () => {
    // two of the three are beside one on the board
    const rails = ['miami--little-rock', 'miami--houston', 'duluth--kansas-city'] as const;
    const times = (some: readonly (typeof rails)[number][]) =>
      timesMet(evolutionTable({ players: [{ rails: some }, {}] }), 0, { kind: 'dealRails' });
    expect(rails.map((one) => times([one]))).toEqual([1, 0, 1]);
    expect(times(rails)).toBe(2);
  });
});
