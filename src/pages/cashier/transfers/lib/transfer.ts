import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { Transfer as WireTransfer } from '@contracts/wallets';

/** `minor` of `iso` left, `credited` of `toIso` came, minor units. `at`: epoch ms. */
export type Transfer = Pick<WireTransfer, 'id' | 'number' | 'iso' | 'toIso' | 'rate'> & {
  at: number;
  minor: number;
  credited: number;
};

export const toTransfer = ({ id, number, at, amount, iso, credited, toIso, rate }: WireTransfer): Transfer => ({
  ...{ id, number, iso, toIso, rate, at: at * 1000 },
  minor: toMinor(amount, currencyFacts(iso).digits),
  credited: toMinor(credited, currencyFacts(toIso).digits),
});
