import type { Seat } from '../../../kernel/agenda.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { below, type Rng, shuffled } from '../../../kernel/rng.ts';
import { inOrder } from './moves/cards.ts';
import type { Face } from './tables/constants.ts';
import type { Player, Slot, State, Task } from './types.ts';
import type { Move, TokenCount } from './vocabulary.ts';

interface Mixed {
  readonly player: Player;
  /** What the player may have sealed instead. */
  readonly sealed: Move | undefined;
  readonly rng: Rng;
}

/** Another position that a viewer cannot tell from this one: whatever lies hidden from them is mixed. */
export function shuffleUnknown(state: State, viewer: Viewer, rng: Rng): State {
  const projects = shuffled(rng, state.projects);
  let after = projects.rng;
  const seats: Player[] = [];
  const moves = new Map<Seat, Move>();
  for (const [seat, player] of state.seats.entries()) {
    if (seat === viewer) {
      seats.push(player);
      continue;
    }
    const cards = mixCards(state, player, after);
    const dice = mixDice(state, cards.player, cards.rng);
    seats.push(dice.player);
    after = dice.rng;
    const sealed = topOf(state)?.kind === 'placeCard' ? cards.sealed : dice.sealed;
    if (sealed) moves.set(seat, sealed);
  }
  const agenda = state.agenda.map((task, i) => (i === state.agenda.length - 1 ? resealed(task, moves) : task));
  return { ...state, rng: after, agenda, seats, projects: projects.items };
}

const topOf = (state: State): Task | undefined => state.agenda.at(-1);

function resealed(task: Task, moves: ReadonlyMap<Seat, Move>): Task {
  if (task.kind !== 'placeCard' && task.kind !== 'assignDie') return task;
  return { ...task, sealed: task.sealed.map((one) => ({ ...one, move: moves.get(one.seat) ?? one.move })) };
}

/** Mixes the hand of a player with the cards that lie face down. */
function mixCards(state: State, player: Player, rng: Rng): Mixed {
  const isHidden = ({ card }: Slot, i: number) => card !== undefined && i >= state.open;
  const down = player.slots.filter(isHidden).flatMap(({ card }) => card ?? []);
  const { items, rng: after } = shuffled(rng, [...player.hand, ...down]);
  const slots = player.slots.map((slot, i) => {
    const card = isHidden(slot, i) ? items.shift() : undefined;
    return card === undefined ? slot : { ...slot, card };
  });
  const [card] = items;
  return {
    player: { ...player, hand: inOrder(items), slots },
    sealed: card === undefined ? undefined : { kind: 'placeCard', card },
    rng: after,
  };
}

/** Mixes the dice that a player has assigned behind the screen, and the "+1" tokens beside them. */
function mixDice(state: State, player: Player, rng: Rng): Mixed {
  if (state.shown || player.dice.length === 0) return { player, sealed: undefined, rng };
  const mixed = shuffled<Face>(rng, player.dice);
  let after = mixed.rng;
  let left = player.tokens.plusOne;
  const some = (): TokenCount => {
    const drawn = below(after, left + 1);
    after = drawn.rng;
    left -= drawn.value;
    return drawn.value as TokenCount;
  };
  const slots = player.slots.map((slot) => {
    const die = slot.die === undefined ? undefined : mixed.items.shift();
    return die === undefined ? slot : { ...slot, die, tokens: some() };
  });
  const [face] = mixed.items;
  return {
    player: { ...player, slots },
    sealed: face === undefined ? undefined : { kind: 'assignDie', face, tokens: some() },
    rng: after,
  };
}
