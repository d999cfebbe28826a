import { isDrawn, light } from '../games/common/procedures/light.ts';
import type { Procedure } from '../games/common/procedures/procedure.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Adapter } from './adapter.ts';
import type { Session } from './session.svelte.ts';

/** Has the chart of a procedure, where the page shows it, follow the reader; to be called while an island is set up. */
export function followChart<T extends GameTypes>(
  { procedures }: Adapter<T>,
  session: Session<T>,
  procedure: string | undefined,
): void {
  if (procedure === undefined) return;
  let chart = $state.raw<Procedure<T>>();
  $effect(() => {
    if (!isDrawn(procedure)) return;
    if (chart) light(procedure, session.walked(chart.machine));
    // One that did not come is asked for again at the next step.
    else if (session.frame)
      procedures[procedure]?.().then(
        (one) => {
          chart = one;
        },
        () => undefined,
      );
  });
}
