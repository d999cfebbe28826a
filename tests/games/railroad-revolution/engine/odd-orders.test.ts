import { describe, expect, test } from 'vitest';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  accept,
  advance,
  asked,
  asWhite,
  at,
  crew,
  decline,
  eventsOf,
  factsOf,
  finish,
  flip,
  gain,
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
  station,
  table,
} from './table.ts';

const TILE: Move = { kind: 'takeTelegraphTile' };
const PRIMARY: Move = { kind: 'takePrimaryReward' };
const BONUS: Move = { kind: 'takeFirstStationBonus' };
const discard = (from: 'supply' | 'telegraph', worker: 'white' | 'purple' | 'turquoise' | 'orange'): Move => ({
  kind: 'discardWorker',
  from,
  worker,
});

describe('RR the parts of an action in odd orders (RR-75 RR-76)', () => {
  test('Station: the reward’s worker is promoted by the effect, and the city is paid last with a Share of its bonus', () => {
    const players = [{ money: 0, shares: 0, milestones: [own('A1-3'), own('A2-1')] }, {}];
    // Washington is the only city within means, and so it is built in at once
    const built = play(table({ players }), place('white', 'station'));
    // so follow the only promotion, and the bonus, without which nothing can be paid
    const promoted = play(built.state, PRIMARY, gain('grey'), asWhite).state;
    expect(refused(promoted, payNow)).toBe('paying/money');
    const paid = play(promoted, share(0), payNow, finish).state;
    expect(at(paid, 0)).toMatchObject({ money: 50, shares: 1 });
    expect(at(paid, 0).milestones[0]).toEqual(own('A1-3', 'grey'));
  });

  test('Station: the promotion of the starting train takes the very worker whose effect flipped it', () => {
    const players = [{ supply: { white: 4, purple: 1 }, milestones: [own('A1-2'), own('A2-1')] }, {}];
    const flipped = play(table({ players }), place('purple', 'station'), ability, flip(0)).state;
    const promoted = play(flipped, { kind: 'promoteWorker', from: 'station', worker: 'purple', milestone: 'A1-2' });
    const done = play(promoted.state, decline, station('charlotte'), payNow, finish).state;
    expect(crew(at(done, 0).board.station)).toBe('');
    expect(at(done, 0).money).toBe(400);
  });

  test('Station: the orange effect after the rewards; what has been paid is not given back', () => {
    const players = [{ money: 100, supply: { white: 4, orange: 1 } }, {}];
    const built = play(table({ players }), place('orange', 'station'), station('washington'), PRIMARY, gain('grey'));
    const waived = play(built.state, BONUS, ability);
    expect(eventsOf(waived.events, 'costWaived').map(({ amount }) => amount)).toEqual([100]);
    expect(at(waived.state, 0).money).toBe(100);
    expect(factsOf(play(built.state, payNow).state, ability)).toEqual({});
  });

  test('Railroad: the grey effect’s Shares are sold for the rails, before any is placed', () => {
    const players = [
      { money: 400, shares: 0, supply: { white: 4, grey: 1 }, rails: ['charlotte--miami'] },
      {},
    ] as Player[];
    const state = table({ players });
    expect(refused(state, place('white', 'railroad'))).toBe('railroad-not-possible/actionPrice');
    const sold = play(state, place('grey', 'railroad'), ability, share(0), share(0)).state;
    expect(at(sold, 0)).toMatchObject({ money: 700, shares: 0 });
    expect(legalOf(sold, 'placeRail').length).toBeGreaterThan(0);
  });

  test('Railroad: a train for $300 first, as long as the rails can still be paid for', () => {
    const players = [
      { money: 700, shares: 0, supply: { white: 4, purple: 1 }, rails: ['washington--chicago'] },
      {},
    ] as Player[];
    const placed = play(table({ players }), place('purple', 'railroad')).state;
    expect(refused(placed, ability)).toBe('legal');
    const poor = table({ players: [{ ...players[0], money: 650 }, {}] });
    expect(refused(play(poor, place('purple', 'railroad')).state, ability)).toMatch(/actionPrice|mainActionOpen/);
    const rich = play(placed, ability, { kind: 'takeTrain', train: 'train-money' }).state;
    // two plains are all that is left to pay for
    expect(refused(rich, rail('chicago--duluth'))).not.toBe('legal');
    expect(refused(rich, rail('chicago--kansas-city'))).toBe('legal');
  });

  test('Telegraph: the worker exchanged before the office is the one discarded for its tile', () => {
    const players = [{ supply: { white: 3, purple: 1 }, money: 800 }, {}];
    const state = table({ players, telegraph: { 8: 'tt-train' } });
    const swapped = play(state, place('purple', 'telegraph'), ability, {
      kind: 'exchangeWorker',
      from: 'telegraph',
      worker: 'purple',
    });
    // whoever has named a worker takes another for it
    expect(refused(swapped.state, decline)).toBe('telegraph-purple/mustTake');
    const turquoise = play(swapped.state, gain('turquoise'), office(8), TILE, discard('supply', 'turquoise')).state;
    const taken = play(turquoise, { kind: 'takeTrain', train: 'train-rail' }, hire(0, 'orange'), finish).state;
    expect(crew(at(taken, 0).supply)).toBe('white3 orange');
    expect(crew(at(taken, 0).board.telegraph)).toBe('');
    expect(asked(taken)).toBe('placeWorker 1');
  });

  test('Telegraph: the tile once for the worker just placed and once by its effect, in either order', () => {
    const players = [{ supply: { white: 4, turquoise: 1 }, money: 400, shares: 0 }, {}];
    const built = play(table({ players, telegraph: { 8: 'tt-money' } }), place('turquoise', 'telegraph'), office(8));
    const first = play(built.state, TILE, discard('telegraph', 'turquoise'), ability).state;
    const second = play(built.state, ability, TILE, discard('telegraph', 'turquoise')).state;
    expect([at(first, 0).money, at(second, 0).money]).toEqual([1200, 1200]);
    expect(refused(second, TILE)).toBe('telegraph-tile/rewardTaken');
    expect(refused(first, ability)).toBe('worker-effect/effectUsed');
  });

  test('Telegraph: orange counts the Shares of the office after they are sold, and none that a tile’s flip brought', () => {
    const trains = [{ front: 'train-shares', faceUp: true }] as const;
    const players = [{ supply: { white: 5, orange: 1 }, money: 0, shares: 0, trains }, {}];
    const state = table({ players, telegraph: { 8: 'tt-double-flip' } });
    const built = play(state, place('orange', 'telegraph'), office(8), share(0), share(0), share(0), share(0));
    expect(at(built.state, 0)).toMatchObject({ money: 600, shares: 0 });
    // the first of the two flips is the only answer
    const flipped = play(built.state, TILE, discard('supply', 'white'), decline, ability).state;
    // section 8: two Shares and two for the First Office
    expect(at(flipped, 0)).toMatchObject({ money: 1000, shares: 3 });
  });

  test('Trade: three flips of one train, two of them by a private deal', () => {
    const trains = [{ front: 'train-shares', faceUp: false }] as const;
    const players = [{ supply: { white: 3, grey: 1 }, shares: 3, trains }, {}];
    const state = table({ players, deal: 'deal-7', dealStack: ['deal-1'] });
    const up = play(state, place('grey', 'trade'), flip(0), ability, accept(1)).state;
    const down = play(up, flip(0)).state;
    // price 3 less the Share that comes with it, and 3 by the train
    expect(at(down, 0)).toMatchObject({ shares: 4, trains: [{ front: 'train-shares', faceUp: false }] });
    const again = play(down, flip(0), sell('rail'), finish).state;
    expect(at(again, 0).trains[0]?.faceUp).toBe(true);
    expect(again.deals).toMatchObject({ tile: 'deal-1', stack: [], discard: expect.arrayContaining(['deal-7']) });
  });

  test.each([
    ['the deal, the flip, the sale', [ability, accept(2), flip(0), sell('rail')]],
    ['the deal, the sale, the flip', [ability, accept(2), sell('rail'), flip(0)]],
    ['the flip, the sale, the deal', [flip(0), sell('rail'), ability, accept(2)]],
  ] as const)('Trade: %s, and the tile of the private deal goes', (_, moves) => {
    const trains = [{ front: 'train-promote', faceUp: false }] as const;
    const players = [{ supply: { white: 3, grey: 1 }, shares: 5, trains }, {}];
    const state = table({ players, deal: 'deal-5', dealStack: ['deal-1'] });
    const steps = [advance('network'), advance('network')];
    const played = moves.flatMap((move) => (move.kind === 'acceptDeal' ? [move, ...steps] : [move]));
    const after = play(state, place('grey', 'trade'), ...played, finish).state;
    expect(after.deals).toMatchObject({ tile: 'deal-1', stack: [] });
    expect(at(after, 0)).toMatchObject({ shares: 4, money: 900, trains: [{ front: 'train-promote', faceUp: true }] });
  });

  test('Trade: the sale first, and the steps are paid with its money', () => {
    const players = [{ money: 0, shares: 0, supply: { white: 4, purple: 1 }, markers: { telegraph: 4 } }, {}];
    const placed = play(table({ players }), place('purple', 'trade')).state;
    const early = play(placed, ability).state;
    expect(refused(early, advance('telegraph'))).toBe('track-cost-unpaid/trackMoney');
    const sold = play(placed, sell('rail'), ability, advance('telegraph')).state;
    expect(at(sold, 0).money).toBe(250);
  });
});

