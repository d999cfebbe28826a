import { describe, expect, test } from 'vitest';
import type { CityId } from '../../../../src/games/railroad-rivals/engine/tables/cities.ts';
import type { State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import {
  afterwards,
  asked,
  eventsOf,
  game,
  legalOf,
  type Places,
  passPlacing,
  placeTask,
  placing,
  play,
  refused,
  type Table,
  table,
} from './table.ts';

/** Seat 0 is to place one of some cities; then seat 1 is asked for a bid. */
const placer = (map: Places, hand: readonly CityId[], more: Partial<Table> = {}): State =>
  table({ map, hands: [hand, []], agenda: [placeTask(0), afterwards], ...more });

const codeOf = (state: State, city: CityId, x: number, y: number, turn: 0 | 1 | 2 | 3 = 0) =>
  refused(state, placing(city, x, y, turn));

// The tables of the rulebook's examples: St. Louis, Pittsburgh to its right, Indianapolis below that.
const ST_LOUIS: Places = { 'st-louis': [0, 0, 0] };
const THREE: Places = { ...ST_LOUIS, pittsburgh: [1, 0, 1], indianapolis: [1, 1, 3] };
const FOUR: Places = { ...THREE, cleveland: [0, 1, 3] };

describe('RV placement: the rulebook’s examples', () => {
  test('Pittsburgh goes beside St. Louis by the B&O either way round, with one link and two cubes', () => {
    const state = placer(ST_LOUIS, ['pittsburgh']);
    expect(game.legal(state)).toEqual([placing('pittsburgh', 1, 0, 0), placing('pittsburgh', 1, 0, 1)]);
    for (const turn of [0, 1] as const) {
      const { state: after, events } = play(state, placing('pittsburgh', 1, 0, turn));
      expect(after.links).toEqual([{ railroad: 'BO', from: 'pittsburgh', to: 'st-louis', owner: 0 }]);
      expect(after.map.pittsburgh?.cubes.length).toBe(2);
      expect(eventsOf(events, 'linkMade').map(({ rule }) => rule)).toEqual(['link-owner']);
      expect(eventsOf(events, 'cubesDrawn').map(({ city, rule }) => [city, rule])).toEqual([
        ['pittsburgh', 'place-cubes'],
      ]);
      expect(after.seats[0]?.hand).toEqual([]);
    }
  });

  test('Cleveland links with Indianapolis by the NYC, and may lie with its other NYC edge against the IC of St. Louis', () => {
    const { state, events } = play(placer(THREE, ['cleveland']), placing('cleveland', 0, 1, 3));
    expect(eventsOf(events, 'linkMade').map(({ railroad, to }) => [railroad, to])).toEqual([['NYC', 'indianapolis']]);
    expect(state.links.length).toBe(3);
  });

  test('with an NYC edge above as well, both links are made and both are owned', () => {
    const two: Places = { buffalo: [0, 0, 1], pittsburgh: [1, 0, 1], indianapolis: [1, 1, 3] };
    const { events } = play(placer(two, ['cleveland']), placing('cleveland', 0, 1, 3));
    const made = eventsOf(events, 'linkMade');
    expect(made.map(({ railroad, to, owned, rule }) => [railroad, to, owned, rule])).toEqual([
      ['NYC', 'buffalo', true, 'several-links'],
      ['NYC', 'indianapolis', true, 'several-links'],
    ]);
  });

  test('El Paso matches nothing there, and its blank edge goes against that of Cleveland', () => {
    const state = placer(FOUR, ['el-paso']);
    expect(game.legal(state)).toEqual([placing('el-paso', -1, 1, 3)]);
    expect(game.prompt(state)).toMatchObject({ kind: 'place', way: 'blank' });
    const { state: after, events } = play(state, placing('el-paso', -1, 1, 3));
    expect(eventsOf(events, 'linkMade')).toEqual([]);
    expect(after.links.length).toBe(3);
    expect(after.map['el-paso']?.cubes.length).toBe(1);
  });
});

describe('RV placement: what is refused', () => {
  test.each<[string, Places, readonly CityId[], Parameters<typeof placing>, string]>([
    ['a tile on another', FOUR, ['denver'], ['denver', 0, 0], 'no-stacking/spaceTaken'],
    ['a tile beside no city', ST_LOUIS, ['pittsburgh'], ['pittsburgh', 2, 0], 'beside-a-city/notBeside'],
    ['a tile that only touches at a corner', ST_LOUIS, ['pittsburgh'], ['pittsburgh', 1, 1], 'beside-a-city/notBeside'],
    ['a tile of another', ST_LOUIS, ['pittsburgh'], ['cleveland', 1, 0], 'place-city/notInHand'],
    ['a wrong railroad', ST_LOUIS, ['pittsburgh'], ['pittsburgh', 0, 1], 'railroad-match/noMatch'],
    ['a wrong turn', ST_LOUIS, ['pittsburgh'], ['pittsburgh', 1, 0, 2], 'railroad-match/noMatch'],
    [
      'a turn that looks the same',
      { richmond: [0, 0, 0] },
      ['charleston'],
      ['charleston', 0, 1, 2],
      'tile-rotation/sameTurn',
    ],
    [
      'a blank edge on a railroad, where no tile matches',
      FOUR,
      ['el-paso'],
      ['el-paso', -1, 1, 0],
      'blank-to-blank/noBlankPair',
    ],
  ])('%s', (_, map, hand, [city, x, y, turn], code) => {
    expect(codeOf(placer(map, hand), city, x, y, turn)).toBe(code);
  });

  test('two blank edges, while this tile or another in hand can match', () => {
    const cleveland: Places = { cleveland: [0, 0, 0] };
    // Houston has no edge that is open there, Buffalo has.
    const state = placer(cleveland, ['houston', 'buffalo']);
    expect(codeOf(state, 'houston', 0, -1, 0)).toBe('must-match/mustMatch');
    expect(game.check(state, placing('houston', 0, -1, 0))?.facts).toEqual({ city: 'houston', matching: 'buffalo' });
    expect(codeOf(state, 'buffalo', 0, -1, 2)).toBe('must-match/mustMatch');
    expect(game.check(state, placing('buffalo', 0, -1, 2))?.facts).toEqual({ city: 'buffalo', matching: 'buffalo' });
    expect(legalOf(state, 'placeCity').every(({ city }) => city === 'buffalo')).toBe(true);
    expect(codeOf(placer(cleveland, ['houston']), 'houston', 0, -1, 0)).toBe('legal');
  });

  test('a pass, while anything fits', () => {
    expect(refused(placer(FOUR, ['el-paso']), passPlacing)).toBe('no-free-pass/canPlace');
    expect(game.check(placer(FOUR, ['el-paso']), passPlacing)?.facts).toEqual({ city: 'el-paso', way: 'blank' });
    expect(game.check(placer(ST_LOUIS, ['denver', 'cleveland']), passPlacing)?.facts).toEqual({
      city: 'cleveland',
      way: 'match',
    });
  });

  test('where no tile fits at all, the refusal of each space says so', () => {
    const stuck = placer({ chicago: [0, 0, 0] }, ['seattle']);
    expect(game.check(stuck, placing('seattle', 1, 0))).toEqual({
      rule: 'blank-to-blank',
      code: 'noBlankPair',
      facts: { city: 'seattle', way: 'none' },
    });
    expect(game.check(placer(FOUR, ['el-paso']), placing('el-paso', -1, 1, 0))?.facts).toEqual({
      city: 'el-paso',
      way: 'blank',
    });
  });

  test('what meets there is told, so that the sentence can name it', () => {
    expect(game.check(placer(ST_LOUIS, ['pittsburgh']), placing('pittsburgh', 0, 1))?.facts).toEqual({
      city: 'pittsburgh',
      neighbour: 'st-louis',
      own: 'PRR',
      theirs: 'IC',
    });
  });
});

describe('RV placement: what is allowed', () => {
  test('one match is enough, also with mismatches on all other sides', () => {
    // Minneapolis in a hole between four cities: CBQ meets CBQ of Chicago, the others clash.
    const hole: Places = {
      chicago: [0, 1, 0],
      boston: [1, 0, 0],
      dallas: [0, -1, 0],
      norfolk: [-1, 0, 0],
      // These join the others, so that each touches another.
      portland: [1, 1, 0],
      richmond: [-1, -1, 0],
    };
    const state = placer(hole, ['minneapolis']);
    const { events } = play(state, placing('minneapolis', 0, 0, 0));
    expect(eventsOf(events, 'linkMade').map(({ railroad, to }) => [railroad, to])).toEqual([['CBQ', 'chicago']]);
  });

  test('three links at once are all owned by who places', () => {
    // Buffalo, with NYC to the east and the west and PRR to the south.
    const around: Places = {
      chicago: [-1, 0, 0],
      cleveland: [1, 0, 2],
      pittsburgh: [0, 1, 0],
      norfolk: [-1, 1, 0],
      seattle: [1, 1, 0],
    };
    const { state, events } = play(
      placer(around, ['buffalo'], { hands: [['buffalo', 'denver'], []] }),
      placing('buffalo', 0, 0, 0),
    );
    expect(eventsOf(events, 'linkMade').map(({ railroad, to, seat, owned }) => [railroad, to, seat, owned])).toEqual([
      ['NYC', 'cleveland', 0, true],
      ['PRR', 'pittsburgh', 0, true],
      ['NYC', 'chicago', 0, true],
    ]);
    expect(state.links.filter(({ from }) => from === 'buffalo').length).toBe(3);
  });

  test('any tile in hand may be placed, not only the one just drafted', () => {
    const cities = new Set(
      legalOf(placer(ST_LOUIS, ['pittsburgh', 'cleveland', 'chicago']), 'placeCity').map(({ city }) => city),
    );
    expect([...cities].sort()).toEqual(['chicago', 'cleveland', 'pittsburgh']);
  });

  test('a covered edge is closed: the IC of St. Louis counts only while the space below is empty', () => {
    expect(game.prompt(placer(ST_LOUIS, ['atlanta']))).toMatchObject({ way: 'match' });
    expect(game.prompt(placer(FOUR, ['atlanta']))).toMatchObject({ way: 'blank' });
  });

  test('blank against blank is legal beside further mismatches', () => {
    const corner: Places = { cleveland: [0, 0, 0], seattle: [1, 0, 0], denver: [1, -1, 1] };
    const state = placer(corner, ['jacksonville']);
    expect(game.prompt(state)).toMatchObject({ way: 'blank' });
    expect(codeOf(state, 'jacksonville', 0, -1, 1)).toBe('legal');
  });
});

describe('RV placement: passing, cubes and locomotives', () => {
  test('who can place nothing is asked all the same, passes, and keeps the tile', () => {
    const state = placer({ chicago: [0, 0, 0] }, ['seattle']);
    expect(asked(state)).toBe('place 0');
    expect(game.prompt(state)).toMatchObject({ way: 'none' });
    expect(game.legal(state)).toEqual([passPlacing]);
    const { state: after, events, revealed } = play(state, passPlacing);
    expect(after.seats[0]?.hand).toEqual(['seattle']);
    expect(eventsOf(events, 'placingPassed').map(({ rule }) => rule)).toEqual(['pass-placing']);
    expect(revealed).toBe(true);
  });

  test('with too few cubes in the bag a city gets what there is, and with none it gets none', () => {
    const few = (brown: number) =>
      placer(ST_LOUIS, ['pittsburgh'], {
        set: (state) => ({
          ...state,
          bag: { ...state.bag, brown, yellow: 0 },
          delivered: [
            ...Array.from({ length: state.bag.brown - brown }, () => 'brown' as const),
            ...Array.from({ length: state.bag.yellow }, () => 'yellow' as const),
          ],
        }),
      });
    const one = play(few(1), placing('pittsburgh', 1, 0));
    expect(one.state.map.pittsburgh?.cubes).toEqual(['brown']);
    expect(eventsOf(one.events, 'bagShort').map(({ missing }) => missing)).toEqual([1]);
    const none = play(few(0), placing('pittsburgh', 1, 0));
    expect(none.state.map.pittsburgh?.cubes).toEqual([]);
    expect(eventsOf(none.events, 'cubesDrawn')).toEqual([]);
    expect(eventsOf(none.events, 'bagShort').map(({ missing }) => missing)).toEqual([2]);
  });

  test('cubes are drawn by their numbers in the bag', () => {
    const draws = (first: number, second: number) =>
      play(placer(ST_LOUIS, ['pittsburgh'], { draws: [first, second] }), placing('pittsburgh', 1, 0)).state.map
        .pittsburgh?.cubes;
    expect(draws(0, 0)).toEqual(['brown', 'brown']);
    expect(draws(15, 15)).toEqual(['brown', 'yellow']);
    expect(draws(16, 15)).toEqual(['yellow', 'brown']);
    expect(draws(25, 24)).toEqual(['yellow', 'yellow']);
  });

  test.each([
    ['limited', 18, true],
    ['limited', 19, false],
    ['unlimited', 19, true],
  ])('RV ruling: with locomotives %s and %i links owned, one more is owned: %s', (locomotives, owned, isOwned) => {
    const state = placer(ST_LOUIS, ['pittsburgh'], { rulings: { locomotives } });
    const links = Array.from(
      { length: owned },
      () => ({ railroad: 'UP', from: 'omaha', to: 'cheyenne', owner: 0 }) as const,
    );
    const others = Array.from(
      { length: 30 },
      () => ({ railroad: 'UP', from: 'omaha', to: 'cheyenne', owner: 1 }) as const,
    );
    // No table has as many links as that, so they are put there by hand.
    const outcome = game.apply({ ...state, links: [...links, ...others] }, placing('pittsburgh', 1, 0));
    if (!outcome.ok) throw new Error('refused');
    const link = { railroad: 'BO', from: 'pittsburgh', to: 'st-louis', ...(isOwned ? { owner: 0 } : {}) };
    expect(outcome.state.links.at(-1)).toEqual(link);
    expect(eventsOf([...outcome.events], 'linkMade').map((event) => event.owned)).toEqual([isOwned]);
  });

  test('all place once in turn order before anything is delivered', () => {
    const state = table({
      seats: 3,
      map: ST_LOUIS,
      hands: [
        ['pittsburgh', 'boston'],
        ['cleveland', 'dallas'],
        ['chicago', 'omaha'],
      ],
      order: [2, 0, 1],
      agenda: [{ kind: 'beginPlacing' }],
    });
    expect(asked(state)).toBe('place 2');
    const one = play(state, placing('chicago', 0, 1, 2)).state;
    expect(asked(one)).toBe('place 0');
    const two = play(one, placing('pittsburgh', 1, 0)).state;
    expect(asked(two)).toBe('place 1');
    const three = play(two, legalOf(two, 'placeCity')[0] as ReturnType<typeof placing>).state;
    expect(asked(three)).toBe('deliver 2');
    expect(three.phase).toBe('deliver');
    expect(three.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1]);
  });
});
