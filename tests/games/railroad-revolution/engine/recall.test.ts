import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { evolutionTable, proofs, game as withEvolution } from '../modules/evolution/engine/table.ts';
import {
  accept,
  asked,
  at,
  crew,
  eventsOf,
  finish,
  game,
  hire,
  legalOf,
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

// The last moment before a turn that begins with a recall: what came by then may still pay for a hire (rulings 4 and 5).

const recall: Move = { kind: 'recall' };
const five: Player = { money: 1000, shares: 2, supply: { white: 4, purple: 1 } };
const spent: Player = { money: 800, shares: 0, supply: {}, board: { trade: { white: 4 } } };
/** With the four white workers of each of two players, and one purple, all that there are. */
const noneLeft = { purple: 11, orange: 12, grey: 12, turquoise: 12 };

/** What comes of a Trade of the first player, after which it is the second player's turn. */
const turn = (players: readonly Player[], more: Partial<Table> = {}) =>
  play(table({ players, ...more }), place('white', 'trade'), sell('rail'), finish);

const kinds = ({ events }: { readonly events: readonly { readonly kind: string }[] }) =>
  events
    .map(({ kind }) => kind)
    .filter((kind) => ['forced', 'workerHired', 'turnBegun', 'workersRecalled', 'roundBegun'].includes(kind));

/** The Deal of the first player's action, whose last answer is the second player's: a flip for 1 Share. */
function atDeal(player: Player): State {
  const active: Player = { ...five, money: 2000, shares: 0, rails: ['charlotte--miami'] };
  return play(
    table({ players: [active, player], deal: 'deal-9' }),
    place('white', 'railroad'),
    rail('miami--little-rock'),
    rail('miami--houston'),
    payNow,
    finish,
    pass,
  ).state;
}

describe('RR the last moment before a recall', () => {
  test('RR hire before a recall: with the money of a Deal of the turn before, when the last Share was its price', () => {
    const poor: Player = { ...spent, money: 250, shares: 1, trains: [{ front: 'train-money', faceUp: true }] };
    const state = atDeal(poor);
    expect(asked(state)).toBe('deal 1');
    expect(refused(state, hire(1, 'grey'))).toBe('hire-worker/hireMoney');
    const dealt = play(state, accept(1));
    expect(at(dealt.state, 1)).toMatchObject({ money: 850, shares: 0 });
    expect(asked(dealt.state)).toBe('recall 1');
    expect(game.prompt(dealt.state).rule).toBe('recall-workers');
    expect(eventsOf(dealt.events, 'turnEnded')).toMatchObject([{ seat: 0 }]);
    expect(eventsOf(dealt.events, 'turnBegun')).toEqual([]);
    expect(game.legal(dealt.state)).toEqual([recall]);
    const hired = play(dealt.state, hire(1, 'grey'));
    expect(kinds(hired)).toEqual(['workerHired', 'turnBegun']);
    expect(asked(hired.state)).toBe('placeWorker 1');
    expect([crew(at(hired.state, 1).supply), crew(at(hired.state, 1).board.trade)]).toEqual(['grey', 'white4']);
    // whoever lets it pass has all of them back, before the turn's first step
    const back = play(dealt.state, recall);
    expect(kinds(back)).toEqual(['turnBegun', 'workersRecalled']);
    expect(asked(back.state)).toBe('placeWorker 1');
    expect([crew(at(back.state, 1).supply), crew(at(back.state, 1).board.trade)]).toEqual(['white4', '']);
    // a Deal that brings too little changes nothing
    const declined = play(state, pass);
    expect(kinds(declined)).toEqual(['turnBegun', 'workersRecalled']);
  });

  test('RR hire before a recall: a worker that comes home as a manager when the turn before ends', () => {
    const active: Player = {
      ...five,
      stations: ['washington', 'charlotte'],
      milestones: [own('A1-1'), own('A2-1', 'turquoise')],
    };
    const gone = { ...noneLeft, turquoise: 11 };
    const state = play(table({ players: [active, spent], gone }), place('white', 'trade'), sell('rail')).state;
    expect(refused(state, hire(1, 'turquoise'))).toBe('worker-shortage/noWorkerLeft');
    const ended = play(state, finish).state;
    expect(asked(ended)).toBe('replaceMilestone 0');
    const [replacement] = legalOf(ended, 'chooseMilestone');
    const after = play(ended, replacement as Move);
    expect(asked(after.state)).toBe('recall 1');
    const hired = play(after.state, hire(1, 'turquoise'));
    expect(kinds(hired)).toEqual(['workerHired', 'turnBegun']);
    expect(crew(at(hired.state, 1).supply)).toBe('turquoise');
  });

  test.each<[string, Player, Partial<Table>, boolean]>([
    ['$800', {}, {}, true],
    ['$650 and a Share', { money: 650, shares: 1 }, {}, true],
    ['6 Shares', { money: 0, shares: 6 }, {}, true],
    ['$750 in all', { money: 600, shares: 1 }, {}, false],
    ['$700', { money: 700 }, {}, false],
    ['5 Shares', { money: 0, shares: 5 }, {}, false],
    ['$5000, but no worker in the common supply', { money: 5000 }, { gone: noneLeft }, false],
    [
      '$800 by the ruling that hires are for own decisions',
      {},
      { config: { seats: 2, rulings: { anyTime: 'own-decisions' } } },
      false,
    ],
  ])(
    'RR hire before a recall: with %s the player is asked only where a hire is in reach',
    (_, player, more, isAsked) => {
      const after = turn([five, { ...spent, ...player }], more);
      expect(asked(after.state)).toBe(isAsked ? 'recall 1' : 'placeWorker 1');
      expect(kinds(after)).toEqual(isAsked ? [] : ['turnBegun', 'workersRecalled']);
      expect(crew(at(after.state, 1).supply)).toBe(isAsked ? '' : 'white4');
    },
  );

  test('RR hire before a recall: nobody is asked who has a worker to place, or no turn to come', () => {
    const one: Player = { ...spent, supply: { purple: 1 }, board: { trade: { white: 3 } } };
    expect(kinds(turn([five, one]))).toEqual(['turnBegun']);
    const last: State = { ...table({ players: [spent, five], turn: 1, round: 4 }), end: { seat: 0, round: 3 } };
    const over = play(last, place('white', 'trade'), sell('rail'), finish);
    expect(asked(over.state)).toBe('over');
    expect(kinds(over)).toEqual([]);
  });

  test('RR hire before a recall: the First Player is asked when the round has begun, before the turn', () => {
    const after = play(table({ players: [spent, five], turn: 1 }), place('white', 'trade'), sell('rail'), finish);
    expect(kinds(after)).toEqual(['roundBegun']);
    expect(asked(after.state)).toBe('recall 0');
  });

  test('RR hire before a recall: a Share is sold for it there', () => {
    const { state } = turn([five, { ...spent, money: 650, shares: 1 }]);
    expect(refused(state, hire(1, 'orange'))).toBe('hire-worker/hireMoney');
    const sold = play(state, share(1));
    expect(asked(sold.state)).toBe('recall 1');
    const hired = play(sold.state, hire(1, 'orange'));
    expect(kinds(hired)).toEqual(['workerHired', 'turnBegun']);
    expect(at(hired.state, 1)).toMatchObject({ money: 0, shares: 0 });
    // with one worker there the moment is over: what else is hired comes in the turn
    expect(refused(hired.state, recall)).toBe('place-worker/notAsked');
  });

  test('RR hire before a recall: who has sold a Share may still recall', () => {
    const { state } = turn([five, { ...spent, money: 650, shares: 2 }]);
    const back = play(state, share(1), recall);
    expect(kinds(back)).toEqual(['turnBegun', 'workersRecalled']);
    expect(at(back.state, 1)).toMatchObject({ money: 800, shares: 1 });
  });

  test('RR hire before a recall: others sell and hire there too, perhaps the last worker', () => {
    const { state } = turn([five, spent], { gone: { ...noneLeft, grey: 10 } });
    const other = play(state, share(0), hire(0, 'grey'));
    expect(asked(other.state)).toBe('recall 1');
    expect(crew(other.state.supply)).toBe('grey');
    const none = play(other.state, share(0));
    const taken = play(
      { ...none.state, seats: none.state.seats.map((one, i) => (i > 0 ? one : { ...one, money: 800 })) },
      hire(0, 'grey'),
    );
    expect(kinds(taken)).toEqual(['workerHired', 'forced', 'turnBegun', 'workersRecalled']);
    expect(asked(taken.state)).toBe('placeWorker 1');
  });

  test('RR hire before a recall: with a Share left the player is still asked when the last worker is gone', () => {
    const { state } = turn([five, { ...spent, shares: 1 }], { gone: { ...noneLeft, grey: 11 } });
    const taken = play(state, hire(0, 'grey'));
    expect(asked(taken.state)).toBe('recall 1');
    expect(refused(taken.state, hire(1, 'grey'))).toBe('worker-shortage/noWorkerLeft');
    expect(kinds(play(taken.state, share(1)))).toEqual(['forced', 'turnBegun', 'workersRecalled']);
  });

  test('RR hire before a recall: nothing of the turn itself comes before it', () => {
    const { state } = turn([five, spent]);
    expect(refused(state, place('white', 'trade'))).toBe('recall-workers/notAsked');
    expect(refused(state, finish)).toBe('recall-workers/notAsked');
    expect(proofs.faults(state)).toEqual([]);
  });

  test('RE hire before a recall: the same with the expansion, and a Reward tile waits for the turn', () => {
    const players = [{ ...spent, rewards: ['reward-rail-1'] as const }, {}];
    const before = evolutionTable({ players });
    const use = { kind: 'useRewardTile', seat: 0, piece: 'rail' } as const;
    expect(withEvolution.prompt(before)).toMatchObject({ kind: 'recall', seat: 0 });
    expect(withEvolution.check(before, use)).toMatchObject({ rule: 'use-reward-tile', code: 'notYourTurn' });
    const hired = withEvolution.apply(before, hire(0, 'grey'));
    if (!hired.ok) throw new Error('the hire is refused');
    expect(kinds(hired)).toEqual(['workerHired', 'turnBegun']);
    expect(withEvolution.prompt(hired.state)).toMatchObject({ kind: 'placeWorker', seat: 0 });
    expect(withEvolution.check(hired.state, use)).toBeUndefined();
    const back = withEvolution.apply(before, recall);
    expect(back.ok && kinds(back)).toEqual(['turnBegun', 'workersRecalled']);
  });
});
