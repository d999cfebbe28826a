import { describe, expect, test } from 'vitest';
import type { CarId } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import type { State } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { finish, flip, place, sell } from '../../../engine/table.ts';
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
} from './table.ts';

const up = { front: 'train-shares', faceUp: true } as const;
const down = { front: 'train-money', faceUp: false } as const;
/** A Trade in which a rail has just been sold. */
function sold(player: EvolutionPlayer = {}, more: Partial<EvolutionTable> = {}): State {
  const start = evolutionTable({ players: [player, {}], ...more });
  return play(start, place('white', 'trade'), sell('rail')).state;
}
const beside = (...wagons: readonly CarId[]) => ({ sections: { 1: { wagons: wagons as never } } });

describe('RE the Trade Area', () => {
  test('RE-34 RE-46 a traded rail stays on the board and is paid for; its owner says where it goes', () => {
    const start = evolutionTable({ players: [{ money: 100 }, {}] });
    const { state, events } = play(start, place('white', 'trade'), sell('rail'));
    expect(asked(state)).toBe('placeInTradeArea 0');
    expect(game.prompt(state)).toMatchObject({ rule: 'trade-area', piece: 'rail' });
    expect(eventsOf(events, 'pieceSold')).toMatchObject([{ rule: 'trade-area', piece: 'rail', from: 1, value: 300 }]);
    expect(eventsOf(events, 'moneyGained')).toMatchObject([{ amount: 300, rule: 'trade-money' }]);
    expect(state.seats[0]?.box).toEqual(start.seats[0]?.box);
    expect(proofs.faults(state)).toEqual([]);
    expect(legalOf(state, 'placeInTradeArea').map(({ section }) => section)).toEqual([1, 2, 3, 4, 5, 6, 'tender']);
    const after = play(state, put(4));
    expect(area(after.state).sections[3]).toMatchObject({ rail: 0 });
    expect(eventsOf(after.events, 'pieceStored')).toEqual([
      { kind: 'pieceStored', seat: 0, rule: 'wagon-section', piece: 'rail', section: 4 },
    ]);
    expect(proofs.faults(after.state)).toEqual([]);
  });

  test('RE-35 a Wagon section holds one rail and one building, whoever put them there', () => {
    const third = { sections: { 3: { rail: 1 } } } as const;
    const state = sold({}, third);
    expect(refused(state, put(3))).toBe('wagon-section/sectionFull');
    expect(game.check(state, put(3))?.facts).toEqual({ section: 3, piece: 'rail' });
    const building = sold({}, { sections: { 3: { building: 0 } } });
    expect(refused(building, put(3))).toBe('legal');
    const full = sold({}, { sections: { 3: { building: 1, rail: 1 } } });
    expect(refused(full, put(3))).toBe('wagon-section/sectionFull');
    expect(game.attempts(full)).toContainEqual(put(3));
  });

  test('RE-35 RE-36 with every Wagon section full there is still the Tender section, for any number of pieces', () => {
    const sections = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n, { rail: 1 }]));
    const start = evolutionTable({ players: [{}, {}], sections });
    let { state, events } = play(start, place('white', 'trade'), sell('rail'));
    // the only section there is; the player is asked while there is a Share to sell
    expect(legalOf(state, 'placeInTradeArea')).toEqual([put('tender')]);
    ({ state, events } = play(state, put('tender')));
    expect(area(state).pieces).toEqual([
      { rails: 1, buildings: 0 },
      { rails: 0, buildings: 0 },
    ]);
    expect(eventsOf(events, 'pieceStored')).toMatchObject([{ section: 'tender', rule: 'tender-section' }]);
    expect(proofs.faults(state)).toEqual(proofs.faults(start));
  });

  test('RE-37 a piece on a Wagon section earns one of the two Wagons beside it, chosen by its owner', () => {
    const state = play(sold({ trains: [up] }, beside('wagon-3', 'wagon-9')), put(1)).state;
    expect(asked(state)).toBe('takeWagon 0');
    expect(game.prompt(state)).toMatchObject({ rule: 'wagon-section', section: 1 });
    expect(legalOf(state, 'takeWagon').map(({ wagon }) => wagon)).toEqual(['wagon-3', 'wagon-9']);
    expect(refused(state, { kind: 'takeWagon', wagon: 'wagon-1' })).toBe('wagon-section/wagonNotThere');
    const after = play(state, { kind: 'takeWagon', wagon: 'wagon-9' });
    expect(area(after.state).sections[0]?.wagons).toEqual(['wagon-3']);
    expect(ext(after.state, 0).cars).toEqual([{ id: 'wagon-9', train: 0 }]);
    expect(after.events).toEqual([
      { kind: 'carGained', seat: 0, rule: 'wagon-section', car: 'wagon-9', section: 1 },
      { kind: 'carAttached', seat: 0, rule: 'attach-wagon', car: 'wagon-9', train: 0 },
    ]);
  });

  test('RE-37 the last Wagon of a section is taken without a question', () => {
    const { state, events } = play(sold({ trains: [up] }, beside('wagon-3')), put(1));
    expect(area(state).sections[0]?.wagons).toEqual([]);
    expect(eventsOf(events, 'carGained')).toMatchObject([{ car: 'wagon-3', section: 1 }]);
    expect(asked(state)).toBe('action 0');
  });

  test('ruling 83: a section without a Wagon takes the piece and gives nothing', () => {
    const { state, events } = play(sold({ trains: [up] }), put(5));
    expect(eventsOf(events, 'carGained')).toEqual([]);
    expect(ext(state, 0).cars).toEqual([]);
    expect(asked(state)).toBe('action 0');
  });

  test('RE-38 a piece on the Tender section earns a Tender while one is left', () => {
    const first = play(sold({ trains: [up] }), put('tender'));
    expect(ext(first.state, 0).cars).toEqual([{ id: 'tender-1', train: 0 }]);
    expect(area(first.state).tenders).toHaveLength(5);
    expect(eventsOf(first.events, 'carGained')).toMatchObject([{ rule: 'tender-section', section: 'tender' }]);
    const none = play(sold({ trains: [up] }, { tenders: [] }), put('tender'));
    expect(ext(none.state, 0).cars).toEqual([]);
    expect(area(none.state).pieces[0]).toEqual({ rails: 1, buildings: 0 });
    expect(asked(none.state)).toBe('action 0');
  });

  test('RE-34 a building goes beside a rail of another player', () => {
    const start = evolutionTable({
      players: [{ sections: [{ rails: 0, buildings: 1 }, ...Array(7).fill({ rails: 0, buildings: 0 })] }, {}],
      sections: { 2: { rail: 1, wagons: [] } },
    });
    const state = play(start, place('white', 'trade'), sell('building'), put(2)).state;
    expect(area(state).sections[1]).toEqual({ wagons: [], rail: 1, building: 0 });
  });

  test('the pieces of the Trade Area can be what ends the game: the board is clear left of the logo', () => {
    const last = Array(8).fill({ rails: 0, buildings: 0 });
    const sections = [{ rails: 1, buildings: 0 }, ...last.slice(1)];
    const start = evolutionTable({ players: [{ sections }, {}] });
    const { events } = play(start, place('white', 'trade'), sell('rail'));
    expect(eventsOf(events, 'endTriggered')).toMatchObject([{ seat: 0 }]);
  });
});

