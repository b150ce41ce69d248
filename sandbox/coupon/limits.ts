import { ACCOUNT_TYPE } from '../../contracts/account.ts';
import type { CouponTypeId } from '../../contracts/coupon.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { Milli, Minor } from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';

/** Minor units of the account's currency. `max` null: unbounded. */
export type StakeLimits = { min: Minor; max: Minor | null; maxPayout: Minor };

/** In first stakes of the currency (150 roubles, 5 dollars): largest stake, largest net win of one coupon, largest payout. */
const MAX_STAKES = 2000;
const MAX_NET_WINS = 20_000;
const MAX_PAYOUTS = 100_000;

/** The house's limits for a coupon of these odds. The specification names the limits, the sums are the sandbox's own. */
function houseLimits(iso: string, milli: Milli): { min: Minor; max: Minor; maxPayout: Minor } {
  const { step, first } = currencyFacts(iso);
  const min = Math.max(1, Math.floor(step / 10));
  const byRisk = Math.floor((first * MAX_NET_WINS * 1000) / Math.max(1, milli - 1000));
  const max = Math.min(first * MAX_STAKES, byRisk);
  return { min, max: Math.max(min, max - (max % min)), maxPayout: first * MAX_PAYOUTS };
}

type LimitedTypes = Pick<SiteConfig, 'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount'>;

/**
 * The limits that bind: by the types of the configuration, and no maximum for a bonus account. Whatever the type, each of its `lines` costs at
 * least the smallest coin: what is below that is no stake at all. Spec: coupon §5, §6.
 */
export function bindingLimits(
  config: LimitedTypes,
  { typeId, accountType, iso, milli, lines }: Bound & { milli: Milli; lines: number },
): StakeLimits {
  const { min: houseMin, max, maxPayout } = houseLimits(iso, milli);
  const hasMax = config.couponTypesWithMaxAmount.includes(typeId) && accountType !== ACCOUNT_TYPE.bonus;
  const min = Math.max(config.couponTypesWithMinAmount.includes(typeId) ? houseMin : 1, lines);
  return { min, max: hasMax ? Math.max(max, min) : null, maxPayout };
}
type Bound = { typeId: CouponTypeId; accountType: number; iso: string };

/** Several singles: the largest stake of each bet by its odds; null: unbounded. */
export const betMaxima = (
  config: LimitedTypes,
  { accountType, iso }: Omit<Bound, 'typeId'>,
  bets: readonly { marketId: number; milli: Milli }[],
): [marketId: number, max: Minor | null][] =>
  bets.map(({ marketId, milli }) => [
    marketId,
    bindingLimits(config, { typeId: 9, accountType, iso, milli, lines: 1 }).max,
  ]);
