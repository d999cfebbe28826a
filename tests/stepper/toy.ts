import type { Scenario } from '../../src/games/common/scenario.ts';
import { counted, type FactsOf, listed, money, type Tag, type Words } from '../../src/games/common/words/words.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { draw, type KernelEvent } from '../../src/kernel/draft.ts';
import type { AnyConfig, AnyState, Choice, Game } from '../../src/kernel/game.ts';
import type { MoveOf, Vocabulary } from '../../src/kernel/moves.ts';
import type { Proofs } from '../../src/kernel/proofs.ts';
import type { RuleTable } from '../../src/kernel/rules.ts';
import { totalsOf } from '../../src/kernel/score.ts';

// Depot: in turn, take coal or dig for it, or buy the wagon for 3 coal. Small enough to check by hand; every kind of move,
// event, refusal and prompt that the lesson has to deal with occurs.

const rules = {
  turn: { section: 'Turn' },
  take: { section: 'Coal' },
  dig: { section: 'Coal' },
  price: { section: 'Wagon' },
  'one-wagon': { section: 'Wagon' },
  gift: { section: 'Gifts' },
  end: { section: 'End' },
} as const satisfies RuleTable;

const vocabulary = {
  take: { coal: [1, 2] },
  dig: {},
  buy: { wagon: ['red', 'blue'] },
  give: { seat: [0, 1, 2], to: [0, 1, 2] },
} as const satisfies Vocabulary;

type Rule = keyof typeof rules;
type Move = MoveOf<typeof vocabulary>;
type Task = { readonly kind: 'turn'; readonly seat: number };
interface State extends AnyState {
  readonly agenda: readonly Task[];
  readonly coal: readonly number[];
  readonly wagons: { readonly [wagon: string]: number };
  readonly left: number;
}
interface View {
  readonly coal: readonly number[];
  readonly wagons: { readonly [wagon: string]: number };
  readonly left: number;
}
type Event =
  | KernelEvent<Rule, Move>
  | { readonly kind: 'coalTaken'; readonly rule: Rule; readonly seat: number; readonly coal: number }
  | { readonly kind: 'wagonBought'; readonly rule: Rule; readonly seat: number; readonly wagon: string }
  | { readonly kind: 'coalGiven'; readonly rule: Rule; readonly seat: number; readonly to: number }
  | { readonly kind: 'turnBegun'; readonly rule: Rule; readonly seat: number };
type Prompt = { readonly kind: 'turn'; readonly seat: number; readonly rule: Rule };

export interface Depot {
  readonly Config: AnyConfig;
  readonly State: State;
  readonly Task: Task;
  readonly Move: Move;
  readonly Event: Event;
  readonly Prompt: Prompt;
  readonly View: View;
  readonly Rule: Rule;
}

const PRICE = 3;
const set = (list: readonly number[], i: number, by: number) => list.map((n, k) => (k === i ? n + by : n));

const turn: Choice<Depot, Task> = {
  rule: 'turn',
  accepts: ['take', 'dig', 'buy'],
  prompt: (_, { seat }) => ({ kind: 'turn', seat, rule: 'turn' }),
  candidates: () => [
    { kind: 'take', coal: 1 },
    { kind: 'take', coal: 2 },
    { kind: 'dig' },
    { kind: 'buy', wagon: 'red' },
    { kind: 'buy', wagon: 'blue' },
  ],
  check(state, move, { seat }) {
    if (move.kind !== 'buy') return undefined;
    if (state.wagons[move.wagon] !== undefined)
      return { rule: 'one-wagon', code: 'wagonGone', facts: { wagon: move.wagon } };
    const has = state.coal[seat] ?? 0;
    return has < PRICE ? { rule: 'price', code: 'tooLittleCoal', facts: { has, needs: PRICE } } : undefined;
  },
  perform(draft, move, { seat }) {
    if (move.kind === 'take' || move.kind === 'dig') {
      const rule = move.kind;
      const coal = move.kind === 'take' ? move.coal : draw(draft, 4, 'dig', 'coal');
      draft.state = { ...draft.state, coal: set(draft.state.coal, seat, coal) };
      draft.events.push({ kind: 'coalTaken', rule, seat, coal });
    } else if (move.kind === 'buy') {
      const { wagon } = move;
      const { coal, wagons } = draft.state;
      draft.state = { ...draft.state, coal: set(coal, seat, -PRICE), wagons: { ...wagons, [wagon]: seat } };
      draft.events.push({ kind: 'wagonBought', rule: 'price', seat, wagon });
    }
    const left = draft.state.left - 1;
    const next = (seat + 1) % draft.state.config.seats;
    draft.state = { ...draft.state, left, agenda: left > 0 ? [{ kind: 'turn', seat: next }] : [] };
    if (left > 0) draft.events.push({ kind: 'turnBegun', rule: 'turn', seat: next });
  },
};

