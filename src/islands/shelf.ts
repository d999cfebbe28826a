import { dress } from '../games/common/board/late.svelte.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Tasks } from '../stepper/machine.ts';
import type { Scenario } from '../games/common/scenario.ts';

/** The scenarios of one game, each loaded when it is wanted. */
export interface Shelf<T extends GameTypes> {
  /** Loads a scenario, or takes the module of it that is on its way; `undefined` where there is none of this id. */
  load(id: string, coming?: Promise<{ readonly scenario: Scenario<T> }>): Promise<Scenario<T> | undefined>;
  /**
   * A scenario that was loaded.
   * @throws RangeError where it was not: a page names a scenario that does not exist, or an island was not prepared.
   */
  get(id: string): Scenario<T>;
}

let tasks: Tasks | undefined;

/** What scenarios that set tasks need beside the rest, once one of them was loaded. */
export const loadedTasks = (): Tasks | undefined => tasks;

const hasTasks = ({ runs }: Pick<Scenario, 'runs'>) => runs.some(({ script }) => script.some((step) => 'try' in step));

/** A shelf of the modules that `import.meta.glob('…/*.ts', { import: 'scenario' })` finds. */
export function shelfOf<T extends GameTypes>(modules: Readonly<Record<string, () => Promise<Scenario<T>>>>): Shelf<T> {
  const loaded = new Map<string, Scenario<T>>();
  // A page that was built names the module; see brought.ts.
  const find = async (id: string) => {
    if (!import.meta.env.SSR && !import.meta.env.DEV) return undefined;
    const path = Object.keys(modules).find((one) => one.endsWith(`/${id}.ts`));
    const scenario = path === undefined ? undefined : await modules[path]?.();
    return scenario && { scenario };
  };
  return {
    async load(id, coming) {
      // The styles come along; an example without them is better than none.
      const dressing = import.meta.env.SSR ? undefined : dress().catch(() => undefined);
      const { scenario } = (await (coming ?? find(id))) ?? {};
      await dressing;
      if (scenario && hasTasks(scenario as unknown as Scenario)) tasks ??= (await import('../stepper/tasks.ts')).tasks;
      if (scenario) loaded.set(scenario.id, scenario);
      return scenario;
    },
    get(id) {
      const scenario = loaded.get(id);
      if (!scenario) throw new RangeError(`there is no scenario ${id}`);
      return scenario;
    },
  };
}

/** The ids of the modules of a glob. */
export function idsOf(modules: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(modules).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
}
