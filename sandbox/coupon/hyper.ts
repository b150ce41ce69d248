import type { CouponIn, CouponTypeId } from '../../contracts/coupon.ts';
import { isExpress } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { type HyperBonus, type Milli, toMinor } from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import type { Purse } from './account.ts';

const minBets = 4;
/** Of each leg, thousandths: legs that win anyway would carry the bonus and none of its price. Decision D-532. */
const leastMilli = 1200;
/** In first stakes of the currency. */
const [minStakes, maxStakes] = [2, 20];

/** The hyper bonus of a coupon. Only an express has one, where the site gives it (decision D-57). */
export function offeredHyper(
  config: SiteConfig,
  typeId: CouponTypeId,
  legs: readonly { milli: Milli }[],
  iso: string,
): HyperBonus | null {
  const { hyperBonusPercent: percent = 0 } = config;
  if (percent <= 0 || !isExpress(typeId) || legs.length < minBets) return null;
  if (legs.some(({ milli }) => milli < leastMilli)) return null;
  const { first } = currencyFacts(iso);
  return { percent, min: first * minStakes, max: first * maxStakes };
}

/** The hyper bonus that the slip was promised. Null: none. Minor units. */
export function askedHyper(slip: CouponIn, { digits }: Purse): HyperBonus | null {
  const { hyperBonusPercent: percent, minHyperBonusBetLimit: min, maxHyperBonusLimit: max } = slip;
  if (percent === undefined) return null;
  return { percent, min: toMinor(min ?? 0, digits), max: toMinor(max ?? 0, digits) };
}

/** The site gives something else now than it promised the slip. */
export const hasHyperMoved = (asked: HyperBonus | null, offered: HyperBonus | null): boolean =>
  asked !== null &&
  (offered === null || asked.percent !== offered.percent || asked.min !== offered.min || asked.max !== offered.max);
