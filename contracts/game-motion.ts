import type { Slug } from './games/facts.ts';

/** Wood, brass, ivory: things that are the same in every theme. */
export const fixedColours = { wood: '#6b3f1d', gold: '#d9b15a', white: '#ffffff', black: '#17202a' } as const;
export type FixedColour = keyof typeof fixedColours;

/** So long a picture moves to what was drawn, ms. It may be skipped, and it decides nothing. */
export const pictureMotionMs: Partial<Record<Slug, number>> = {
  roulette: 3500,
  wheel: 2500,
  'peg-drop': 1600,
  'five-lines': 1200,
  'lantern-tide': 1500,
  'comet-garden': 1500,
  'hi-lo': 300,
  baccarat: 1100,
  blackjack: 900,
  jacks: 900,
  'sic-bo': 900,
  keno: 1200,
  'bingo-75': 1800,
};
