import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { PaidSums } from '@contracts/statement';

/** Minor units of `iso`. */
export type Sums = { accountId: number; iso: string; deposits: number; withdrawals: number };

export function toSums({ accountId, currency: iso, deposits, withdrawals }: PaidSums): Sums {
  const { digits } = currencyFacts(iso);
  return { accountId, iso, deposits: toMinor(deposits, digits), withdrawals: toMinor(withdrawals, digits) };
}
