import { expect } from 'vitest';
import type { Game, GameTypes, Transition } from '../../src/kernel/game.ts';
import { deepFreeze } from '../../src/kernel/json.ts';
import type { Proofs } from '../../src/kernel/proofs.ts';

/** Something of a union by its kind. */
type OfKind<Of extends { readonly kind: string }, K extends Of['kind']> = Extract<Of, { readonly kind: K }>;

/** What the tests of every game do with it. */
export function playing<T extends GameTypes>(game: Game<T>, proofs: Pick<Proofs<T>, 'faults'>) {
  type State = T['State'];
  type Move = T['Move'];
  type Event = T['Event'];

  /** What moves lead to, one after another; each must be legal, and is played from a frozen position. No fault comes in; a position built by hand may have some. */
  function play(from: State, ...moves: readonly Move[]): Transition<T> & { state: State; events: Event[] } {
    let state = from;
    const events: Event[] = [];
    let revealed = false;
    for (const move of moves) {
      const outcome = game.apply(state, move);
      if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(outcome.violation)}`);
      state = deepFreeze(outcome.state);
      events.push(...outcome.events);
      revealed ||= outcome.revealed;
    }
    const before = proofs.faults(from);
    expect(proofs.faults(state).filter((fault) => !before.includes(fault))).toEqual([]);
    return { state, events, revealed };
  }

  /** The clause and code under which a move is refused; `legal` where it is not. What is listed must be what is accepted. */
  function refused(state: State, move: Move): string {
    const violation = game.check(state, move);
    const listed = [...game.legal(state), ...game.anytime(state)].some(
      (one) => JSON.stringify(one) === JSON.stringify(move),
    );
    if (listed !== (violation === undefined)) throw new Error(`listed and accepted differ for ${JSON.stringify(move)}`);
    return violation ? `${violation.rule}/${violation.code}` : 'legal';
  }

  /** The kind of what is asked, and the seat asked. */
  function asked(state: State): string {
    const prompt = game.prompt(state);
    return prompt.kind === 'over' ? 'over' : `${prompt.kind} ${'seat' in prompt ? prompt.seat : ''}`;
  }

  /** The legal moves of a kind. */
  const legalOf = <K extends Move['kind']>(state: State, kind: K) =>
    game.legal(state).filter((move): move is OfKind<Move, K> => move.kind === kind);

  /** The events of a kind. */
  const eventsOf = <K extends Event['kind']>(events: readonly Event[], kind: K) =>
    events.filter((event): event is OfKind<Event, K> => event.kind === kind);

  return { play, refused, asked, legalOf, eventsOf };
}
