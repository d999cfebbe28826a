import { describe, expect, test } from 'vitest';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  accept,
  asked,
  at,
  decline,
  eventsOf,
  factsOf,
  finish,
  flip,
  game,
  hire,
  legalOf,
  office,
  own,
  type Player,
  pass,
  payNow,
  place,
  play,
  rail,
  refused,
  sell,
  share,
  table,
} from './table.ts';

const takeTile: Move = { kind: 'takeTelegraphTile' };
const discardOrange: Move = { kind: 'discardWorker', from: 'supply', worker: 'orange' };
const promoteOrange: Move = { kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' };
const oneLeft = { purple: 10, orange: 12, grey: 11, turquoise: 12 };

/** At a private Deal, with one purple worker in the common supply that the other player can hire. */
function privateDeal(deal: 'deal-1' | 'deal-4' | 'deal-6' | 'deal-7', player: Player = {}) {
  const active: Player = { money: 600, shares: 3, supply: { white: 4, grey: 1 }, trains: [], ...player };
  const other: Player = { money: 1000, shares: 0, supply: { white: 4, purple: 1 } };
  const state = table({ players: [active, other], deal, gone: oneLeft });
  return play(state, place('grey', 'trade'), ability).state;
}

describe('RR what a player has taken stays possible', () => {
  const noRails = Array.from({ length: 8 }, (_, i) => ({ rails: 0, buildings: i > 4 ? 1 : 0 }));
  test.each([
    ['deal-1', { sections: noRails }],
    ['deal-4', {}],
    ['deal-6', {}],
    ['deal-7', {}],
  ] as const)('RR private deal: a hire that takes its last worker leaves %s to be declined', (deal, player) => {
    const state = privateDeal(deal, player);
    expect(asked(state)).toBe('privateDeal 0');
    const hired = play(state, hire(1, 'purple'));
    expect(hired.state.supply.purple).toBe(0);
    const after = asked(hired.state) === 'privateDeal 0' ? play(hired.state, pass).state : hired.state;
    expect(asked(after)).toBe('action 0');
    expect(at(after, 0).shares).toBe(3);
  });

  test('RR private deal: it may be declined, which brings no Share and leaves the tile (ruling 42)', () => {
    const state = privateDeal('deal-6');
    expect(legalOf(state, 'declineDeal')).toHaveLength(1);
    const declined = play(state, pass);
    expect(eventsOf(declined.events, 'dealDeclined')).toMatchObject([{ seat: 0, rule: 'private-deal-discard' }]);
    expect(at(declined.state, 0)).toMatchObject({ shares: 3, money: 600 });
    const ended = play(declined.state, sell('rail'), finish);
    expect(asked(ended.state)).toBe('placeWorker 1');
    expect(ended.state.deals.tile).toBe('deal-6');
    expect(eventsOf(ended.events, 'dealTileTurned')).toEqual([]);
  });

  test('RR telegraph tile: a promotion that waits for a type of worker is not taken away by a hire of another player', () => {
    const milestones = [own('A1-1'), own('A2-1', 'turquoise')];
    const start = table({
      players: [
        { money: 3000, shares: 0, supply: { white: 6, orange: 1 }, milestones },
        { money: 3000, shares: 0, supply: { white: 2, purple: 3 } },
      ],
      telegraph: { 2: 'tt-promote' },
      gone: { orange: 11, turquoise: 11 },
    });
    const state = play(start, place('white', 'telegraph'), office(2), takeTile, discardOrange).state;
    expect(asked(state)).toBe('promote 0');
    expect(state.supply.orange).toBe(1);
    expect(game.check(state, hire(1, 'orange'))).toBeDefined();
    const again = play(state, hire(0, 'orange')).state;
    expect(refused(again, promoteOrange)).toBe('legal');
  });

  test('RR telegraph tile: of two workers, the one that the promotion needs is not discarded where none can be hired', () => {
    const milestones = [own('A1-1'), own('A2-1', 'turquoise')];
    const start = table({
      players: [{ money: 3000, shares: 0, supply: { white: 6, orange: 1 }, milestones }, { shares: 0 }],
      telegraph: { 2: 'tt-promote' },
      gone: { orange: 11 },
    });
    const all = play(start, place('white', 'telegraph'), office(2), takeTile).state;
    expect(refused(all, discardOrange)).toBe('legal');
    const poor = { ...all, seats: all.seats.map((one) => ({ ...one, money: 700, shares: 0 })) };
    expect(refused(poor, discardOrange)).toBe('telegraph-tile-promote/mustTake');
  });
});

const active: Player = { money: 2000, shares: 8, supply: { white: 6 } };
const other: Player = { money: 1000, shares: 8, supply: { white: 4, purple: 1 } };

/** The first seat asked about a Deal tile, in a game of as many players. */
function opened(
  given: Omit<Parameters<typeof table>[0], 'players'>,
  players: readonly Player[] = [active, other, other],
) {
  const start = table({ ...given, players });
  return play(start, place('white', 'railroad'), rail('charlotte--miami'), rail('miami--little-rock'), payNow, finish)
    .state;
}

describe('RR any-time steps', () => {
  test('RR any-time steps: while a seat carries out a reward the others wait, and the seat itself may sell and hire (ruling 5)', () => {
    const milestones = [own('A1-1'), own('A2-1')];
    const player: Player = { ...active, supply: { white: 4, orange: 2 }, milestones };
    const before = opened({ deal: 'deal-3' }, [player, other, other]);
    expect(refused(before, share(2))).toBe('legal');
    expect(refused(before, hire(1, 'grey'))).toBe('legal');
    const state = play(before, accept(1)).state;
    expect(asked(state)).toBe('promote 0');
    expect(refused(state, share(2))).toBe('any-time-steps/insideStep');
    expect(refused(state, hire(1, 'grey'))).toBe('any-time-steps/insideStep');
    expect(factsOf(state, share(2))).toEqual({ seat: 2, asked: 0 });
    expect(refused(state, share(0))).toBe('legal');
    expect(refused(state, hire(0, 'grey'))).toBe('legal');
    const done = play(state, promoteOrange, decline).state;
    expect(asked(done)).toBe('deal 0');
    expect(refused(done, share(2))).toBe('legal');
  });

  test.each([
    ['deal-1', 'exchange', {}],
    ['deal-8', 'takeTrain', {}],
    ['deal-9', 'flip', {}],
  ] as const)('RR any-time steps: %s is carried out in one go (ruling 5)', (deal, kind, player) => {
    const state = play(opened({ deal }, [{ ...active, ...player }, other]), accept(1)).state;
    expect(asked(state)).toBe(`${kind} 0`);
    expect(refused(state, hire(1, 'grey'))).toBe('any-time-steps/insideStep');
  });

  test('RR any-time steps: inside the step of another a hire at the end of the own turn still counts (ruling 1)', () => {
    const milestones = [own('A1-1'), own('A2-1')];
    const player: Player = { money: 1500, shares: 3, supply: { white: 3, orange: 1 }, milestones };
    const state = play(
      opened({ deal: 'deal-3' }, [player, { ...other, milestones: [own('A1-2'), own('A2-2')] }]),
      accept(1),
    ).state;
    const low = play(state, promoteOrange, decline, pass).state;
    expect(asked(low)).toBe('deal 1');
    expect(legalOf(low, 'acceptDeal')).toHaveLength(2);
  });

  for (const seats of [2, 3, 4] as const)
    test(`RR any-time steps: only at own decisions, a hire is awaited at the end of the turn, ${seats} players (ruling 5)`, () => {
      const milestones = [own('A1-1'), own('A2-1')];
      const low: Player = { money: 1500, shares: 3, supply: { white: 3, orange: 1 }, milestones };
      const players = [low, ...Array.from({ length: seats - 1 }, () => other)];
      const config = { seats, rulings: { anyTime: 'own-decisions' } };
      const state = play(opened({ config, deal: 'deal-3' }, players), accept(1), promoteOrange, decline).state;
      let now = play(state, pass).state;
      for (let seat = 1; seat < seats; seat++) {
        expect(asked(now)).toBe(`deal ${seat}`);
        expect(game.legal(now)).toContainEqual(accept(2));
        expect(refused(now, hire(0, 'grey'))).toBe('any-time-steps/notYourDecision');
        now = play(now, pass).state;
      }
      expect(asked(now)).toBe('restoreWorkers 0');
      expect(asked(play(now, hire(0, 'grey')).state)).toBe('placeWorker 1');
    });
});

describe('RR a train’s front that Shares or a hire can pay for', () => {
  const milestones = [own('A1-1'), own('A2-1')];
  const flipping = (player: Player) =>
    play(opened({ deal: 'deal-9' }, [active, { ...other, ...player }]), pass, accept(1)).state;

  test('RR train: rail: a Share may be sold to pay the $100, or the rail declined', () => {
    const state = play(
      flipping({ money: 0, shares: 3, trains: [{ front: 'train-rail', faceUp: true }] }),
      flip(0),
    ).state;
    expect(asked(state)).toBe('layRail 1');
    expect(refused(state, rail('charlotte--miami'))).toBe('train-rail/money');
    expect(asked(play(state, decline).state)).toBe('placeWorker 1');
    const built = play(state, share(1), rail('charlotte--miami'));
    expect(eventsOf(built.events, 'paid')).toMatchObject([{ seat: 1, amount: 100 }]);
    expect(at(built.state, 1)).toMatchObject({ money: 50, shares: 1 });
  });

  test('RR train: rail: nothing is asked without $100 or a Share to sell for them', () => {
    const trains = (['train-rail', 'train-money'] as const).map((front) => ({ front, faceUp: true }));
    const state = flipping({ money: 0, shares: 1, trains });
    const flipped = play(state, flip(0));
    expect(eventsOf(flipped.events, 'rewardLapsed')).toMatchObject([{ seat: 1, rule: 'train-rail' }]);
    expect(asked(flipped.state)).toBe('placeWorker 1');
  });

  test('RR train: promotion: a worker of the type that is wanted may be hired first', () => {
    const trains = [{ front: 'train-promote', faceUp: true }] as const;
    const state = play(flipping({ money: 1000, supply: { white: 5 }, milestones, trains }), flip(0)).state;
    expect(asked(state)).toBe('promote 1');
    expect(game.legal(state)).toEqual([decline]);
    const done = play(state, hire(1, 'orange'), promoteOrange).state;
    expect(at(done, 1).milestones[0]?.managers).toEqual(['orange']);
  });

  test.each([
    ['money to hire', { money: 0, shares: 6 }, {}],
    ['a worker of that type in the common supply', { money: 1000 }, { orange: 12, turquoise: 12 }],
  ] as const)('RR train: promotion: nothing is asked without %s', (_, player, gone) => {
    const trains = [{ front: 'train-promote', faceUp: true }] as const;
    const players = [active, { ...other, supply: { white: 5 }, milestones, trains, ...player }];
    const state = play(opened({ deal: 'deal-9', gone }, players), pass, accept(1)).state;
    const flipped = play(state, flip(0));
    expect(eventsOf(flipped.events, 'rewardLapsed')).toMatchObject([{ seat: 1, rule: 'train-promote' }]);
  });
});
