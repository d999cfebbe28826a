import { describe, expect, test } from 'vitest';
import {
  ability,
  advance,
  asked,
  at,
  decline,
  eventsOf,
  finish,
  flip,
  game,
  legalOf,
  own,
  type Player,
  place,
  play,
  rail,
  refused,
  sell,
  table,
} from './table.ts';

const all = { white: 1, purple: 1, orange: 1, grey: 1, turquoise: 1 };
const rich: Player = { money: 1000, shares: 1, supply: all };
const empty = { rails: 0, buildings: 0 };

describe('RR trade sale', () => {
  test('RR example: the last rail of the $600 section, then rail or building for $700 (RR-129 RR-130 RR-131)', () => {
    const sections = [
      empty,
      empty,
      empty,
      { rails: 1, buildings: 0 },
      { rails: 2, buildings: 1 },
      { rails: 2, buildings: 2 },
      { rails: 2, buildings: 2 },
      { rails: 1, buildings: 1 },
    ];
    const start = table({ players: [{ ...rich, sections }, {}], config: { seats: 2 } });
    const state = play(start, place('white', 'trade')).state;
    expect(refused(state, sell('building'))).toBe('trade-sale/notLeftmost');
    const first = play(state, sell('rail'));
    expect(eventsOf(first.events, 'moneyGained')).toMatchObject([{ amount: 600, rule: 'trade-money' }]);
    const again = play(
      first.state,
      finish,
      place('white', 'trade'),
      sell('rail'),
      finish,
      place('purple', 'trade'),
    ).state;
    expect(legalOf(again, 'sellPiece')).toHaveLength(2);
    expect(eventsOf(play(again, sell('building')).events, 'pieceSold')).toMatchObject([
      { piece: 'building', from: 5, value: 700 },
    ]);
  });

  test('RR trade one piece: exactly one, which leaves the game (RR-129 RR-132)', () => {
    const state = play(table({ players: [rich, {}] }), place('white', 'trade')).state;
    expect(refused(state, finish)).toBe('action-in-full/mainActionOpen');
    expect(refused(state, { kind: 'pay' })).toBe('action-in-full/freeAction');
    const sold = play(state, sell('building')).state;
    expect(refused(sold, sell('rail'))).toBe('trade-one-piece/mainActionDone');
    expect(at(sold, 0).box.buildings).toBe(at(state, 0).box.buildings + 1);
  });

  test('RR no action possible: a player without a piece passes (ruling 8)', () => {
    const none = Array.from({ length: 8 }, () => empty);
    const state = table({ players: [{ ...rich, sections: none }, {}] });
    expect(asked(state)).toBe('placeWorker 1');
    expect(at(state, 0)).toMatchObject({ money: 1000, supply: all });
  });

  test('RR trade and a train’s rail: the last piece is needed for the sale (RR-67)', () => {
    const sections = [...Array.from({ length: 7 }, () => empty), { rails: 1, buildings: 0 }];
    const state = play(
      table({ players: [{ ...rich, sections, trains: [{ front: 'train-rail', faceUp: true }] }, {}] }),
      place('white', 'trade'),
      flip(0),
    ).state;
    expect(refused(state, rail('charlotte--miami'))).toBe('action-in-full/mainActionOpen');
    expect(refused(state, decline)).toBe('legal');
  });
});

