/** `turn`: the place of the sport among the virtual leagues; `week`: the number of the chain in this sport, from 0. */
export type ChainName = { turn: number; week: number };

/** Chains of a sport go up by one; those of no two sports have one id. */
const chainSpan = 1_000_000;
export const chainIdOf = ({ turn, week }: ChainName): number => (turn + 1) * chainSpan + week + 1;
