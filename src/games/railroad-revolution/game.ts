import type { Scenario } from '../common/scenario.ts';
import { referring, type SetupScene, type Wing } from '../common/wing.ts';
import type { Types } from './engine/index.ts';
import { procedures } from './procedures/registry.ts';

const reference = /* @__PURE__ */ referring<Types>({
  engine: () => import('./engine/index.ts').then((all) => all.railroadRevolution),
  proofs: () => import('./modules/evolution/engine/proofs.ts').then((all) => all.proofs),
  sheets: {
    base: () => import('./board/board.css?url'),
    evolution: () => import('./modules/evolution/board/board.css?url'),
  },
  words: () => import('./modules/evolution/words/words.ts').then((all) => all.railroadRevolution),
  about: () => import('./modules/evolution/board/about.ts').then((all) => all.aboutOf),
  scene: () => import('./board/Scene.svelte').then((all) => all.default),
  thumb: () => import('./board/Thumb.svelte').then((all) => all.default),
  setup: {
    base: () => import('./board/setup-scene.ts').then((all) => all.setupScene),
    evolution: () =>
      import('./modules/evolution/board/setup-scene.ts').then((all) => all.setupScene as SetupScene<Types>),
  },
  procedures,
  components: () => import('./modules/evolution/words/catalogue.ts').then((all) => all.catalogue),
  figure: () => import('./modules/evolution/board/Figure.svelte').then((all) => all.default),
  sign: () => import('./board/TermSign.svelte').then((all) => all.default),
  specimen: () => import('./board/Specimen.svelte').then((all) => all.default),
});

/** Railroad Revolution, with Railroad Evolution in the box. */
export const game: Wing = {
  id: 'railroad-revolution',
  plays: {
    base: () => import('./play.ts').then((all) => all.play),
    evolution: () => import('./modules/evolution/play.ts').then((all) => all.play),
  },
  scenarios: {
    ...import.meta.glob<Scenario>(['./scenarios/*.ts', '!**/positions.ts'], { import: 'scenario' }),
    ...import.meta.glob<Scenario>(['./modules/*/scenarios/*.ts', '!**/positions.ts'], { import: 'scenario' }),
  },
  ...(import.meta.env.SSR ? { reference } : {}),
};
