import { accountTypes } from '../../contracts/account.ts';
import type { CouponTypeId } from '../../contracts/coupon.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { Milli, Minor } from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import { gameIdOf, isVirtualGame } from '../simulator/ids.ts';

/** Minor units of the account's currency. `max` null: without a limit. */
export type StakeLimits = { min: Minor; max: Minor | null; maxPayout: Minor };

/** In first stakes of the currency (150 roubles, 5 dollars): largest stake, largest net win of one coupon, largest payout. */
const maxStakes = 2000;
const maxNetWins = 20_000;
const maxPayouts = 100_000;

/** A coupon with a virtual match has so much of the largest stake and net win: a round comes every few minutes. Decision D-413. */
const virtualShare = 1 / 10;

/** The smallest stake of the house, minor units. */
export const leastStake = (iso: string): Minor => Math.max(1, Math.floor(currencyFacts(iso).step / 10));

/** The house's limits for a coupon with these odds. The specification names the limits; the sandbox sets their sums. */
function houseLimits(iso: string, milli: Milli, share: number): { min: Minor; max: Minor; maxPayout: Minor } {
  const { first } = currencyFacts(iso);
  const min = leastStake(iso);
  const byRisk = Math.floor((first * maxNetWins * share * 1000) / Math.max(1, milli - 1000));
  const max = Math.min(Math.floor(first * maxStakes * share), byRisk);
  return { min, max: Math.max(min, max - (max % min)), maxPayout: first * maxPayouts };
}

type LimitedTypes = Pick<SiteConfig, 'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount'>;

/**
 * The limits that hold: by the configuration's types, and no maximum for a bonus account. In any type, each of the
 * `lines` must cost at least the smallest coin; less is no stake. Spec: coupon §5, §6.
 */
export function bindingLimits(
  config: LimitedTypes,
  { typeId, accountType, iso, milli, lines, isVirtual }: Bound & { milli: Milli; lines: number; isVirtual: boolean },
): StakeLimits {
  const { min: houseMin, max, maxPayout } = houseLimits(iso, milli, isVirtual ? virtualShare : 1);
  const hasMax = config.couponTypesWithMaxAmount.includes(typeId) && accountType !== accountTypes.bonus;
  const min = Math.max(config.couponTypesWithMinAmount.includes(typeId) ? houseMin : 1, lines);
  return { min, max: hasMax ? Math.max(max, min) : null, maxPayout };
}
type Bound = { typeId: CouponTypeId; accountType: number; iso: string };

/** Several singles: each bet's largest stake, by its odds. Null: without a limit. */
export const betMaxima = (
  config: LimitedTypes,
  { accountType, iso }: Omit<Bound, 'typeId'>,
  bets: readonly { marketId: number; milli: Milli }[],
): [marketId: number, max: Minor | null][] =>
  bets.map(({ marketId, milli }) => [
    marketId,
    bindingLimits(config, {
      ...{ typeId: 9, accountType, iso, milli, lines: 1 },
      isVirtual: isVirtualGame(gameIdOf(marketId)),
    }).max,
  ]);
