/** The clauses of the base game for which those of the expansion stand. */
export const replaces = { 'haul-income': 'night-income' } as const;
