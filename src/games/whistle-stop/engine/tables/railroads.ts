/** The railroads whose shares are in the game. */
export const RAILROADS = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
export type Railroad = (typeof RAILROADS)[number];

/** The shares of each railroad by number, 1 on top. */
export const SHARE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type ShareNumber = (typeof SHARE_NUMBERS)[number];