describe('RR train flips', () => {
  test('RR example: the train of three Shares is flipped face down (RR-134)', () => {
    const start = table({ players: [{ ...rich, shares: 0, trains: [{ front: 'train-shares', faceUp: true }] }, {}] });
    const done = play(start, place('white', 'trade'), flip(0)).state;
    expect(at(done, 0)).toMatchObject({ shares: 3, trains: [{ front: 'train-shares', faceUp: false }] });
    expect(refused(done, flip(0))).toBe('trade-flip/rewardTaken');
  });

  test('RR flip face up: no bonus (RR-135)', () => {
    const start = table({ players: [{ ...rich, trains: [{ front: 'train-money', faceUp: false }] }, {}] });
    const done = play(start, place('white', 'trade'), sell('rail'), flip(0));
    expect(eventsOf(done.events, 'trainFlipped')).toMatchObject([{ faceUp: true, rule: 'flip-face-up' }]);
    expect(at(done.state, 0)).toMatchObject({ money: 1300, trains: [{ front: 'train-money', faceUp: true }] });
  });

  const trains = (front: 'train-promote' | 'train-advance' | 'train-rail' | 'train-money' | 'train-shares') => [
    { front, faceUp: true },
  ];
  for (const { front, moves, result, statement } of [
    {
      front: 'train-promote',
      moves: [{ kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' }, decline],
      result: { milestones: [own('A1-1', 'orange'), own('A2-1')] },
      statement: 'RR-200',
    },
    {
      front: 'train-advance',
      moves: [advance('stations'), advance('stations'), decline],
      result: { markers: { telegraph: 0, stations: 2, network: 0 } },
      statement: 'RR-201',
    },
    { front: 'train-rail', moves: [rail('charlotte--little-rock')], result: { money: 900 }, statement: 'RR-202' },
    { front: 'train-money', moves: [], result: { money: 1600 }, statement: 'RR-203' },
    { front: 'train-shares', moves: [], result: { shares: 4 }, statement: 'RR-204' },
  ] as const)
    test(`RR ${front}: its bonus (${statement})`, () => {
      const player: Player = { ...rich, trains: trains(front), milestones: [own('A1-1'), own('A2-1')] };
      const done = play(table({ players: [player, {}] }), place('white', 'trade'), flip(0), ...moves).state;
      expect(at(done, 0)).toMatchObject(result);
      expect(asked(done)).toBe('action 0');
    });

  test('RR flip: the bonus may be declined, and the flip stands (ruling 38)', () => {
    const player: Player = { ...rich, trains: trains('train-promote'), milestones: [own('A1-1'), own('A2-1')] };
    const done = play(table({ players: [player, {}] }), place('white', 'trade'), flip(0), decline).state;
    expect(at(done, 0).trains[0]?.faceUp).toBe(false);
  });

  test('RR train rail: $100, no Deal, no terrain (RR-202, ruling 28)', () => {
    const player: Player = { ...rich, trains: trains('train-rail'), rails: ['charlotte--miami'] };
    const done = play(
      table({ players: [player, {}] }),
      place('white', 'trade'),
      flip(0),
      rail('miami--little-rock'),
      sell('building'),
      finish,
    );
    expect(eventsOf(done.events, 'paid')).toMatchObject([{ amount: 100, rule: 'free-rail' }]);
    expect(eventsOf(done.events, 'dealOpened')).toEqual([]);
  });

  test('RR no such train', () => {
    const state = play(table({ players: [rich, {}] }), place('white', 'trade')).state;
    expect(refused(state, flip(1))).toBe('trade-flip/noSuchTrain');
  });
});

describe('RR trade workers', () => {
  test('RR purple: up to three advances, before the sale too (RR-243)', () => {
    const done = play(
      table({ players: [rich, {}] }),
      place('purple', 'trade'),
      ability,
      advance('network'),
      advance('network'),
      advance('stations'),
    ).state;
    expect(at(done, 0).markers).toEqual({ telegraph: 0, stations: 1, network: 2 });
  });

  test('RR orange: $100 for each train, either side up (RR-247)', () => {
    const player: Player = {
      ...rich,
      trains: [
        { front: 'train-promote', faceUp: false },
        { front: 'train-money', faceUp: true },
      ],
    };
    const state = play(table({ players: [player, {}] }), place('orange', 'trade')).state;
    expect(at(play(state, ability).state, 0).money).toBe(1200);
  });

  test('RR turquoise: a second flip, of the same train if wanted (RR-248, ruling 39)', () => {
    const player: Player = { ...rich, trains: [{ front: 'train-money', faceUp: true }] };
    const done = play(
      table({ players: [player, {}] }),
      place('turquoise', 'trade'),
      ability,
      flip(0),
      flip(0),
      sell('rail'),
    ).state;
    expect(at(done, 0)).toMatchObject({ money: 1000 + 600 + 300, trains: [{ front: 'train-money', faceUp: true }] });
    expect(game.prompt(done)).toMatchObject({ open: [] });
  });
});