describe('RR others while a deal is decided (RR-80 RR-82, ruling 5)', () => {
  const players: Player[] = [
    { money: 900, shares: 6, rails: ['washington--chicago', 'chicago--kansas-city'] },
    { money: 900, shares: 2 },
    { money: 900, shares: 2 },
  ];
  const opened = (rulings = {}) => {
    const state = table({ config: { seats: 3, rulings }, players, deal: 'deal-5' });
    const rails = [rail('duluth--kansas-city'), rail('kansas-city--denver'), payNow, finish] as const;
    return play(state, place('white', 'railroad'), ...rails).state;
  };

  test('between the two deals of the active player anybody sells and hires; in the midst of a reward only its owner', () => {
    const before = opened();
    expect([refused(before, share(1)), refused(before, hire(2, 'grey'))]).toEqual(['legal', 'legal']);
    const steps = play(before, accept(2)).state;
    expect(asked(steps)).toBe('advance 0');
    expect(refused(steps, share(1))).toBe('any-time-steps/insideStep');
    expect(factsOf(steps, hire(2, 'grey'))).toEqual({ seat: 2, asked: 0 });
    expect(refused(steps, share(0))).toBe('legal');
    const between = play(steps, advance('network'), advance('network')).state;
    expect(asked(between)).toBe('deal 0');
    expect([refused(between, share(1)), refused(between, hire(2, 'grey'))]).toEqual(['legal', 'legal']);
    const after = play(between, hire(2, 'grey'), share(1), pass).state;
    expect(asked(after)).toBe('deal 1');
    expect(crew(at(after, 2).supply)).toBe('white4 purple grey');
    // a Share sold in the meantime is missing for the deal
    expect(refused(after, accept(2))).toBe('deal-price/dealShares');
  });

  test('nobody else while a Milestone is chosen among the tiles that were drawn', () => {
    const milestones = [own('A2-1', 'turquoise'), own('A1-1')];
    const state = table({ players: [{ stations: ['washington', 'charlotte'], milestones }, { money: 900 }] });
    const choosing = play(state, place('white', 'trade'), sell('rail'), finish).state;
    expect(asked(choosing)).toBe('replaceMilestone 0');
    expect(refused(choosing, share(1))).toBe('any-time-steps/insideStep');
    expect(refused(choosing, hire(1, 'turquoise'))).toBe('any-time-steps/insideStep');
    expect(refused(choosing, share(0))).toBe('legal');
  });

  test('by the other reading only whoever decides', () => {
    const before = opened({ anyTime: 'own-decisions' });
    expect(refused(before, share(1))).toBe('any-time-steps/notYourDecision');
    expect(refused(play(before, pass).state, share(1))).toBe('legal');
    expect(refused(play(before, pass).state, share(0))).toBe('any-time-steps/notYourDecision');
  });

  test('a worker hired between two deals may be the one that the second exchanges or promotes', () => {
    const promoting = { ...players[0], milestones: [own('A1-1'), own('A2-1')], supply: { white: 5 } };
    const state = table({ players: [{ ...promoting, money: 1400 }, {}, {}], deal: 'deal-3' });
    const rails = [rail('duluth--kansas-city'), rail('chicago--duluth'), payNow, finish] as const;
    const asking = play(state, place('white', 'railroad'), ...rails).state;
    expect(refused(asking, accept(1))).toBe('deal-reward-takeable/dealReward');
    const hired = play(asking, hire(0, 'orange')).state;
    expect(refused(hired, accept(1))).toBe('legal');
    const manager = play(hired, accept(1), {
      kind: 'promoteWorker',
      from: 'supply',
      worker: 'orange',
      milestone: 'A1-1',
    }).state;
    expect(at(manager, 0).milestones[0]).toEqual(own('A1-1', 'orange'));
  });
});
