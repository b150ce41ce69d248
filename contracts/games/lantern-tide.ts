import { reelGame, type Reels } from './reels.ts';

/** M moon, B boat, K kite, S shell, E diamond, D triangle, C square, A circle; W is the lantern. */
export const lanternReels: Reels = {
  strips: [
    'MCADBEACSDEABCDSEACDEBKA',
    'DAEMCBASEDCAWEBCDASKECDA',
    'AEDCBSAEMDCAWEDBCSAEDKCA',
    'CADEBASCDEAWCBDEMASDCEKA',
    'EACDBSEACDMAEBCDSAEKCDAE',
  ],
  pays: {
    M: [100, 400, 2500],
    B: [60, 240, 1200],
    K: [50, 200, 1000],
    S: [30, 100, 400],
    E: [16, 50, 160],
    D: [12, 40, 140],
    C: [10, 30, 120],
    A: [8, 24, 80],
  },
  free: null,
};

/** Counted over all 7,962,624 windows: `npm run games:returns` counts them again. */
export const lanternTide = reelGame('lantern-tide', lanternReels, {
  share: 0.9673042454346709,
  hits: 0.3179253472222222,
});