export const depot: Game<Depot> = defineGame<Depot>({
  id: 'depot',
  vocabulary,
  bounds: { maxMoves: 60, maxLegal: 20 },
  over: 'end',
  options: { title: 'Depot', seats: [2, 3], variants: [], rulings: {} },
  initial: (config, rng) => ({
    config,
    rng,
    agenda: [{ kind: 'turn', seat: 0 }],
    coal: Array.from({ length: config.seats }, () => 0),
    wagons: {},
    left: 8,
  }),
  tasks: {
    turn,
  },
  anytime: {
    kinds: ['give'],
    seatOf: (move) => (move.kind === 'give' ? move.seat : 0),
    *candidates(state) {
      for (const seat of [0, 1, 2] as const)
        for (const to of [0, 1, 2] as const)
          if (seat !== to && Math.max(seat, to) < state.config.seats) yield { kind: 'give', seat, to };
    },
    check(state, move) {
      if (move.kind !== 'give' || (state.coal[move.seat] ?? 0) > 0) return undefined;
      return { rule: 'gift', code: 'nothingToGive', facts: {} };
    },
    perform(draft, move) {
      if (move.kind !== 'give') return;
      const { seat, to } = move;
      draft.state = { ...draft.state, coal: set(set(draft.state.coal, seat, -1), to, 1) };
      draft.events.push({ kind: 'coalGiven', rule: 'gift', seat, to });
    },
  },
  targets: (_, move) =>
    move.kind === 'buy' ? [`wagon:${move.wagon}`] : move.kind === 'give' ? [`seat:${move.to}`] : ['heap'],
  score: ({ coal, config }) => {
    const lines = coal.map((points, seat) => ({ seat, points, rule: 'end' as const, because: {} }));
    return { lines, totals: totalsOf(lines, config.seats), places: coal.map(() => 1) };
  },
  view: ({ coal, wagons, left }) => ({ coal, wagons, left }),
});

/** What is wrong with a position of it. */
export const depotProofs: Pick<Proofs<Depot>, 'faults'> = {
  faults: ({ coal }) => coal.flatMap((n, seat) => (n < 0 ? [`seat ${seat} has ${n} coal`] : [])),
};

const run = (seats: 2 | 3) => ({
  key: String(seats),
  start: { config: { seats }, seed: 7, set: { coal: { 0: 2 } }, draws: [3] },
  script: [
    { say: 'Blue has 2 coal and wants the red wagon, which costs 3.' },
    { refuse: { kind: 'buy', wagon: 'red' }, rule: 'price', say: 'Two coal are not enough.' },
    { move: { kind: 'take', coal: 1 }, say: 'So Blue takes 1.', shows: { '/coal/0': 3 } },
    { move: { kind: 'dig' }, say: 'Red digs and finds 3.' },
    { ask: 'Can Red buy a wagon before Blue?', answer: 'No: after Red it is the turn of the next player.' },
    ...(seats === 3 ? [{ move: { kind: 'take', coal: 2 } } as const] : []),
    { move: { kind: 'buy', wagon: 'red' }, say: 'Blue pays 3 coal.' },
  ],
  checks: { '/coal/0': 0, '/wagons': { red: 0 } },
});

