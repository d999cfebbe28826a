import type { Scenario } from '../common/scenario.ts';
import { referring, type Wing } from '../common/wing.ts';
import type { Types } from './engine/types.ts';
import { procedures } from './procedures/registry.ts';

const reference = /* @__PURE__ */ referring<Types>({
  engine: () => import('./engine/index.ts').then((all) => all.whistleStop),
  proofs: () => import('./engine/proofs.ts').then((all) => all.proofs),
  sheets: { base: () => import('./board/board.css?url') },
  words: () => import('./words/words.ts').then((all) => all.whistleStop),
  scene: () => import('./board/Scene.svelte').then((all) => all.default),
  thumb: () => import('./board/Thumb.svelte').then((all) => all.default),
  setup: { base: () => import('./board/setup-scene.ts').then((all) => all.setupScene) },
  components: () => import('./words/known.ts').then((all) => all.catalogue),
  procedures,
});

/** Whistle Stop, as far as it is here. */
export const game: Wing = {
  id: 'whistle-stop',
  plays: { base: () => import('./play.ts').then((all) => all.play) },
  scenarios: import.meta.glob<Scenario>(['./scenarios/*.ts', '!**/positions.ts'], { import: 'scenario' }),
  ...(import.meta.env.SSR ? { reference } : {}),
};
