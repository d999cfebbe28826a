/** What the fidelity tests hold a game to, and each of its modules: `binding.ts` in the folder of its tests. */
export interface Binding {
  /** How many numbered statements its rules have, by the letters of the statements. */
  readonly statements: Readonly<Record<string, number>>;
  /** The chapters whose every rule the engine cites. A chapter that gets there must be added: there is no way back. */
  readonly enforced: readonly string[];
  /** The chapters whose every enforced clause is named by a test or a scenario; the same holds for them. */
  readonly proven: readonly string[];
  /** Rules that bind no move, so that no code can cite them: theme, components, words. */
  readonly bindsNoMove: readonly string[];
}
