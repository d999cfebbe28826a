import type { AnyConfig } from './game.ts';
import { isRecord } from './json.ts';

const isAll = (values: unknown, type: 'boolean' | 'string'): boolean =>
  isRecord(values) && Object.values(values).every((one) => typeof one === type);

/** True where a configuration that came from outside has the shape of one; whether a game can be set so, the game says. */
export const isConfig = (given: unknown): given is AnyConfig =>
  isRecord(given) &&
  Number.isSafeInteger(given.seats) &&
  Array.isArray(given.modules) &&
  given.modules.every((module) => typeof module === 'string') &&
  isAll(given.variants, 'boolean') &&
  isAll(given.rulings, 'string');
