import type { Scenario } from '../../../../src/games/common/scenario.ts';
import { referring, type Wing } from '../../../../src/games/common/wing.ts';
import type { Night } from './modules/night/engine/index.ts';
import { procedures } from './procedures/registry.ts';

const reference = /* @__PURE__ */ referring<Night>({
  engine: () => import('./engine/index.ts').then((all) => all.sidings),
  proofs: () => import('./modules/night/engine/proofs.ts').then((all) => all.proofs),
  sheets: {
    base: () => import('./board/board.css?url'),
    night: () => import('./modules/night/board/board.css?url'),
  },
  words: () => import('./modules/night/words/words.ts').then((all) => all.sidingsWords),
  procedures,
});

/** Sidings, a toy, with its expansion in the box. */
export const game: Wing = {
  id: 'sidings',
  plays: {
    base: () => import('./play.ts').then((all) => all.play),
    night: () => import('./modules/night/play.ts').then((all) => all.play),
  },
  scenarios: {
    ...import.meta.glob<Scenario>(['./scenarios/*.ts', '!**/positions.ts'], { import: 'scenario' }),
    ...import.meta.glob<Scenario>('./modules/*/scenarios/*.ts', { import: 'scenario' }),
  },
  ...(import.meta.env.SSR ? { reference } : {}),
};
