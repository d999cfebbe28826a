import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-rivals/engine/vocabulary.ts';
import type { Seat } from '../../../../src/kernel/agenda.ts';
import { asked, bidding, eventsOf, game, passBid, play, refused, table } from './table.ts';

// The players of the rulebook's example: seats 0 to 3 are red, blue, yellow and grey, in that order.
const [RED, BLUE, YELLOW, GREY] = [0, 1, 2, 3] as const;

/** A bidding of four, with so many points each; something else is asked afterwards, so that nothing goes on by itself. */
function auction(scores: readonly number[] = [20, 20, 20, 20], optionalBidding = false): State {
  const bidders = [GREY, YELLOW, BLUE, RED];
  return table({
    seats: 4,
    map: { chicago: [0, 0, 0] },
    order: [RED, BLUE, YELLOW, GREY],
    scores,
    delivered: ['brown', 'yellow'],
    agenda: [
      { kind: 'bid', seat: GREY, bidders, passed: [] },
      { kind: 'setCube', seat: RED, at: 0 },
    ],
    variants: { optionalBidding },
  });
}

const example: readonly Move[] = [bidding(2), bidding(3), bidding(5), passBid, passBid, bidding(6), passBid];

describe('RV bidding', () => {
  test('the rulebook’s example: yellow wins with 6, pays, and goes to the front of red, blue and grey', () => {
    const seats: Seat[] = [];
    let state = auction();
    for (const move of example) {
      const prompt = game.prompt(state);
      if (prompt.kind !== 'over') seats.push(prompt.seat);
      state = play(state, move).state;
    }
    expect(seats).toEqual([GREY, YELLOW, BLUE, RED, GREY, YELLOW, BLUE]);
    expect(state.order).toEqual([YELLOW, RED, BLUE, GREY]);
    expect(state.seats.map(({ score }) => score)).toEqual([20, 20, 14, 20]);
  });

  test('the same bids by the optional rule: who passes first is last, who passes next is last but one', () => {
    const { state, events } = play(auction(undefined, true), ...example);
    expect(state.order).toEqual([YELLOW, BLUE, GREY, RED]);
    expect(state.seats.map(({ score }) => score)).toEqual([20, 20, 14, 20]);
    expect(eventsOf(events, 'orderSet').map(({ rule }) => rule)).toEqual(['passers-last']);
    expect(eventsOf(events, 'auctionWon').map(({ rule }) => rule)).toEqual(['optional-winner']);
  });

  test('a bid beats the one before, and is no more than the bidder has', () => {
    const state = play(auction([20, 7, 20, 20]), bidding(4), bidding(5)).state;
    expect(asked(state)).toBe('bid 1');
    expect(refused(state, bidding(5))).toBe('higher-bid/bidTooLow');
    expect(refused(state, bidding(8))).toBe('winner-pays/bidOverScore');
    expect(refused(state, bidding(7))).toBe('legal');
    expect(game.legal(state)).toEqual([bidding(6), bidding(7), passBid]);
    expect(game.attempts(state)).toEqual([bidding(5), bidding(8)]);
    expect(game.check(state, bidding(8))?.facts).toEqual({ points: 8, score: 7 });
  });

  test('the first bid is at least 1, and one with no points passes without being asked', () => {
    const state = auction([20, 20, 20, 0]);
    expect(asked(state)).toBe('bid 2');
    expect(refused(state, { kind: 'bid', points: 0 } as unknown as Move)).toBe('bid-or-pass/notAMove');
    expect(game.legal(state)[0]).toEqual(bidding(1));
  });

  test('who has passed is asked no more, and who is left alone pays the last bid', () => {
    const { state, events } = play(auction(), bidding(2), passBid, passBid, passBid);
    expect(state.order).toEqual([GREY, RED, BLUE, YELLOW]);
    expect(eventsOf(events, 'bidPaid')).toEqual([{ kind: 'bidPaid', seat: GREY, rule: 'winner-pays', points: 2 }]);
    expect(state.seats.map(({ score }) => score)).toEqual([20, 20, 20, 18]);
  });

  test.each([false, true])(
    'if all others pass without a bid the first stays first and pays nothing (optional rule: %s)',
    (optional) => {
      const { state, events } = play(auction(undefined, optional), passBid, passBid, passBid);
      expect(state.order).toEqual([RED, BLUE, YELLOW, GREY]);
      expect(eventsOf(events, 'bidPaid')).toEqual([]);
      expect(eventsOf(events, 'orderSet')).toEqual([]);
      expect(eventsOf(events, 'auctionWon').map(({ seat }) => seat)).toEqual([RED]);
    },
  );

  test('a first player who wins the bidding pays, and the order stays as it was', () => {
    const { state, events } = play(auction(), bidding(1), passBid, passBid, bidding(3), passBid);
    expect(state.order).toEqual([RED, BLUE, YELLOW, GREY]);
    expect(state.seats[RED]?.score).toBe(17);
    expect(eventsOf(events, 'orderSet')).toEqual([]);
  });

  test('a first player who bids may be beaten, and then drops to the second place', () => {
    const { state } = play(auction(), passBid, passBid, bidding(4), bidding(5), bidding(6), passBid);
    expect(state.order).toEqual([BLUE, RED, YELLOW, GREY]);
    expect(state.seats[BLUE]?.score).toBe(14);
  });

  test('while it goes on all see the highest bid and who has passed', () => {
    const state = play(auction(), bidding(2), passBid).state;
    expect(game.view(state, 'public').auction).toEqual({ high: { seat: GREY, points: 2 }, passed: [YELLOW] });
    expect(game.view(auction(), 'public').auction).toEqual({ passed: [] });
    expect(game.prompt(state)).toEqual({ kind: 'bid', seat: BLUE, rule: 'bid-or-pass', high: 2, score: 20 });
  });

  test('from turn 2 on it begins with the last in order, and goes by the order before it', () => {
    const start = game.setup(game.configure({ seats: 3 }), 4).state;
    let state = start;
    for (let n = 0; asked(state) === 'draft' || state.turn === 1; n++) {
      state = play(state, game.legal(state)[n % game.legal(state).length] as Move).state;
      if (n > 60) throw new Error('turn 2 never begins');
    }
    expect(state.turn).toBe(2);
    expect(asked(state)).toBe(`bid ${start.order[2]}`);
  });
});