/** Blue buys a wagon, with two and with three seats. */
export const wagon = {
  id: 'wagon',
  game: 'depot',
  modules: [],
  title: 'The red wagon',
  summary: 'Blue saves coal for the red wagon.',
  rules: ['price', 'turn'],
  runs: [run(2), run(3)],
} as Scenario<Depot>;

/** Blue shares and buys: a lesson with one task, whose way is two moves long. */
export const sharing = {
  id: 'sharing',
  game: 'depot',
  modules: [],
  title: 'Coal for two',
  summary: 'Blue has coal enough for two.',
  rules: ['price', 'gift'],
  runs: [
    {
      key: '2',
      start: { config: { seats: 2 }, seed: 7, set: { coal: { 0: 4 } } },
      script: [
        { say: 'Blue has 4 coal.' },
        {
          try: { shows: { '/wagons': { red: 0 } }, least: { '/coal/1': 1 }, most: { '/coal/1': 1 } },
          say: 'Buy the red wagon, and leave Red 1 coal.',
          hints: [
            { say: 'A gift may be made at any time.', targets: ['seat:1'] },
            { say: 'The wagon costs 3, and buying ends the turn.', targets: ['wagon:red'] },
          ],
          result: 'Blue has the red wagon, and Red has 1 coal.',
        },
        { move: { kind: 'give', seat: 0, to: 1 } },
        { move: { kind: 'buy', wagon: 'red' }, say: 'Blue pays 3 coal.' },
        { say: 'Nothing is left.' },
      ],
      checks: { '/coal': [0, 1] },
    },
  ],
} as Scenario<Depot>;

function namesOf(w: Tag) {
  const names = [w`Blue`, w`Red`, w`Grey`];
  return [
    (seat: number) => names[seat] ?? w`Nobody`,
    (id: string) => (id === 'red' ? w`the red wagon` : w`the blue wagon`),
  ] as const;
}

/** The words of Depot in whatever a tag makes of them. */
export function depotWords(w: Tag): Words<Depot> {
  const [name, wagonName] = namesOf(w);
  const coal = (n: number) => counted(w, n, w`coal`, w`coal`);
  const label = (move: Move) => {
    if (move.kind === 'take') return { label: w`Take ${coal(move.coal)}` };
    if (move.kind === 'dig') return { label: w`Dig`, detail: w`0 to 3 coal` };
    if (move.kind === 'buy') return { label: w`Buy ${wagonName(move.wagon)}`, detail: money(PRICE) };
    return { label: w`${name(move.seat)} gives 1 to ${name(move.to)}` };
  };
  return {
    seat: (seat) => name(seat),
    move: label,
    kind: (kind) => ({ take: w`Take`, dig: w`Dig`, buy: w`Buy`, give: w`Give` })[kind],
    event(event) {
      if (event.kind === 'coalTaken') return w`${name(event.seat)} takes ${coal(event.coal)}.`;
      if (event.kind === 'wagonBought') return w`${name(event.seat)} buys ${wagonName(event.wagon)}.`;
      if (event.kind === 'coalGiven') return w`${name(event.seat)} gives 1 coal to ${name(event.to)}.`;
      return event.kind === 'turnBegun' ? w`It is the turn of ${name(event.seat)}.` : undefined;
    },
    violation({ code, facts }) {
      if (code === 'tooLittleCoal') return w`${String(facts.has)} coal are not enough for ${String(facts.needs)}.`;
      return code === 'wagonGone' ? w`This wagon is sold.` : w`There is nothing to give.`;
    },
    prompt: (prompt) => (prompt.kind === 'turn' ? w`${name(prompt.seat)} takes, digs or buys.` : w`The game is over.`),
    target: (target) => (target.startsWith('wagon:') ? wagonName(target.slice(6)) : w`the heap`),
  };
}

export function depotFacts(w: Tag): FactsOf<Depot> {
  const [name, wagonName] = namesOf(w);
  return (view) => [
    ...view.coal.map((n, seat) => ({ key: `coal${seat}`, of: name(seat), what: w`coal`, value: String(n) })),
    {
      key: 'wagons',
      of: w`Wagons`,
      what: w`sold`,
      value: listed(w, Object.keys(view.wagons).map(wagonName)) || w`none`,
    },
  ];
}
