import type { Quote } from '@contracts/cashier';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';

/** The sum in the payer's other currency: minor units of `iso`. `rate`: so much of the account's does one unit buy. */
export type Charged = { iso: string; minor: number; rate: number };

export const toCharged = (wire: Quote['charged']): Charged | null =>
  wire === undefined
    ? null
    : { iso: wire.currency, minor: toMinor(wire.amount, currencyFacts(wire.currency).digits), rate: wire.rate };
