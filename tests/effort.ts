/** Whole games that `npm test` plays of each configuration. */
const ALL = 60;

/** Whole games that this run plays of each: as many as ROUNDHOUSE_PLAYS says, which are 10 in `npm run test:unit`. */
export const PLAYS = Number(process.env.ROUNDHOUSE_PLAYS ?? ALL);
if (!Number.isSafeInteger(PLAYS) || PLAYS < 1) throw new RangeError('ROUNDHOUSE_PLAYS is a number of games');

/** Whether this run does all that there is to do, and not only what the inner loop has time for. */
export const isWhole = PLAYS >= ALL;

/** Of so many random cases those that this run looks at: all of them, or as large a part as it plays of the games. */
export const some = (all: number): number => (isWhole ? all : Math.ceil((all * PLAYS) / ALL));
