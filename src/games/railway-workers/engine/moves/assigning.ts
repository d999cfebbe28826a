import { type Seat, sealedTask } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Sealed } from '../../../../kernel/game.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { changeSlot, type D, fromBaton, slotOf } from '../player.ts';
import { FACES, type Face } from '../tables/constants.ts';
import { SLOTS } from '../tables/player-board.ts';
import type { Player, State, Task, TaskOf, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { type Move, type MoveOfKind, SLOT_PAIRS, TOKEN_COUNTS, TOKEN_PLACES, type TokenPlace } from '../vocabulary.ts';
import { slotsOf } from './cards.ts';

/** Everybody puts a die on each of the four cards, and says so. */
export const beginAssigning: Automatic<Types, TaskOf<'beginAssigning'>> = {
  rule: 'one-die-a-card',
  settle(draft) {
    const seats = fromBaton(draft.state);
    tell(draft, { kind: 'assigningBegun', rule: 'one-die-a-card' });
    push(
      draft,
      ...SLOTS.map((slot): Task => ({ ...sealedTask('assignDie', seats), slot })),
      sealedTask('readyDice', seats),
    );
  },
};

/** A player's dice that lie on no card yet. */
export function looseDice(player: Player): readonly Face[] {
  const loose = [...player.dice];
  for (const { die } of player.slots) {
    const at = die === undefined ? -1 : loose.indexOf(die);
    if (at >= 0) loose.splice(at, 1);
  }
  return loose;
}

/**
 * A player's "+1" tokens that lie on no card in this Action Phase.
 * @rule tokens-kept, token-once-a-phase
 */
export function tokensAside(player: Player): number {
  const owned = player.tokens.plusOne;
  return player.slots.reduce((left, { tokens }) => left - tokens, owned);
}

/** One card after the other gets a die of every player, and any "+1" tokens, behind the screens. */
export const assignDie: Sealed<Types, TaskOf<'assignDie'>, MoveOfKind<'assignDie'>> = {
  rule: 'one-die-a-card',
  accepts: ['assignDie'],
  prompt: (_, { slot }, seat) => ({ kind: 'assignDie', seat, rule: 'one-die-a-card', slot }),
  *candidates(state, _, seat) {
    const player = playerOf(state, seat);
    // One token more than there are shows what limits them; without any there is nothing to show.
    const most = player.tokens.plusOne > 0 ? tokensAside(player) + 1 : 0;
    for (const face of FACES)
      for (const tokens of TOKEN_COUNTS)
        if (tokens <= (player.dice.includes(face) ? most : 0)) yield { kind: 'assignDie', face, tokens } satisfies Move;
  },
  check(state, move, _, seat) {
    const player = playerOf(state, seat);
    if (!player.dice.includes(move.face)) return refuse('dice-as-rolled', 'noSuchDie', { face: move.face });
    if (!looseDice(player).includes(move.face)) return refuse('one-die-a-card', 'dieAssigned', { face: move.face });
    const tokens = tokensAside(player);
    if (move.tokens > tokens) return refuse('token-once-a-phase', 'noTokenLeft', { tokens, wanted: move.tokens });
    return undefined;
  },
  reveal(draft, choices, { slot }) {
    for (const { seat, move } of choices) changeSlot(draft, seat, slot, { die: move.face, tokens: move.tokens });
    tell(draft, { kind: 'diceAssigned', rule: 'one-die-a-card', slot });
  },
};

/** Everybody declares that the own dice lie as they shall; then all dice are shown. */
export const readyDice: Sealed<Types, TaskOf<'readyDice'>, MoveOfKind<'declareReady'>> = {
  rule: 'rearrange-dice',
  accepts: ['declareReady'],
  prompt: (_, __, seat) => ({ kind: 'readyDice', seat, rule: 'rearrange-dice' }),
  candidates: () => [{ kind: 'declareReady' }],
  check: () => undefined,
  reveal(draft) {
    draft.revealed = true;
    draft.state = { ...draft.state, shown: true };
    for (const seat of fromBaton(draft.state)) {
      const { slots } = playerOf(draft.state, seat);
      const dice = slots.flatMap(({ die }) => die ?? []);
      tell(draft, { kind: 'diceShown', seat, rule: 'show-dice', dice, tokens: slots.map(({ tokens }) => tokens) });
    }
    push(draft, { kind: 'openSlot', slot: SLOTS[0] });
  },
};

/** True from the first die assigned in an Action Phase until everybody is ready. */
export function isAssigning({ agenda }: State): boolean {
  const top = agenda.at(-1)?.kind;
  return top === 'assignDie' || top === 'readyDice';
}

type Rearrangement = MoveOfKind<'swapDice' | 'moveToken'>;

/** Why a change among the assigned dice and tokens of a player is refused. */
export function rearrangeDiceRefused(state: State, move: Rearrangement): Refusal {
  const { seat } = move;
  if (seat >= state.config.seats) return refuse('rearrange-dice', 'noSuchSeat', { seat });
  const player = playerOf(state, seat);
  if (!isAssigning(state))
    return state.shown ? refuse('rearrange-dice', 'diceFixed', {}) : refuse('rearrange-dice', 'noDiceOut', {});
  return move.kind === 'swapDice' ? swapRefused(player, move) : tokenRefused(state, player, move);
}

function swapRefused(player: Player, { slots }: MoveOfKind<'swapDice'>): Refusal {
  const [a, b] = slotsOf(slots);
  const [first, second] = [slotOf(player, a).die, slotOf(player, b).die];
  if (first === undefined || second === undefined)
    return refuse('rearrange-dice', 'slotEmpty', { slot: first === undefined ? a : b });
  // Nothing would change, so there is nothing to do.
  return first === second ? refuse('rearrange-dice', 'sameDice', { face: first }) : undefined;
}

function tokenRefused(state: State, player: Player, { seat, from, to }: MoveOfKind<'moveToken'>): Refusal {
  if (from === to) return refuse('plus-one-token', 'samePlace', { from });
  const there = from === 'aside' ? tokensAside(player) - sealedTokens(state, seat) : slotOf(player, from).tokens;
  if (there < 1)
    return from === 'aside'
      ? refuse('token-once-a-phase', 'noTokenLeft', { tokens: 0, wanted: 1 })
      : refuse('plus-one-token', 'noTokenThere', { from });
  if (to !== 'aside' && slotOf(player, to).die === undefined)
    return refuse('plus-one-token', 'slotEmpty', { slot: to });
  return undefined;
}

/** Tokens that a player has put beside a die that is not on its card yet. */
function sealedTokens({ agenda }: State, seat: Seat): number {
  const top = agenda.at(-1);
  if (top?.kind !== 'assignDie') return 0;
  const own = top.sealed.find((one) => one.seat === seat);
  return own?.move.kind === 'assignDie' ? own.move.tokens : 0;
}

/** Every change that the players could make among their assigned dice and tokens. */
export function* diceRearrangements(state: State): Generator<Rearrangement, void> {
  if (!isAssigning(state)) return;
  for (const [index, player] of state.seats.entries()) {
    const seat = index as Rearrangement['seat'];
    for (const slots of SLOT_PAIRS) yield { kind: 'swapDice', seat, slots };
    if (player.tokens.plusOne === 0) continue;
    for (const from of TOKEN_PLACES) for (const to of TOKEN_PLACES) yield { kind: 'moveToken', seat, from, to };
  }
}

function layTokens(draft: D, seat: Seat, place: TokenPlace, by: 1 | -1): void {
  if (place === 'aside') return;
  changeSlot(draft, seat, place, { tokens: slotOf(playerOf(draft.state, seat), place).tokens + by });
}

/** Carries out a change among the assigned dice and tokens, of which the others see only that some change was made. */
export function rearrangeDice(draft: D, move: Rearrangement): void {
  const { seat } = move;
  if (move.kind === 'swapDice') {
    const [a, b] = slotsOf(move.slots);
    const player = playerOf(draft.state, seat);
    const [first, second] = [slotOf(player, a).die, slotOf(player, b).die];
    if (first === undefined || second === undefined) return;
    changeSlot(draft, seat, a, { die: second });
    changeSlot(draft, seat, b, { die: first });
  } else {
    layTokens(draft, seat, move.from, -1);
    layTokens(draft, seat, move.to, 1);
  }
  tell(draft, { kind: 'diceRearranged', seat, rule: 'rearrange-dice' });
}
