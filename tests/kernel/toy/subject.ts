import { subject as sidings } from '../../house/toy/tests/laws/subject.ts';
import type { Subject } from '../../laws/subject.ts';

const seats = [2, 3, 4];

/** Sidings in few configurations, with its expansion in some of them. */
export const subject: Subject = {
  ...sidings,
  configs: [
    ...seats.map((seats) => ({ seats })),
    ...seats.map((seats) => ({ seats, modules: ['night'] })),
    { seats: 2, variants: { short: true } },
    { seats: 3, modules: ['night'], variants: { short: true }, rulings: { tie: 'later' } },
  ],
};
