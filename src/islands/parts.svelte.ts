import type { FactsOf } from '../games/common/words/words.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Adapter } from './adapter.ts';
import type { Session } from './session.svelte.ts';
import type { OpenTask } from './task.svelte.ts';

/** What an example shows only now and then: it is loaded when it is shown, and absent until then. */
export interface Parts<T extends GameTypes> {
  readonly pane: { Part: typeof import('./Pane.svelte').default; facts: FactsOf<T> } | undefined;
  readonly Notices: typeof import('./Notices.svelte').default | undefined;
  readonly ByHand: typeof import('./ByHand.svelte').default | undefined;
  readonly Kept: typeof import('./Kept.svelte').default | undefined;
  readonly tasks:
    | {
        Tools: typeof import('./Task.svelte').default;
        Held: typeof import('./Held.svelte').default;
        open: OpenTask;
      }
    | undefined;
  /** Whether a part that is shown did not come. */
  readonly isUnloaded: boolean;
  /** Loads what is shown now, and asks again for what did not come; `isByHand`: a link that the reader copies. */
  load(isByHand: boolean): Promise<void>;
}

/** Opens the parts of an example; to be called while an island is set up. `say` reads out, `id` begins the ids of what they draw. */
export function openParts<T extends GameTypes>(
  adapter: Adapter<T>,
  session: Session<T>,
  say: (text: string) => void,
  id: string,
): Parts<T> {
  let pane = $state.raw<Parts<T>['pane']>();
  let Notices = $state.raw<Parts<T>['Notices']>();
  let ByHand = $state.raw<Parts<T>['ByHand']>();
  let Kept = $state.raw<Parts<T>['Kept']>();
  let tasks = $state.raw<Parts<T>['tasks']>();
  let isUnloaded = $state.raw(false);
  return {
    get pane() {
      return pane;
    },
    get Notices() {
      return Notices;
    },
    get ByHand() {
      return ByHand;
    },
    get Kept() {
      return Kept;
    },
    get tasks() {
      return tasks;
    },
    get isUnloaded() {
      return isUnloaded;
    },
    async load(isByHand) {
      const { context, cursor, resume, task } = session;
      const [isOpened, hasLines, isTold] = [context.pane !== 'none', cursor.lines.length > 0, context.notice ?? resume];
      try {
        if (isOpened && !pane) {
          const [{ default: Part }, facts] = await Promise.all([
            import('./Pane.svelte'),
            adapter.facts(),
            adapter.refusals?.come(),
          ]);
          pane = { Part, facts };
        }
        if (isByHand) ByHand ??= (await import('./ByHand.svelte')).default;
        if (hasLines) Kept ??= (await import('./Kept.svelte')).default;
        if (isTold) Notices ??= (await import('./Notices.svelte')).default;
        if (task && !tasks) {
          const { openTask, Tools, Held } = await import('./task.svelte.ts');
          tasks = { Tools, Held, open: openTask(adapter, session, say, id) };
        }
        isUnloaded = false;
      } catch {
        isUnloaded = true;
      }
    },
  };
}
