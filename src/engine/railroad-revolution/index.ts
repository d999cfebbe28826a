import { assemble } from '../kernel/assemble.ts';
import { base } from './base.ts';

export { base };

/** Railroad Revolution with all that is in its box. */
export const railroadRevolution = assemble(base);
