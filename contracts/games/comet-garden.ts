import { reelGame, type Reels } from './reels.ts';

/** H star, R ring, G drop, D diamond, C square, B triangle, A circle; W is the leaf, F the comet. */
export const cometReels: Reels = {
  strips: [
    'HADBFACRDABCDGABCADACBDG',
    'DAHCBAFDCAWBGCDARCBDACCB',
    'ADCBGARFDCAWDBHCABDACABD',
    'CADBAFCDBAWCBDHARDCABADC',
    'BACDBGACDFABHCDAGBCARDBC',
  ],
  pays: {
    H: [80, 300, 2000],
    R: [60, 240, 1000],
    G: [40, 150, 600],
    D: [10, 30, 110],
    C: [8, 26, 95],
    B: [7, 23, 85],
    A: [6, 19, 65],
  },
  free: { spins: 8, times: 2 },
};

/** Exact: every window for itself, and the free spins as what eight of them are worth on average. */
export const cometGarden = reelGame('comet-garden', cometReels, {
  share: 0.9613646842815258,
  hits: 0.3983336320613985,
});
