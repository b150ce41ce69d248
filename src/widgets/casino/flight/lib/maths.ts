import { sharedGameOf } from '@contracts/shared-games';
import type { SharedRound } from '@contracts/shared-rounds';

const exits = [150, 200, 500, 1000, 5000];

/** How many of these rounds got as far as each exit (hundredths), and how many do in the long run. */
export const againstMaths = (last: readonly SharedRound[]): { exit: number; came: number; expected: number }[] =>
  exits.map((exit) => ({
    exit,
    came: last.filter(({ draws: [end = 0] }) => end >= exit).length,
    expected: last.length * sharedGameOf('crash').hitRateOf({ auto: exit }),
  }));
