import type { Slug } from './games/facts.ts';

/** Wood, brass, ivory: materials that are the same in every theme. */
export const fixedColours = {
  ...{ wood: '#6b3f1d', gold: '#d9b15a', white: '#ffffff', black: '#17202a' },
  ...{ ivory: '#fbf7ee', red: '#b3321f', win: '#3bbf9c', lose: '#e0785a' },
} as const;
export type FixedColour = keyof typeof fixedColours;

/** The result is covered until its player uncovers it. */
export const isCovered = (game: Slug): boolean => game === 'scratch';

/** Cards come one after the other, so many milliseconds apart at most, and each is on its way as long. */
export const dealMs = 180;
/** When a reel begins to fall, and for how long, in a motion of `ms`: each after the same time, whatever the others show. */
export const reelFall = (reel: number, ms: number) => ({ delay: (reel * ms) / 8, duration: ms / 3 });
