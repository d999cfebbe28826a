/** What the engine knows of a clause it enforces: where the rulebook states it, and the module that brings it. */
export interface Rule {
  /** The heading of the rulebook under which the rule stands, with its page where the text gives one. */
  readonly section: string;
  readonly module?: string;
}

/** The rules of a game by clause id. */
export type RuleTable = { readonly [id: string]: Rule };

/** Plain facts about an event or a refusal; words are made of them elsewhere. */
export type Facts = { readonly [name: string]: string | number | boolean | readonly string[] | readonly number[] };

/** Why a move is refused: the clause, a code that picks the sentence, and the facts that fill it. */
export interface Violation<RuleId extends string = string> {
  readonly rule: RuleId;
  readonly code: string;
  readonly facts: Facts;
}
