import type { Slug } from './games/facts.ts';

/** Wood, brass, ivory: things that are the same in every theme. */
export const fixedColours = {
  ...{ wood: '#6b3f1d', gold: '#d9b15a', white: '#ffffff', black: '#17202a' },
  ...{ ivory: '#fbf7ee', red: '#b3321f', win: '#3bbf9c', lose: '#e0785a' },
} as const;
export type FixedColour = keyof typeof fixedColours;

/** Its result lies under something that its player takes away, in their own time. */
export const isCovered = (game: Slug): boolean => game === 'scratch';

/** So long a picture moves to what was drawn, ms. It may be skipped, and it decides nothing. */
export const pictureMotionMs: Partial<Record<Slug, number>> = {
  roulette: 3500,
  wheel: 2500,
  'peg-drop': 1600,
  'five-lines': 1200,
  'lantern-tide': 1500,
  'comet-garden': 1500,
  dice: 700,
  'hi-lo': 300,
  baccarat: 1100,
  blackjack: 900,
  jacks: 900,
  'sic-bo': 900,
  keno: 1200,
  'bingo-75': 1800,
};
