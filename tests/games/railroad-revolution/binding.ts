type ByGame<T> = Readonly<Record<string, T>>;

/** How many numbered statements each set of rules has, by the letters of its statements. */
export const statementCounts: ByGame<Readonly<Record<string, number>>> = {
  'railroad-revolution': { RR: 252, RE: 81 },
  'railway-workers': { RW: 226 },
  'whistle-stop': { WS: 170 },
};

/** The chapters whose every rule the engine cites. A chapter that gets there must be added: there is no way back. */
export const enforced: ByGame<readonly string[]> = {
  'railroad-revolution': [
    'setup',
    'turn',
    'workers',
    'station',
    'railroad',
    'telegraph',
    'trade',
    'trains',
    'deals',
    'milestones',
    'tracks',
    'end',
    'evolution',
  ],
  'railway-workers': ['overview', 'setup', 'round', 'dice-and-turn-order', 'action-cards', 'market', 'end'],
  'whistle-stop': ['overview', 'setup', 'round', 'movement', 'stops', 'end'],
};

/** The chapters whose every enforced clause is named by a test or a scenario; the same holds for them. */
export const proven: ByGame<readonly string[]> = {
  'railroad-revolution': [
    'turn',
    'railroad',
    'telegraph',
    'trade',
    'deals',
    'milestones',
    'tracks',
    'end',
    'evolution',
  ],
  'railway-workers': ['overview', 'setup', 'round', 'dice-and-turn-order', 'action-cards', 'market', 'end'],
  'whistle-stop': ['overview', 'setup', 'round', 'movement', 'stops', 'end'],
};

/** Rules that bind no move, so that no code can cite them: theme, components, words. */
export const bindsNoMove: ByGame<readonly string[]> = {
  'railroad-revolution': [],
  'railway-workers': [],
  'whistle-stop': [],
};
