/** Why mutants of a kind need not be noticed. All that is given has to fit. */
export interface Explanation {
  /** The file, below the engine of the game; any where none is named. */
  readonly file?: string;
  readonly mutator?: string;
  /** A part of what stood there. */
  readonly original?: string;
  /** What stands there instead, in whole. */
  readonly replacement?: string;
  readonly why: string;
}

/** Kept by hand: an explanation that fits no mutant is told by `npm run mutate`. The first that fits is taken. */
export const EXPLAINED: Readonly<Record<string, readonly Explanation[]>> = {
  'railroad-revolution': [
    {
      mutator: 'OptionalChaining',
      why: 'the place of the list is always there; the compiler asks for `?.` wherever a list is read by a number',
    },
    {
      file: 'moves/anytime.ts',
      mutator: 'BooleanLiteral',
      original: 'true',
      why: 'only the names are read; as the keys of a record they are complete, or it does not compile',
    },
    {
      file: 'helps.ts',
      original: 'task.kind ===',
      replacement: 'true',
      why: 'a move of this kind answers that task alone; the comparison is for the compiler',
    },
    {
      file: 'helps.ts',
      original: "action.action === 'station'",
      replacement: 'true',
      why: 'no other action has a city',
    },
    {
      file: 'helps.ts',
      original: 'action.section === undefined',
      why: 'without a section no tile is found either; no other action has one',
    },
    {
      file: 'helps.ts',
      original: "action.action !== 'telegraph'",
      why: 'no other action has a section, so that no tile is found either',
    },
    {
      file: 'helps.ts',
      original: 'tile !== undefined',
      replacement: 'true',
      why: 'what refers to a city is refused before one is chosen',
    },
    {
      file: 'helps.ts',
      original: 'effect !== undefined',
      why: 'what refers to a tile is refused where there is none',
    },
    {
      file: 'helps.ts',
      original: "case 'telegraph'",
      why: 'only a shortcut: turquoise is then tried also where its tile brings nothing',
    },
    {
      file: 'helps.ts',
      original: 'const effect = sectionEffect(state, action); if (worker',
      why: 'only a shortcut: turquoise is then tried also where its tile brings nothing',
    },
    {
      file: 'helps.ts',
      original: "worker === 'turquoise'",
      why: 'only a shortcut: turquoise is then tried also where its tile brings nothing',
    },
    {
      file: 'helps.ts',
      original: '!train',
      why: 'only trains that are there can be flipped',
    },
    {
      file: 'helps.ts',
      original: '!task',
      why: 'the look-ahead goes on only while a seat is asked something',
    },
    {
      file: 'helps.ts',
      original: 'default: return true;',
      why: 'nothing is said then, which the look-ahead takes for a move that helps',
    },
    {
      file: 'index.ts',
      original: 'maxMoves: 2500',
      why: 'bounds for whole games, which only `npm test` plays by the hundred',
    },
    {
      file: 'configure.ts',
      original: '[]',
      why: 'every test names its modules by none at all, and an unknown one is refused by the kernel',
    },
  ],
};
