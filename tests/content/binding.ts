type ByGame<T> = Readonly<Record<string, T>>;

/** How many numbered statements each set of rules has, by the letters of its statements. */
export const statementCounts: ByGame<Readonly<Record<string, number>>> = {
  'railroad-revolution': { RR: 252 },
};

/** The chapters that the engine enforces whole. */
export const enforced: ByGame<readonly string[]> = {
  'railroad-revolution': ['deals'],
};

/** Rules that bind no move, so that no code can cite them: theme, components, words. */
export const bindsNoMove: ByGame<readonly string[]> = {
  'railroad-revolution': [],
};
