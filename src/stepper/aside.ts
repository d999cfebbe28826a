/** How many texts that cannot be read are set aside for one key; with one more, nothing new is kept. */
const ASIDES = 3;

/** Where texts of a key are set aside, in the order in which the keys fill. */
export const asidesOf = (key: string): string[] =>
  Array.from({ length: ASIDES }, (_, i) => (i === 0 ? `${key}:aside` : `${key}:aside:${i + 1}`));
