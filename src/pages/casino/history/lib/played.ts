import type { BonusPlayed } from '@contracts/bonus-tickets';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { LottoPlayed, PlayedRound, VirtualPlayed } from '@contracts/played-rounds';
import type { SharedPlayed } from '@contracts/rounds';

import { type Round, toRound } from '@/entities/casino/round';

/** A bet on a round that everybody plays. Sums: minor units of `iso`. */
export type SharedRow = Omit<SharedPlayed, 'currency'> & { iso: string };
/** A round of a free ticket. `unit`: what its prizes are multiples of, minor units. */
export type BonusRow = Omit<Round, 'game'> & { game: BonusPlayed['game']; unit: number };
/** What the check of a round shows. */
export type Checked = Round | SharedRow | BonusRow;
/** A ticket of a lottery or a coupon with virtual matches: pages of their own show it. `told`: as the server told it, for the computation. */
export type Led = Pick<SharedRow, 'id' | 'at' | 'iso' | 'stake' | 'payout' | 'nonce' | 'isOpen' | 'commitment'> & {
  game: 'lotto' | 'virtual';
  told: LottoPlayed | VirtualPlayed;
  /** What came back of a ticket's price for draws that were cancelled for it. */
  returned: number;
};
export type Played = Checked | Led;

export const isLed = (round: Played): round is Led => 'told' in round;

export const isShared = (round: Played): round is SharedRow => 'shared' in round;

export const isBonus = (round: Played): round is BonusRow => 'unit' in round;

export function toPlayed(round: PlayedRound): Played {
  const { digits } = currencyFacts(round.currency);
  if ('lotto' in round || 'virtual' in round) {
    const { id, game, at, nonce, isOpen, commitment, currency: iso } = round;
    const back = ('lotto' in round ? round.lotto.returned : undefined) ?? 0;
    const sums = {
      ...{ stake: toMinor(round.stake, digits), payout: toMinor(round.payout, digits) },
      returned: toMinor(back, digits),
    };
    return { ...{ id, game, at, nonce, isOpen, commitment, iso, told: round }, ...sums };
  }
  if ('bonus' in round) {
    const { currency, stake, payout, bonus, ...rest } = round;
    const sums = { stake: toMinor(stake, digits), payout: toMinor(payout, digits), unit: toMinor(bonus.unit, digits) };
    return { ...rest, iso: currency, ...sums };
  }
  if (!('shared' in round)) return toRound(round);
  const { currency, stake, payout, ...rest } = round;
  return { ...rest, iso: currency, stake: toMinor(stake, digits), payout: toMinor(payout, digits) };
}
