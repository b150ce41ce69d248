import type { Quote as WireQuote } from '@contracts/cashier';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';

import { type Charged, toCharged } from '@/entities/cashier/payment';

/** What a deposit would cost. `key`: of which one. `validUntil`: epoch ms. Sums: minor units of the account. */
export type Quote = {
  id: string;
  key: string;
  minor: number;
  fee: number;
  charged: Charged | null;
  validUntil: number;
};

export function toQuote({ id, currency, credited, fee, charged, validUntil }: WireQuote): Omit<Quote, 'key'> {
  const { digits } = currencyFacts(currency);
  return {
    ...{ id, minor: toMinor(credited, digits) },
    ...{ fee: toMinor(fee, digits), charged: toCharged(charged), validUntil: validUntil * 1000 },
  };
}
