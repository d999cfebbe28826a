declare module 'virtual:roundhouse/search' {
  /** Loads the dialog of the search. */
  export const loadSearch: () => Promise<typeof import('./dialog.ts')>;
}
