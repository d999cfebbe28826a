import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { scriptRng } from '../../../../src/kernel/rng.ts';
import {
  ability,
  accept,
  advance,
  asked,
  asWhite,
  at,
  decline,
  eventsOf,
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
  type Table,
  table,
} from './table.ts';

const rich: Player = { money: 2000, shares: 8, supply: { white: 2, purple: 1, orange: 2, grey: 1, turquoise: 1 } };
const poor: Player = { money: 100, shares: 0, supply: { white: 4, purple: 1 } };

/** A table by some readings; all else is ours. */
const by = (rulings: Readonly<Record<string, string>>, more: Omit<Table, 'config'>, seats = 3): State =>
  table({ config: { seats, rulings }, ...more });

/** The same table with a Deal tile opened by seat 0. */
const opened = (rulings: Readonly<Record<string, string>>, more: Omit<Table, 'config'>): State =>
  play(
    by(rulings, { deal: 'deal-3', dealStack: ['deal-5', 'deal-6'], ...more }),
    place('white', 'telegraph'),
    office(3),
    finish,
  ).state;

const promote = (worker: 'orange' | 'turquoise', milestone: 'A1-1' | 'A2-1'): Move => ({
  kind: 'promoteWorker',
  from: 'supply',
  worker,
  milestone,
});

describe('RR ruling fourWorkers', () => {
  const milestones = [own('A1-1'), own('A2-1')];
  const atFour: Player = { money: 1600, shares: 0, supply: { white: 2, orange: 1, turquoise: 1 }, milestones };

  test('RR four workers at the end of the turn: a promotion may come before the hire (ruling 1)', () => {
    const state = play(by({}, { players: [atFour, {}] }), place('white', 'trade')).state;
    const low = play(state, asWhite, promote('orange', 'A1-1'), sell('rail'), finish).state;
    expect(asked(low)).toBe('restoreWorkers 0');
    expect(asked(play(low, hire(0, 'grey')).state)).toBe('placeWorker 1');
  });

  test('RR four workers at every moment: the hire comes first (ruling 1, the other reading)', () => {
    const state = play(by({ fourWorkers: 'always' }, { players: [atFour, {}] }), place('white', 'trade')).state;
    const promoting = play(state, asWhite).state;
    expect(refused(promoting, promote('orange', 'A1-1'))).toBe('four-worker-minimum/fourWorkers');
    const promoted = play(promoting, hire(0, 'grey'), promote('orange', 'A1-1')).state;
    expect(asked(play(promoted, sell('rail'), finish).state)).toBe('placeWorker 1');
  });

  test('RR four workers at every moment: without the money for the hire the promotion is not begun', () => {
    const player: Player = { ...atFour, money: 700 };
    const state = play(by({ fourWorkers: 'always' }, { players: [player, {}] }), place('white', 'trade')).state;
    expect(refused(state, asWhite)).toBe('four-worker-minimum/fourWorkers');
    expect(refused(play(state, sell('rail')).state, asWhite)).toBe('legal');
  });

  test('RR four workers at every moment: a worker cannot pay for a Telegraph tile that brings the money to hire', () => {
    const player: Player = { ...atFour, money: 200, milestones: [own('A1-2'), own('A2-1')] };
    const more = { players: [player, {}], telegraph: { 4: 'tt-money' } } as const;
    const ours = play(by({}, more), place('white', 'telegraph'), office(4)).state;
    expect(refused(ours, { kind: 'takeTelegraphTile' })).toBe('legal');
    const other = play(by({ fourWorkers: 'always' }, more), place('white', 'telegraph'), office(4)).state;
    expect(refused(other, { kind: 'takeTelegraphTile' })).toBe('four-worker-minimum/fourWorkers');
  });

  test('RR four workers at every moment: nor in a deal of another player’s turn', () => {
    const players = [rich, { ...atFour, shares: 3 }, poor];
    const ours = play(opened({}, { players }), pass).state;
    expect(refused(ours, accept(1))).toBe('legal');
    const other = play(opened({ fourWorkers: 'always' }, { players }), pass).state;
    const accepted = play(other, accept(1)).state;
    expect(refused(accepted, promote('orange', 'A1-1'))).toBe('deal-four-workers/fourWorkers');
    expect(refused(play(accepted, hire(1, 'grey')).state, promote('orange', 'A1-1'))).toBe('legal');
    const short = opened({ fourWorkers: 'always' }, { players: [rich, { ...atFour, money: 700, shares: 1 }, poor] });
    expect(refused(play(short, pass).state, accept(1))).toBe('deal-four-workers/fourWorkers');
  });
});

