import { currencyFacts } from '../../contracts/currencies.ts';
import type { CouponIn, CouponTypeId } from '../../contracts/coupon.ts';
import { toMinor, type HyperBonus } from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import type { Purse } from './account.ts';

const MIN_BETS = 4;
/** In first stakes of the currency. */
const [MIN_STAKES, MAX_STAKES] = [2, 20];

/** The hyper bonus that a coupon gets: of an express alone, where the site gives one (decision D-57). */
export function offeredHyper(config: SiteConfig, typeId: CouponTypeId, bets: number, iso: string): HyperBonus | null {
  const { hyperBonusPercent: percent = 0 } = config;
  if (percent <= 0 || typeId !== 1 || bets < MIN_BETS) return null;
  const { first } = currencyFacts(iso);
  return { percent, min: first * MIN_STAKES, max: first * MAX_STAKES };
}

/** What the slip says it was promised; null: nothing. Minor units. */
export function askedHyper(slip: CouponIn, { digits }: Purse): HyperBonus | null {
  const { hyperBonusPercent: percent, minHyperBonusBetLimit: min, maxHyperBonusLimit: max } = slip;
  if (percent === undefined) return null;
  return { percent, min: toMinor(min ?? 0, digits), max: toMinor(max ?? 0, digits) };
}

/** The slip was promised something else than is given now. */
export const hasHyperMoved = (asked: HyperBonus | null, offered: HyperBonus | null): boolean =>
  asked !== null &&
  (offered === null || asked.percent !== offered.percent || asked.min !== offered.min || asked.max !== offered.max);
