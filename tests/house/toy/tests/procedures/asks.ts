import type { Standing } from '../../../../../src/games/common/procedures/procedure.ts';
import type { Prompt, Toy } from '../../src/engine/types.ts';

const asked =
  (kind: Prompt['kind']) =>
  ({ prompt }: Standing<Toy>) =>
    prompt.kind === kind;

/** What the engine asks in the states of the chart. */
export const asks = {
  turn: {
    // Before a turn by night its player is asked about the lamp.
    outside: ({ prompt }: Standing<Toy>) => ['bid', 'lamp', 'over'].includes(prompt.kind),
    load: asked('load'),
    shunt: asked('shunt'),
    earn: asked('earn'),
    settleUp: asked('settleUp'),
  },
};