describe('RR ruling rails', () => {
  const spaces = (state: State) => legalOf(state, 'placeRail').map(({ space }) => space);
  const start = (rulings: Readonly<Record<string, string>>, player: Player = {}) =>
    by(rulings, { players: [{ ...rich, ...player }, {}] });

  test('RR rails one by one: the second may build on the first (ruling 22)', () => {
    const state = play(start({}), place('white', 'railroad'), rail('washington--chicago')).state;
    expect(spaces(state)).toContain('chicago--duluth');
  });

  test('RR rails at once: each joins the network as it was (ruling 22, the other reading)', () => {
    const state = play(start({ rails: 'at-once' }), place('white', 'railroad'), rail('washington--chicago')).state;
    expect(spaces(state)).toEqual(['charlotte--little-rock', 'charlotte--miami']);
    expect(refused(state, rail('chicago--duluth'))).toBe('rails-need-not-touch/spaceJoinsLater');
    expect(refused(state, rail('little-rock--houston'))).toBe('available-rail-space/spaceNotConnected');
    expect(refused(state, rail('washington--chicago'))).toBe('one-rail-a-space/spaceTaken');
    const built = play(state, rail('charlotte--miami'), payNow, finish).state;
    const next = play(built, place('white', 'trade'), sell('rail'), finish).state;
    const later = play(next, place('white', 'trade'), sell('rail'), finish).state;
    expect(spaces(play(later, place('white', 'railroad')).state)).toContain('chicago--duluth');
  });

  test('RR rails at once: a third rail of a turquoise worker likewise', () => {
    const place3 = (rulings: Readonly<Record<string, string>>) =>
      play(
        start(rulings),
        place('turquoise', 'railroad'),
        rail('washington--chicago'),
        rail('charlotte--miami'),
        ability,
      ).state;
    expect(spaces(place3({}))).toContain('miami--houston');
    expect(spaces(place3({ rails: 'at-once' }))).toEqual(['charlotte--little-rock']);
  });

  test('RR rails at once: the cheapest price counts only spaces that are open from the start', () => {
    // on to Little Rock for $500 in all; from Washington and Charlotte alone the cheapest pair is $600
    const player = { money: 550, shares: 0 };
    expect(refused(start({}, player), place('white', 'railroad'))).toBe('legal');
    expect(refused(start({ rails: 'at-once' }, player), place('white', 'railroad'))).toBe(
      'railroad-not-possible/actionPrice',
    );
    expect(refused(start({ rails: 'at-once' }, { money: 600, shares: 0 }), place('white', 'railroad'))).toBe('legal');
  });
});

describe('RR ruling sameDeal', () => {
  const players = [rich, rich, poor];
  const once = (state: State) => play(state, accept(2), advance('network'), decline).state;

  test('RR each deal once (ruling 47)', () => {
    expect(refused(once(opened({}, { players })), accept(2))).toBe('deal-once-each/dealTaken');
  });

  test('RR the same deal twice, and no third (ruling 47, the other reading)', () => {
    const again = once(opened({ sameDeal: 'twice' }, { players }));
    const twice = play(again, accept(2), advance('network'), decline);
    expect(eventsOf(twice.events, 'dealAccepted')).toMatchObject([{ seat: 0, offer: 2 }]);
    expect(at(twice.state, 0).markers.network).toBe(2);
    expect(asked(twice.state)).toBe('deal 1');
    expect(refused(twice.state, accept(2))).toBe('legal');
  });

  test('RR the same deal twice: what the second brings counts as a way back to four workers', () => {
    const milestones = [own('A1-1'), own('A2-1')];
    const player: Player = { money: 0, shares: 9, supply: { white: 2, orange: 1, turquoise: 1 }, milestones };
    const at3 = (rulings: Readonly<Record<string, string>>) => {
      const start = by(rulings, { players: [player, poor, poor], deal: 'deal-7' });
      return play(start, place('white', 'telegraph'), office(3), asWhite, promote('orange', 'A1-1'), finish).state;
    };
    const low = play(at3({ sameDeal: 'twice' }), accept(2)).state;
    expect(refused(low, accept(2))).toBe('legal');
    expect(refused(play(at3({}), accept(2)).state, accept(2))).toBe('deal-once-each/dealTaken');
  });
});

