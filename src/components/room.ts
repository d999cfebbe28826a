/** The rooms that a text beside a board may have, in lines: islands.css has a height for each. */
const ROOMS = [4, 6, 8, 10, 12, 14];

/** The least room that holds so many lines; the largest where none does, and the text is scrolled. */
export const roomOf = (lines: number): number => ROOMS.find((room) => room >= lines) ?? 14;
