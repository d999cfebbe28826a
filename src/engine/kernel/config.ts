import type { AnyConfig } from './game.ts';
import { isRecord } from './json.ts';

const isAll = (values: unknown, type: 'boolean' | 'string'): boolean =>
  values === undefined || (isRecord(values) && Object.values(values).every((one) => typeof one === type));

/** True where what came from outside has the shape of a configuration, or of part of one; whether a game can be set so, it says. */
export function isPartlyConfig(given: unknown): given is Partial<AnyConfig> & { readonly seats: number } {
  if (!isRecord(given) || !Number.isSafeInteger(given.seats)) return false;
  const { modules = [], variants, rulings } = given;
  const areNamed = Array.isArray(modules) && modules.every((module) => typeof module === 'string');
  return areNamed && isAll(variants, 'boolean') && isAll(rulings, 'string');
}

/** The same of a whole configuration. */
export const isConfig = (given: unknown): given is AnyConfig =>
  isPartlyConfig(given) && ['modules', 'variants', 'rulings'].every((part) => Object.hasOwn(given, part));