describe('RR ruling unclaimedDeal', () => {
  const players = [rich, rich, rich];

  test('RR nobody accepts: the tile goes (ruling 46)', () => {
    const end = play(opened({}, { players }), pass, pass, pass).state;
    expect(end.deals.tile).toBe('deal-5');
  });

  test('RR nobody accepts: the tile stays until somebody does (ruling 46, the other reading)', () => {
    const state = opened({ unclaimedDeal: 'stays' }, { players });
    const end = play(state, pass, pass, pass);
    expect(end.state.deals.tile).toBe('deal-3');
    expect(eventsOf(end.events, 'dealTileTurned')).toEqual([]);
    expect(asked(end.state)).toBe('placeWorker 1');
    const last = play(state, pass, pass, accept(2), advance('network'), decline);
    expect(eventsOf(last.events, 'dealTileTurned')).toMatchObject([{ tile: 'deal-5' }]);
    const all = play(state, accept(2), advance('network'), decline, accept(1));
    const turned = play(all.state, ...untilTurn(all.state));
    expect(eventsOf(turned.events, 'dealTileDiscarded')).toMatchObject([{ tile: 'deal-3' }]);
    expect(turned.state.deals).toMatchObject({ tile: 'deal-5', stack: ['deal-6'] });
  });

  test('RR a private deal discards the tile by either reading', () => {
    const start = by({ unclaimedDeal: 'stays' }, { players, deal: 'deal-3', dealStack: ['deal-5'] });
    const end = play(
      start,
      place('grey', 'trade'),
      ability,
      accept(2),
      advance('network'),
      decline,
      sell('rail'),
      finish,
    );
    expect(eventsOf(end.events, 'dealTileTurned')).toMatchObject([{ tile: 'deal-5' }]);
  });
});

/** Declines what is asked until the next turn begins. */
function untilTurn(from: State): Move[] {
  const moves: Move[] = [];
  let state = from;
  while (game.prompt(state).kind !== 'placeWorker') {
    const legal = game.legal(state);
    const move = legal.find(({ kind }) => kind === 'decline' || kind === 'declineDeal') ?? (legal[0] as Move);
    moves.push(move);
    state = play(state, move).state;
  }
  return moves;
}

describe('RR ruling newDealStack', () => {
  const renewed = (rulings: Readonly<Record<string, string>>, draws: readonly number[]) => {
    const more = { players: [rich, poor, poor], dealStack: [], rng: scriptRng([...draws], 1) };
    return play(opened(rulings, more), pass).state.deals;
  };

  test('RR an empty stack: the tile just resolved is shuffled in (ruling 49)', () => {
    const deals = renewed({}, [0, 0, 0, 0, 0, 0, 0, 0]);
    expect([deals.tile, ...deals.stack].sort()).toHaveLength(9);
    expect(deals.discard).toEqual([]);
  });

  test('RR an empty stack: the tile just resolved stays discarded (ruling 49, the other reading)', () => {
    const deals = renewed({ newDealStack: 'without-last' }, [0, 0, 0, 0, 0, 0, 0]);
    expect(deals.discard).toEqual(['deal-3']);
    expect(deals.stack).toHaveLength(7);
    expect([deals.tile, ...deals.stack]).not.toContain('deal-3');
  });

  test('RR an empty stack and no earlier discard: the only tile there is comes again', () => {
    const state = opened({ newDealStack: 'without-last' }, { players: [rich, poor, poor], rng: scriptRng([], 1) });
    const alone = { ...state, deals: { tile: state.deals.tile, stack: [], discard: [] } };
    const end = play(alone, pass).state;
    expect(end.deals).toEqual({ tile: 'deal-3', stack: [], discard: [] });
  });
});

describe('RR ruling privateShare', () => {
  const trading = (rulings: Readonly<Record<string, string>>, shares: number) => {
    const player: Player = { money: 600, shares, supply: { white: 4, grey: 1 } };
    return play(by(rulings, { players: [player, poor], deal: 'deal-8' }), place('grey', 'trade')).state;
  };

  test('RR the Share goes towards the price: one less is enough (ruling 41)', () => {
    const state = play(trading({}, 3), ability).state;
    const taken = play(state, accept(1), { kind: 'takeTrain', train: 'train-money' });
    expect(at(taken.state, 0).shares).toBe(0);
    expect(refused(trading({}, 2), ability)).toBe('deal-price/dealShares');
  });

  test('RR the Share comes afterwards: the whole price is needed (ruling 41, the other reading)', () => {
    const other = { privateShare: 'afterwards' };
    expect(refused(trading(other, 3), ability)).toBe('deal-price/dealShares');
    const taken = play(trading(other, 4), ability, accept(1), { kind: 'takeTrain', train: 'train-money' });
    expect(at(taken.state, 0).shares).toBe(1);
    const kinds = taken.events.map(({ kind }) => kind).filter((kind) => kind.startsWith('shares'));
    expect(kinds).toEqual(['sharesDiscarded', 'sharesGained']);
  });
});

