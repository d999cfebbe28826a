import { assemble } from '../../../../../src/kernel/assemble.ts';
import { night } from '../modules/night/engine/index.ts';
import { base } from './base.ts';

export { base };

/** Sidings with its expansion in the box; a configuration says whether it is played. */
export const sidings = assemble(base, night);
