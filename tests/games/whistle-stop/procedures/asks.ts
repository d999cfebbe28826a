import type { Standing } from '../../../../src/games/common/procedures/procedure.ts';
import type { PromptKind } from '../../../../src/games/whistle-stop/engine/prompts.ts';
import type { Types } from '../../../../src/games/whistle-stop/engine/types.ts';

const asked =
  (...kinds: readonly (PromptKind | 'over')[]) =>
  ({ prompt }: Standing<Types>) =>
    kinds.includes(prompt.kind);

/** Whether a train leaves the board past its End tile, and not from the stop where its move has ended. */
const isBypassing = ({ position }: Standing<Types>): boolean => {
  const task = position.agenda.at(-1);
  return task?.kind === 'leaveBoard' && task.bypassing;
};

/** What the engine asks in the states of the charts. */
export const asks = {
  'whistle-bypass': {
    outside: asked('placeTrain', 'refill', 'over'),
    token: asked('turn'),
    tile: asked('layTile'),
    first: asked('firstStop'),
    leave: isBypassing,
    gained: asked('takeGoods', 'discardResource'),
    arrived: (at: Standing<Types>) =>
      !isBypassing(at) &&
      asked('town', 'delivery', 'giveShare', 'trade', 'takeGoods', 'discardResource', 'leaveBoard')(at),
  },
};
