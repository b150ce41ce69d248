import { floorOf, type Ratio } from './ratio.ts';
import type { Minor } from './types.ts';

/** Money is rounded only here: down to a whole minor unit, then to the cap. */
export function payable(value: Ratio, maxPayout: Minor | null | undefined): bigint {
  const whole = floorOf(value);
  if (maxPayout === null || maxPayout === undefined) return whole;
  return whole < BigInt(maxPayout) ? whole : BigInt(maxPayout);
}
