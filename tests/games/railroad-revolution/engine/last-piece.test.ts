import { describe, expect, test } from 'vitest';
import type { Pieces } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  accept,
  asked,
  eventsOf,
  finish,
  flip,
  game,
  office,
  type Player,
  pass,
  payNow,
  place,
  play,
  rail,
  refused,
  sell,
  station,
  table,
} from './table.ts';

// Whatever takes the last piece left of the logo triggers the end: by an action, by a reward, by a deal, in whoever's turn.

const NONE: Pieces = { rails: 0, buildings: 0 };
/** One piece in the last section left of the logo, some to its right. */
const last = (piece: keyof Pieces): readonly Pieces[] => [
  ...[NONE, NONE, NONE, NONE, NONE, NONE],
  { ...NONE, [piece]: 1 },
  { rails: 1, buildings: 1 },
];
const network: Player = { money: 1500, rails: ['washington--chicago', 'chicago--kansas-city'] };
const railTrain = [{ front: 'train-rail', faceUp: true }] as const;
const DISCARD: Move = { kind: 'discardWorker', from: 'telegraph', worker: 'white' };

describe('RR the last piece left of the logo (RR-65)', () => {
  test.each<[string, keyof Pieces, Player, readonly Move[]]>([
    ['a sold rail', 'rails', {}, [place('white', 'trade'), sell('rail')]],
    ['a sold building', 'buildings', {}, [place('white', 'trade'), sell('building')]],
    ['a station', 'buildings', {}, [place('white', 'station'), station('washington')]],
    ['an office', 'buildings', {}, [place('white', 'telegraph'), office(8)]],
    ['a rail of the action', 'rails', network, [place('white', 'railroad'), rail('kansas-city--denver')]],
    [
      'a rail of a train',
      'rails',
      { ...network, trains: railTrain },
      [place('white', 'trade'), flip(0), rail('charlotte--miami')],
    ],
    [
      'a rail of a telegraph tile',
      'rails',
      { ...network, supply: { white: 5 } },
      [place('white', 'telegraph'), office(8), { kind: 'takeTelegraphTile' }, DISCARD, rail('charlotte--miami')],
    ],
  ])('%s', (_, piece, player, moves) => {
    const state = table({
      players: [{ ...player, sections: last(piece) }, {}],
      telegraph: { 8: 'tt-rail' },
      round: 6,
    });
    const before = play(state, ...moves.slice(0, -1)).state;
    expect(before.end).toBeUndefined();
    const { state: after, events } = play(before, moves.at(-1) as Move);
    expect(after.end).toEqual({ seat: 0, round: 6 });
    expect(eventsOf(events, 'endTriggered')).toEqual([
      { kind: 'endTriggered', seat: 0, rule: 'end-trigger', round: 6 },
    ]);
  });

  test.each([
    ['a free office', 'deal-2', 1, office(8)],
    ['a free station', 'deal-5', 1, station('washington')],
  ] as const)('%s of a deal, in another’s turn', (_, deal, offer, build) => {
    const players = [network, { shares: 5, sections: last('buildings') }, {}];
    for (const first of [0, 1, 2]) {
      const state = table({ players, deal, first, round: 6 });
      const rails = [rail('duluth--kansas-city'), rail('kansas-city--denver'), payNow, finish] as const;
      const opened = play(state, place('white', 'railroad'), ...rails, pass).state;
      expect(asked(opened)).toBe('deal 1');
      const after = play(opened, accept(offer), build).state;
      expect(after.end).toEqual({ seat: 1, round: 6 });
      // the third seat is still asked about the tile, and the game goes on
      expect(asked(after)).toBe('deal 2');
      let [now, turns] = [after, 0];
      while (game.prompt(now).kind !== 'over') {
        const next = play(now, (game.legal(now).at(-1) ?? game.anytime(now)[0]) as Move);
        turns += eventsOf(next.events, 'turnBegun').length;
        now = next.state;
      }
      // what is left of the round after the turn of seat 0, and one whole round
      expect(turns).toBe(3 + ((first + 2) % 3));
      expect(now.round).toBe(7);
    }
  });

  test('a free rail of a private deal; the sale must still find a piece, right of the logo', () => {
    const player: Player = { ...network, supply: { white: 4, grey: 1 }, sections: last('rails') };
    const state = table({ players: [player, {}], deal: 'deal-1', round: 6 });
    const dealt = play(state, place('grey', 'trade'), ability, accept(2), rail('charlotte--miami')).state;
    expect(dealt.end).toEqual({ seat: 0, round: 6 });
    expect(refused(dealt, finish)).toBe('action-in-full/mainActionOpen');
    expect(refused(dealt, sell('rail'))).toBe('legal');
  });

  test('the other kind left of the logo keeps the game going', () => {
    const sections = last('rails').map((one, i) => (i === 6 ? { rails: 1, buildings: 1 } : one));
    const state = table({ players: [{ sections }, {}], round: 6 });
    expect(play(state, place('white', 'trade'), sell('rail')).state.end).toBeUndefined();
  });
});
