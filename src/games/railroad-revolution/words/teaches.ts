import type { Violation } from '../../../kernel/rules.ts';

/** Refusals that only say that nothing of the kind is under way. */
const idle: readonly string[] = [
  'notAsked',
  'notInAction',
  'notAMove',
  'gameOver',
  'notBegun',
  'noSuchSeat',
  'nothingToPay',
];
export const teaches = ({ code }: Violation): boolean => !idle.includes(code);
