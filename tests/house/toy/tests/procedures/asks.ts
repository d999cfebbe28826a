import type { Standing } from '../../../../../src/games/common/procedures/procedure.ts';
import type { Prompt, Toy } from '../../src/engine/types.ts';

const asked =
  (kind: Prompt['kind']) =>
  ({ prompt }: Standing<Toy>) =>
    prompt.kind === kind;

/** What the engine asks in the states of the chart. */
export const asks = {
  turn: {
    outside: ({ prompt }: Standing<Toy>) => prompt.kind === 'bid' || prompt.kind === 'over',
    load: asked('load'),
    shunt: asked('shunt'),
    earn: asked('earn'),
    settleUp: asked('settleUp'),
  },
};