describe('RR ruling privateShare: only what one has to have differs', () => {
  // the one step left costs a Share
  const markers = { stations: 2, telegraph: 8, network: 2 } as const;
  const trading = (privateShare: string, shares: number) =>
    play(
      by(
        { privateShare },
        { players: [{ ...poor, shares, supply: { white: 4, grey: 1 }, markers }, poor], deal: 'deal-9' },
      ),
      place('grey', 'trade'),
      ability,
    ).state;

  test.each([
    ['discount', 2, 'deal-price/dealShares'],
    ['discount', 3, 'deal-reward-takeable/dealReward'],
    ['discount', 4, 'legal'],
    ['afterwards', 3, 'deal-price/dealShares'],
    ['afterwards', 4, 'legal'],
  ])('RR %s: the Share is there for the step that the deal brings; with %i of them: %s', (ruling, shares, expected) => {
    expect(refused(trading(ruling, shares), accept(2))).toBe(expected);
    if (expected === 'legal') {
      const { state } = play(trading(ruling, shares), accept(2), advance('stations'));
      expect(at(state, 0)).toMatchObject({ shares: 0, markers: { stations: 3 } });
    }
  });

  test.each(['discount', 'afterwards'])(
    'RR %s: the Share counts towards the workers that are still to be hired',
    (ruling) => {
      const trains = [
        { front: 'train-promote', faceUp: true },
        { front: 'train-money', faceUp: true },
      ] as const;
      const player: Player = {
        ...{ money: 550, shares: 1, supply: { white: 3, grey: 1 }, trains },
        milestones: [own('D-1'), own('A1-1')],
      };
      const promote: Move = { kind: 'promoteWorker', from: 'supply', worker: 'white', milestone: 'D-1' };
      const state = play(
        by({ privateShare: ruling }, { players: [player, poor], deal: 'deal-9' }),
        ...[place('grey', 'trade'), sell('rail'), flip(0), promote, promote],
      ).state;
      expect(refused(state, ability)).toBe('legal');
      const { state: done } = play(state, ability, accept(1), flip(1), hire(0, 'orange'), share(0), hire(0, 'orange'));
      expect(at(done, 0)).toMatchObject({ money: 0, shares: 0 });
    },
  );
});

describe('RR ruling milestoneOrder', () => {
  const complete = {
    stations: ['washington', 'charlotte'],
    milestones: [own('A1-1'), own('A2-1', 'turquoise')],
  } as const;
  const ending = (rulings: Readonly<Record<string, string>>) => {
    const players: Player[] = [
      { ...poor, ...complete },
      {
        ...poor,
        milestones: [own('A1-2'), own('A2-2', 'grey')],
        stations: ['washington'],
        rails: ['washington--chicago'],
      },
      poor,
    ];
    const start = by(rulings, { players, first: 0, turn: 1 });
    return play(start, place('white', 'trade'), sell('rail'), finish).state;
  };

  test('RR the active player completes first (ruling 59)', () => {
    expect(asked(ending({}))).toBe('replaceMilestone 1');
  });

  test('RR the First Player completes first, the others clockwise (ruling 59, the other reading)', () => {
    const state = ending({ milestoneOrder: 'first-player' });
    expect(asked(state)).toBe('replaceMilestone 0');
    expect(asked(play(state, game.legal(state)[0] as Move).state)).toBe('replaceMilestone 1');
  });
});

describe('RR ruling milestonesBack', () => {
  const back = (rulings: Readonly<Record<string, string>>, draws: readonly number[]) => {
    const player: Player = {
      ...poor,
      stations: ['washington', 'charlotte'],
      milestones: [own('A1-1'), own('A2-1', 'turquoise')],
    };
    const stacks = { B: ['B-4', 'B-7', 'B-2'] } as const;
    const start = by(rulings, { players: [player, poor], stacks, rng: scriptRng([...draws], 1) });
    const ended = play(start, place('white', 'trade'), sell('rail'), finish, {
      kind: 'chooseMilestone',
      milestone: 'B-7',
    });
    return { tiles: ended.state.milestones.B.slice(-2), state: ended.state };
  };

  test('RR tiles not chosen go back as they were drawn, and the drawer knows them (ruling 61)', () => {
    const { tiles, state } = back({}, []);
    expect(tiles).toEqual([
      { id: 'B-4', seen: [0] },
      { id: 'B-2', seen: [0] },
    ]);
    expect(game.view(state, 0).milestones.B.slice(-2)).toEqual(['B-4', 'B-2']);
  });

  test('RR tiles not chosen go back shuffled, and nobody knows which is which (ruling 61, the other reading)', () => {
    const { tiles, state } = back({ milestonesBack: 'shuffled' }, [0]);
    expect(tiles).toEqual([
      { id: 'B-2', seen: [] },
      { id: 'B-4', seen: [] },
    ]);
    expect(game.view(state, 0).milestones.B.slice(-2)).toEqual(['unknown', 'unknown']);
  });
});

test('RR rulings: a reading that is not ours and one that there is not', () => {
  expect(game.configure({ seats: 3, rulings: { rails: 'at-once' } }).rulings.rails).toBe('at-once');
  expect(() => game.configure({ seats: 3, rulings: { rails: 'never' } })).toThrow('one-by-one or at-once, not never');
});
