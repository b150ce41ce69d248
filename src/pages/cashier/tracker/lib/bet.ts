import type { CouponTypeId } from '@contracts/coupon';
import { isOneLine } from '@contracts/coupon-types';
import { currencyFacts } from '@contracts/currencies';
import { milliFromWire, toMinor } from '@contracts/maths';
import type { TrackedBet } from '@contracts/tracker';

/** Sums in minor units of `iso`, odds in thousandths, times in ms. */
export type Bet = Omit<TrackedBet, 'typeId' | 'placedAt' | 'endedAt' | 'staked' | 'returned' | 'profit' | 'odds'> & {
  iso: string;
  typeId: CouponTypeId;
  placedAt: number;
  endedAt: number;
  staked: number;
  profit: number;
  milli: number | null;
};

export function toBet({ staked, profit, odds, ...bet }: TrackedBet, iso: string): Bet {
  const minor = (money: number) => toMinor(money, currencyFacts(iso).digits);
  return {
    ...bet,
    iso,
    typeId: bet.typeId as CouponTypeId,
    placedAt: bet.placedAt * 1000,
    endedAt: bet.endedAt * 1000,
    staked: minor(staked),
    profit: minor(profit),
    milli: odds === null ? null : milliFromWire(odds),
  };
}

/** Why a bet has no closing-line value: it was live, its type has none, or a closing price is not known. */
export function noValueOf({ typeId, legs }: Pick<Bet, 'typeId' | 'legs'>): 'live' | 'type' | 'unknown' {
  if (!isOneLine(typeId)) return 'type';
  return legs.some(({ isLive }) => isLive) ? 'live' : 'unknown';
}
