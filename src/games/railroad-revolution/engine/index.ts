import { assemble } from '../../../kernel/assemble.ts';
import { evolution } from '../modules/evolution/engine/index.ts';
import { base } from './base.ts';

export type { Types } from '../modules/evolution/engine/types.ts';
export { base };

/** Railroad Revolution with its expansion in the box; a configuration says whether it is played. */
export const railroadRevolution = assemble(base, evolution);
