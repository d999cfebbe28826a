import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/railroad-rivals/engine/events.ts';
import type { Laid, Player, State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import { seedRng } from '../../../../src/kernel/rng.ts';
import { afterwards, game, placeTask, proofs, table } from './table.ts';

const sound = table({
  seats: 3,
  map: { 'st-louis': [0, 0, 0], washington: [1, 0, 3, 'brown'], denver: [0, -1, 0] },
  hands: [['pittsburgh', 'boston'], ['seattle'], ['omaha']],
  agenda: [placeTask(0), afterwards],
});
const laid = (x: number, y: number): Laid => ({ x, y, turn: 0, cubes: [] });
const [first] = sound.seats as [Player];

describe('RV faults', () => {
  test.each<[string, Partial<State>, string]>([
    [
      'a lost city',
      { pile: { ...sound.pile, cities: sound.pile.cities.slice(1) } },
      '36 cities are in the game instead of 37',
    ],
    [
      'a lost stock tile',
      { pile: { ...sound.pile, stocks: sound.pile.stocks.slice(1) } },
      'are in the game instead of 4',
    ],
    ['a lost cube', { bag: { ...sound.bag, yellow: 9 } }, '9 cubes:yellow are in the game instead of 10'],
    ['a lost card', { order: [0, 1] }, '2 cards are in the game instead of 3'],
    ['a card twice', { order: [0, 1, 1] }, 'a character card is in the order twice'],
    [
      'a city twice',
      { pile: { ...sound.pile, cities: ['omaha', ...sound.pile.cities.slice(1)] } },
      'a city is in the game twice',
    ],
    ['two tiles on a space', { map: { ...sound.map, denver: laid(0, 0) } }, 'two tiles lie on one space'],
    ['a tile apart', { map: { ...sound.map, denver: laid(5, 5) } }, 'denver touches no tile'],
    ['a link too few', { links: [] }, 'washington match, and 0 links join them'],
    [
      'a link too many',
      { links: [...sound.links, { railroad: 'UP', from: 'denver', to: 'st-louis' }] },
      '2 links are on the table, and 1 matches',
    ],
    [
      'a link by another railroad',
      { links: [{ railroad: 'UP', from: 'washington', to: 'st-louis' }] },
      'match, and 1 links join them',
    ],
    ['a link of nobody', { links: sound.links.map((link) => ({ ...link, owner: 3 })) }, 'nobody owns a link'],
    ['points below 0', { seats: [{ ...first, score: -1 }, ...sound.seats.slice(1)] }, 'red has -1 points'],
    ['a value above the top', { values: { ...sound.values, UP: 11 } }, 'the stock of UP has the value 11'],
    ['a value below 0', { values: { ...sound.values, UP: -1 } }, 'the stock of UP has the value -1'],
    ['an empty seat', { seats: sound.seats.slice(0, 2) }, 'nobody sits at a place of the table'],
  ])('%s is told', (_, change, sentence) => {
    expect(proofs.faults(sound)).toEqual([]);
    expect(proofs.faults({ ...sound, ...change }).join('; ')).toContain(sentence);
  });

  test('a hand in a solitaire game is told', () => {
    const { state } = game.setup(game.configure({ seats: 1 }), 1);
    expect(proofs.faults(state)).toEqual([]);
    const [player] = state.seats as [Player];
    const [city, ...cities] = state.pile.cities;
    const held = { ...state, pile: { ...state.pile, cities }, seats: [{ ...player, hand: [city as 'boston'] }] };
    expect(proofs.faults(held)).toEqual(['red has a hand in a game that has none']);
  });
});

describe('RV secrets', () => {
  test('for a viewer the own hand stays, and the piles and all other hands are mixed', () => {
    const changed = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const other = proofs.shuffleUnknown(
        {
          ...sound,
          removed: sound.pile.cities.slice(0, 3),
          pile: { ...sound.pile, cities: sound.pile.cities.slice(3) },
        },
        0,
        seedRng(seed),
      );
      expect(other.seats[0]?.hand).toEqual(['pittsburgh', 'boston']);
      expect(other.seats.map(({ hand }) => hand.length)).toEqual([2, 1, 1]);
      expect(other.removed.length).toBe(3);
      expect(proofs.faults(other)).toEqual([]);
      if (other.seats[1]?.hand[0] !== 'seattle') changed.add('hand');
      if (other.removed.join() !== sound.pile.cities.slice(0, 3).join()) changed.add('removed');
      if (other.pile.stocks.join() !== sound.pile.stocks.join()) changed.add('stocks');
      if (other.pile.cities.join() !== sound.pile.cities.slice(3).join()) changed.add('cities');
    }
    expect([...changed].sort()).toEqual(['cities', 'hand', 'removed', 'stocks']);
  });

  test.each<[Event, readonly string[]]>([
    [{ kind: 'cubeSet', seat: 0, rule: 'solo-row', cube: 'gray', at: 1, from: 1 }, []],
    [{ kind: 'cubeSet', seat: 0, rule: 'solo-row', cube: 'gray', at: 1, from: 2 }, ['/delivered']],
    [{ kind: 'tilesDrawn', rule: 'draw-tiles', cities: [], stocks: ['IC'] }, ['/display/stocks', '/pile/stocks']],
    [{ kind: 'stocksDiscarded', rule: 'solo-stocks', stocks: [] }, []],
    [
      { kind: 'cubesDrawn', rule: 'place-cubes', city: 'boston', cubes: ['gray', 'brown'] },
      ['/map/boston', '/bag/gray', '/bag/brown'],
    ],
    [
      { kind: 'citiesDealt', seat: 1, rule: 'starting-cities', count: 2 },
      ['/seats/1/hand', '/seats/1/cities', '/pile/cities'],
    ],
  ])('an event tells what it changes: %j', (event, paths) => {
    expect(proofs.touches(event)).toEqual(paths);
  });
});
