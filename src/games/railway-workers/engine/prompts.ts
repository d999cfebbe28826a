import type { Seat } from '../../../kernel/agenda.ts';
import type { RuleId } from './rules.ts';
import type { CardId } from './tables/cards.ts';
import type { SlotNumber } from './tables/player-board.ts';
import type { Half } from './types.ts';

interface Common {
  readonly seat: Seat;
  /** The clause that asks. */
  readonly rule: RuleId;
}

/** What a player is asked. */
export type Prompt =
  | (Common & { readonly kind: 'placeCard'; readonly slot: SlotNumber })
  | (Common & { readonly kind: 'readyCards' })
  | (Common & { readonly kind: 'lowTotal'; readonly total: number })
  /** `left`: Reroll tokens that can still be used in this phase. */
  | (Common & { readonly kind: 'rerollTokens'; readonly left: number })
  | (Common & { readonly kind: 'assignDie'; readonly slot: SlotNumber })
  | (Common & { readonly kind: 'readyDice' })
  /** `opens` are the actions that the Sum opens, those done among them. */
  | (Common & {
      readonly kind: 'turn';
      readonly slot: SlotNumber;
      readonly card: CardId;
      readonly sum: number;
      readonly raised: boolean;
      readonly opens: readonly Half[];
      readonly done: readonly Half[];
    });

export type PromptKind = Prompt['kind'];
