import type { Slug } from './games/facts.ts';

/** Wood, brass, ivory: things that are the same in every theme. */
export const fixedColours = { wood: '#6b3f1d', gold: '#d9b15a', white: '#ffffff', black: '#17202a' } as const;
export type FixedColour = keyof typeof fixedColours;

/** So long a picture moves to what was drawn, ms. It may be skipped, and it decides nothing. */
export const pictureMotionMs: Partial<Record<Slug, number>> = { roulette: 3500 };
