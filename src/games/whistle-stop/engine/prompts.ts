import type { Seat } from '../../../kernel/agenda.ts';
import type { RuleId } from './rules.ts';
import type { HexId } from './tables/board.ts';
import type { TrainNumber } from './tables/constants.ts';
import type { Token } from './tables/goods.ts';
import type { StopId } from './types.ts';

interface Common {
  readonly seat: Seat;
  /** The clause that asks. */
  readonly rule: RuleId;
}

/** What a player is asked. */
export type Prompt =
  | (Common & { readonly kind: 'placeTrain'; readonly left: number })
  /** `left`: tokens that may still be spent in this turn. */
  | (Common & { readonly kind: 'turn'; readonly left: number; readonly moved: boolean })
  /** `laid`: tiles laid in this leg so far. */
  | (Common & {
      readonly kind: 'layTile';
      readonly hex: HexId;
      readonly laid: number;
      readonly train: TrainNumber;
      readonly token: Token;
    })
  /** `mayEnd`: whether the move can end here; `endTile`: whether this is the last stop before the resource track. */
  | (Common & {
      readonly kind: 'firstStop';
      readonly stop: StopId;
      readonly train: TrainNumber;
      readonly mayEnd: boolean;
      readonly endTile: boolean;
    })
  | (Common & { readonly kind: 'town'; readonly hex: HexId })
  | (Common & { readonly kind: 'delivery'; readonly hex: HexId })
  | (Common & { readonly kind: 'giveShare' })
  | (Common & { readonly kind: 'leaveBoard'; readonly train: TrainNumber })
  | (Common & { readonly kind: 'takeGoods'; readonly at: 'generalStore' | 'resourceTrack' })
  | (Common & { readonly kind: 'trade'; readonly left: number })
  | (Common & { readonly kind: 'discardResource' })
  | (Common & { readonly kind: 'refill'; readonly missing: number });

export type PromptKind = Prompt['kind'];
