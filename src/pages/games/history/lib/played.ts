import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { PlayedRound, SharedPlayed } from '@contracts/rounds';

import { type Round, toRound } from '@/entities/games/round';

/** A bet on a round that everybody plays. Sums: minor units of `iso`. */
export type SharedRow = Omit<SharedPlayed, 'currency'> & { iso: string };
export type Played = Round | SharedRow;

export const isShared = (round: Played): round is SharedRow => 'shared' in round;

export function toPlayed(round: PlayedRound): Played {
  if (!('shared' in round)) return toRound(round);
  const { currency, stake, payout, ...rest } = round;
  const { digits } = currencyFacts(currency);
  return { ...rest, iso: currency, stake: toMinor(stake, digits), payout: toMinor(payout, digits) };
}
