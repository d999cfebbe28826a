import type { Seat } from '../../../kernel/agenda.ts';
import type { GameTypes, Over } from '../../../kernel/game.ts';
import type { Violation } from '../../../kernel/rules.ts';
import type { ScoreLine } from '../../../kernel/score.ts';
import type { Label, Words } from './words.ts';

/**
 * What is said about a module, and about what its base game says otherwise where it is played; `undefined` where the base
 * game has the words. An event that says nothing to a reader is ''.
 */
export interface ModuleWords<T extends GameTypes> {
  move(move: T['Move'], view: T['View'], asked?: T['Prompt'] | Over<T['Rule']>): Label | undefined;
  kind(kind: T['Move']['kind']): string | undefined;
  event(event: T['Event'], view: T['View']): string | undefined;
  violation(violation: Violation<T['Rule']>, move: T['Move'], view: T['View'], asked?: Seat): string | undefined;
  score(line: ScoreLine<T['Rule']>, view: T['View']): string | undefined;
  prompt(prompt: T['Prompt'] | Over<T['Rule']>, view: T['View']): string | undefined;
  target(target: string, view: T['View']): string | undefined;
}

/** The words of a game with those of a module, which speaks first. */
export function withModule<B extends GameTypes, T extends GameTypes>(base: Words<B>, module: ModuleWords<T>): Words<T> {
  // what a module has no words for is the base game's
  const before = base as unknown as Words<T>;
  return {
    ...before,
    move: (move, view, asked) => module.move(move, view, asked) ?? before.move(move, view, asked),
    kind: (kind) => module.kind(kind) ?? before.kind(kind),
    event(event, view) {
      const text = module.event(event, view) ?? before.event(event, view);
      return text === '' ? undefined : text;
    },
    violation: (violation, move, view, asked) =>
      module.violation(violation, move, view, asked) ?? before.violation(violation, move, view, asked),
    score: (line, view) => module.score(line, view) ?? before.score?.(line, view) ?? '',
    prompt: (prompt, view) => module.prompt(prompt, view) ?? before.prompt(prompt, view),
    target: (target, view) => module.target(target, view) ?? before.target(target, view),
  };
}