describe('RE Wagons and Tenders at trains', () => {
  test('RE-39 RE-40 it is attached to one of the trains, face up or down', () => {
    const state = play(sold({ trains: [up, down] }, beside('wagon-3')), put(1)).state;
    expect(asked(state)).toBe('attach 0');
    expect(game.prompt(state)).toMatchObject({ rule: 'attach-wagon', cars: ['wagon-3'] });
    expect(legalOf(state, 'attach').map(({ train }) => train)).toEqual([0, 1]);
    // while it is not attached it waits with its owner
    expect(ext(state, 0).cars).toEqual([{ id: 'wagon-3' }]);
    expect(refused(state, { kind: 'attach', car: 'wagon-4', train: 0 })).toBe('attach-wagon/carNotHere');
    expect(refused(state, { kind: 'attach', car: 'wagon-3', train: 2 })).toBe('attach-to-new-train/otherTrain');
    const after = play(state, { kind: 'attach', car: 'wagon-3', train: 1 });
    expect(ext(after.state, 0).cars).toEqual([{ id: 'wagon-3', train: 1 }]);
    expect(after.events).toEqual([{ kind: 'carAttached', seat: 0, rule: 'attach-wagon', car: 'wagon-3', train: 1 }]);
  });

  test('RE-42 a train has at most one Wagon and one Tender', () => {
    const cars = [
      { id: 'wagon-1', train: 0 },
      { id: 'tender-6', train: 1 },
    ] as const;
    const more = { ...beside('wagon-3'), tenders: ['tender-1', 'tender-2'] as const };
    const wagon = play(sold({ trains: [up, down, up], cars }, more), put(1)).state;
    expect(legalOf(wagon, 'attach').map(({ train }) => train)).toEqual([1, 2]);
    expect(refused(wagon, { kind: 'attach', car: 'wagon-3', train: 0 })).toBe('one-wagon-one-tender/trainFull');
    expect(game.attempts(wagon)).toContainEqual({ kind: 'attach', car: 'wagon-3', train: 0 });
    const tender = play(sold({ trains: [up, down, up], cars }, more), put('tender')).state;
    expect(legalOf(tender, 'attach').map(({ train }) => train)).toEqual([0, 2]);
    expect(refused(tender, { kind: 'attach', car: 'tender-1', train: 1 })).toBe('one-wagon-one-tender/trainFull');
    // both at one train
    const both = play(sold({ trains: [up], cars: [cars[0]] }, more), put('tender')).state;
    expect(ext(both, 0).cars).toEqual([
      { id: 'wagon-1', train: 0 },
      { id: 'tender-1', train: 0 },
    ]);
    expect(proofs.faults(both).filter((one) => one.includes('train'))).toEqual([]);
  });

  test('RE-43 ruling 84: where no train has room it is kept, and cannot be refused', () => {
    const cars = [{ id: 'wagon-1', train: 0 }] as const;
    const { state, events } = play(sold({ trains: [up], cars }, beside('wagon-3')), put(1));
    expect(ext(state, 0).cars).toEqual([...cars, { id: 'wagon-3' }]);
    expect(eventsOf(events, 'carKept')).toEqual([
      { kind: 'carKept', seat: 0, rule: 'unattached-wagon', car: 'wagon-3' },
    ]);
    expect(asked(state)).toBe('action 0');
    const bare = play(sold({ trains: [] }), put('tender'));
    expect(ext(bare.state, 0).cars).toEqual([{ id: 'tender-1' }]);
  });

  /** A player about to take a train by the bonus of a Telegraph tile. */
  const taking = (player: EvolutionPlayer) => {
    const start = evolutionTable({
      players: [{ supply: { white: 6 }, trains: [], ...player }, {}],
      telegraph: { 2: 'tt-train' },
    });
    return play(
      start,
      place('white', 'telegraph'),
      { kind: 'buildOffice', section: 2 },
      { kind: 'takeTelegraphTile' },
      { kind: 'discardWorker', from: 'supply', worker: 'white' },
    ).state;
  };

  test('RE-44 ruling 86 the next train takes the Wagon and the Tender that wait', () => {
    const cars = [{ id: 'wagon-5' }, { id: 'tender-2' }] as const;
    const { state, events } = play(taking({ cars }), { kind: 'takeTrain', train: 'train-money' });
    expect(ext(state, 0).cars).toEqual([
      { id: 'wagon-5', train: 0 },
      { id: 'tender-2', train: 0 },
    ]);
    expect(eventsOf(events, 'carAttached').map(({ rule }) => rule)).toEqual([
      'attach-to-new-train',
      'attach-to-new-train',
    ]);
  });

  test('RE-45 of several Wagons the player chooses one; Tenders are alike', () => {
    const cars = [{ id: 'wagon-5' }, { id: 'tender-2' }, { id: 'wagon-7' }, { id: 'tender-3' }] as const;
    const { state } = play(taking({ cars }), { kind: 'takeTrain', train: 'train-money' });
    expect(asked(state)).toBe('attach 0');
    expect(game.legal(state)).toEqual([
      { kind: 'attach', car: 'wagon-5', train: 0 },
      { kind: 'attach', car: 'wagon-7', train: 0 },
    ]);
    const after = play(state, { kind: 'attach', car: 'wagon-7', train: 0 });
    expect(after.events).toMatchObject([{ kind: 'carAttached', rule: 'attach-to-new-train' }]);
    expect(ext(after.state, 0).cars).toEqual([
      { id: 'wagon-5' },
      { id: 'tender-2', train: 0 },
      { id: 'wagon-7', train: 0 },
      { id: 'tender-3' },
    ]);
  });

  test('RE-41 what is attached is never asked about again', () => {
    const cars = [{ id: 'wagon-5', train: 0 }] as const;
    const { state, events } = play(taking({ trains: [up], cars }), { kind: 'takeTrain', train: 'train-money' });
    expect(ext(state, 0).cars).toEqual(cars);
    expect(eventsOf(events, 'carAttached')).toEqual([]);
  });

  test('ruling 85: a train taken in the same turn takes what that turn brought', () => {
    const shop = { ...beside('wagon-12') };
    const state = play(
      sold(
        {
          money: 900,
          trains: [up, up],
          cars: [
            { id: 'wagon-3', train: 0 },
            { id: 'wagon-4', train: 1 },
          ],
        },
        shop,
      ),
      put(1),
    ).state;
    expect(ext(state, 0).cars.at(-1)).toEqual({ id: 'wagon-12' });
    expect(legalOf(state, 'flipTrain')).toEqual([flip(0), flip(1)]);
    expect(refused(state, finish)).toBe('legal');
  });
});
