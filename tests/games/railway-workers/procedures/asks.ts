import type { Standing } from '../../../../src/games/common/procedures/procedure.ts';
import type { PromptKind } from '../../../../src/games/railway-workers/engine/prompts.ts';
import type { Types } from '../../../../src/games/railway-workers/engine/types.ts';

const asked =
  (kind: PromptKind | 'over') =>
  ({ prompt }: Standing<Types>) =>
    prompt.kind === kind;

/** What the engine asks in the states of the charts. */
export const asks = {
  'dice-ordering': {
    outside: asked('over'),
    place: asked('placeCard'),
    readyCards: asked('readyCards'),
    low: asked('lowTotal'),
    tokens: asked('rerollTokens'),
    assign: asked('assignDie'),
    readyDice: asked('readyDice'),
    turn: (
      { prompt, position }: Standing<Types>,
      { open, left }: { readonly open: number; readonly left: number },
    ): boolean =>
      prompt.kind === 'turn' &&
      position.open === open &&
      position.agenda.filter(({ kind }) => kind === 'turn' || kind === 'startTurn').length === left,
  },
};
