import { currencyFacts } from '../currencies.ts';
import { exchanged, saidRate } from '../payments/index.ts';
import { poolDigits, poolIso } from './index.ts';

/** The worth of a pool's sum on the account, at the rate of the purchase. */
export const worthOf = ({ iso, rate }: { iso: string; rate: number }, poolMinor: number): number =>
  iso === poolIso
    ? poolMinor
    : exchanged(poolMinor, saidRate(1 / rate), { from: poolDigits, to: currencyFacts(iso).digits });
