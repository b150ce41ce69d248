import type { CouponIn, CouponTypeId } from '../../contracts/coupon.ts';
import { isExpress } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { carriesHyper, type HyperBonus, type Milli, toMinor } from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';
import { returnOf, type SlipBet } from './slip.ts';

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
  if (percent <= 0 || !isExpress(typeId) || !carriesHyper(legs)) return null;
  const { first } = currencyFacts(iso);
  return { percent, min: first * minStakes, max: first * maxStakes };
}

/** What a coupon may bring back at most, with its bonus. */
const mostBack = 0.995;

/** The hyper bonus of these bets; none where their margin does not cover it. Decision D-661. */
export function hyperFor(
  world: World,
  config: SiteConfig,
  { typeId, bets, iso }: { typeId: CouponTypeId; bets: readonly SlipBet[]; iso: string },
): HyperBonus | null {
  const offer = offeredHyper(config, typeId, bets, iso);
  const back = bets.reduce((all, bet) => all * returnOf(world, bet), 1);
  // A house that takes no margin at all has chosen to give.
  return offer === null || (back < 1 && back * (1 + offer.percent / 100) > mostBack) ? null : offer;
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
