import { createRequire } from 'node:module';
import { checksum, type Recorded, type Told } from './recorded.ts';
import { changes, copyOf, type Position, totals } from './sidings.ts';

// boardgame.io 0.50.2 as it is at its best here. What its source (src/core/reducer.ts, flow.ts, plugins/main.ts) spends
// time on, and what is done about it:
//
// - No client, no Redux store, no master: `CreateGameReducer` and `InitializeGame` of `boardgame.io/internal`, and nothing
//   around the reducer. Actions are made before the clock starts.
// - `disableUndo`: otherwise every move copies the list of positions that can be undone.
// - NODE_ENV is `production`: otherwise every move walks the whole of `G` to see whether it is serialisable, and Immer runs
//   its checks.
// - The log does not grow: the reducer keeps the entries of one move only (`deltalog`); a client would collect them.
// - No `events.endTurn()`, which makes an Error for its stack trace at each call: `turn.endIf` ends a turn.
// - No hooks of the game's own. The default ones are called and wrapped in all plugins all the same; that cannot be turned off.
// - No `random` plugin in use: chance is in `G`, as the kernel's is in its state.
// - Immer cannot be left out, the core plugins are fixed. Moves may change the draft, or return a copy made by hand from
//   what is behind the draft (`original`), which spares the proxies. Immer freezes what comes out, unless it is told not to.
// - Turns as boardgame.io counts them, or none: one player makes all moves and names the seat, and `G` says whose turn it
//   is. Nobody would write a game so, but it is quicker.
//
// None of these is best a priori, so all are measured, and the quickest is the yardstick.

export interface SetUp {
  readonly moves: 'change the draft' | 'return a copy';
  readonly flow: 'turns' | 'no turns';
  readonly freezes: boolean;
}

export const setUps: readonly SetUp[] = (['change the draft', 'return a copy'] as const).flatMap((moves) =>
  (['turns', 'no turns'] as const).flatMap((flow) => [true, false].map((freezes) => ({ moves, flow, freezes }))),
);

/** What a set-up is called in the results. */
export const nameOf = ({ moves, flow, freezes }: SetUp): string =>
  `moves ${moves}, ${flow}, ${freezes ? 'frozen by Immer' : 'not frozen'}`;

interface Context {
  readonly G: Position;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: readonly number[] };
  readonly playerID?: string;
}

/** What the reducer takes and gives, as far as it is looked at here. */
interface Kept extends Context {
  readonly _stateID: number;
  readonly deltalog?: readonly { readonly action: Action }[];
}

interface Action {
  readonly type: string;
  readonly payload: { readonly type: string; readonly playerID: string; readonly args: readonly (string | number)[] };
}

type Reducer = (state: Kept, action: Action) => Kept;

interface Internal {
  CreateGameReducer(options: { game: object }): Reducer;
  ProcessGameConfig(game: object): object;
  InitializeGame(options: { game: object; numPlayers: number; setupData: Position }): Kept;
}

interface Immer {
  original(draft: Position): Position;
  setAutoFreeze(isOn: boolean): void;
}

/** A game that is ready to be played: the position after the setup, and the actions to come. */
export interface Ready {
  readonly recorded: Recorded;
  readonly start: Kept;
  readonly actions: readonly Action[];
}

export interface Library {
  readonly version: string;
  /** Plays recorded games with a set-up. */
  playerFor(setUp: SetUp): Player;
}

export interface Player {
  ready(recorded: Recorded): Ready;
  /** All moves of a game and nothing else: what is timed. Returns the final points, or nothing where it did not end. */
  play(ready: Ready): readonly number[] | undefined;
  /** The same with a look at every step: the checksum of what the reducer says that it played. */
  checksum(ready: Ready): string;
}

/** boardgame.io, installed below `folder`. Throws where NODE_ENV is not `production`: then it would be slower. */
export function loadLibrary(folder: string): Library {
  if (process.env.NODE_ENV !== 'production') throw new Error('boardgame.io is measured with NODE_ENV=production only');
  const load = createRequire(`${folder}/package.json`);
  const internal = load('boardgame.io/internal') as Internal;
  const immer = createRequire(load.resolve('boardgame.io/internal'))('immer') as Immer;
  const { version } = load('boardgame.io/package.json') as { version: string };
  return { version, playerFor: (setUp) => playerFor(internal, immer, setUp) };
}

function playerFor(internal: Internal, immer: Immer, { moves, flow, freezes }: SetUp): Player {
  const hasTurns = flow === 'turns';
  type Args = readonly (string | number)[];
  const moveOf = (kind: string) => {
    const change = changes[kind];
    if (!change) throw new Error(`no move ${kind}`);
    return ({ G, playerID }: Context, ...args: Args): Position | string | undefined => {
      const seat = hasTurns ? Number(playerID) : (args[0] as number);
      const rest = (hasTurns ? args : args.slice(1)) as never[];
      if (moves === 'change the draft') return change(G, seat, ...rest) ? undefined : 'INVALID_MOVE';
      const copy = copyOf(immer.original(G));
      return change(copy, seat, ...rest) ? copy : 'INVALID_MOVE';
    };
  };
  const game = internal.ProcessGameConfig({
    name: 'sidings',
    disableUndo: true,
    setup: (_: unknown, start: Position) => start,
    moves: Object.fromEntries(Object.keys(changes).map((kind) => [kind, moveOf(kind)])),
    ...(hasTurns
      ? {
          turn: {
            // Any seat may act at any time; whether it may do this now is for the move to say.
            activePlayers: { all: null },
            order: { first: ({ G }: Context) => G.first, next: ({ G }: Context) => G.seat },
            endIf: ({ G, ctx }: Context) => String(G.seat) !== ctx.currentPlayer,
          },
        }
      : {}),
    endIf: ({ G }: Context) => (G.over ? totals(G) : undefined),
  });
  const reducer = internal.CreateGameReducer({ game });
  const action = ({ kind, seat, args }: Told): Action => ({
    type: 'MAKE_MOVE',
    payload: hasTurns
      ? { type: kind, args, playerID: String(seat) }
      : { type: kind, args: [seat, ...args], playerID: '0' },
  });
  return {
    ready: (recorded) => ({
      recorded,
      start: internal.InitializeGame({ game, numPlayers: recorded.seats, setupData: copyOf(recorded.start) }),
      actions: recorded.moves.map(action),
    }),
    play({ start, actions }) {
      immer.setAutoFreeze(freezes);
      let state = start;
      for (const one of actions) state = reducer(state, one);
      return state.ctx.gameover;
    },
    checksum({ start, actions }) {
      immer.setAutoFreeze(freezes);
      const played: Told[] = [];
      let state = start;
      for (const one of actions) {
        const after = reducer(state, one);
        if (after._stateID !== state._stateID + 1)
          throw new Error(`boardgame.io refused ${JSON.stringify(one.payload)}`);
        const done = after.deltalog?.[0]?.action.payload ?? one.payload;
        const seat = hasTurns ? Number(done.playerID) : (done.args[0] as number);
        played.push({ kind: done.type, seat, args: hasTurns ? done.args : done.args.slice(1) });
        state = after;
      }
      if (!state.ctx.gameover) throw new Error('the game did not end');
      return checksum(played, state.ctx.gameover);
    },
  };
}
