import { accountTypes } from '../../contracts/account.ts';
import type { CouponTypeId } from '../../contracts/coupon.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { Milli, Minor } from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import { gameIdOf } from '../../simulator/index.ts';
import { type Left, leftOn, mostOfCoupon, type Released, shareOf } from '../exposure/index.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';

/**
 * Minor units of the account's currency. `max` null: without a limit of the coupon. `left`: the outcome or match of whose limit open
 * bets have used so much that it bounds the stake.
 */
export type StakeLimits = { min: Minor; max: Minor | null; maxPayout: Minor; left?: Left };

/** The largest payout of one coupon, in first stakes of the currency (150 roubles, 5 dollars). */
const maxPayouts = 100_000;

/** The smallest stake of the house, minor units. */
export const leastStake = (iso: string): Minor => Math.max(1, Math.floor(currencyFacts(iso).step / 10));

/** Of one coupon in a currency, at any odds. */
export function couponLimits(iso: string): { min: Minor; max: Minor; maxWin: Minor; maxPayout: Minor } {
  const { first } = currencyFacts(iso);
  const { stake, risk } = mostOfCoupon;
  return { min: leastStake(iso), max: first * stake, maxWin: first * risk, maxPayout: first * maxPayouts };
}

/** The house's limits for a coupon with these odds. The specification names the limits; the sandbox sets their sums. */
function houseLimits(iso: string, milli: Milli, share: number): { min: Minor; max: Minor; maxPayout: Minor } {
  const { min, max: most, maxWin, maxPayout } = couponLimits(iso);
  const byWin = Math.floor((maxWin * share * 1000) / Math.max(1, milli - 1000));
  const max = Math.min(Math.floor(most * share), byWin);
  return { min, max: Math.max(min, max - (max % min)), maxPayout };
}

type LimitedTypes = Pick<SiteConfig, 'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount'>;

/** The smallest limits of the matches of these bets. */
const leastShare = (bets: readonly Staked[]): number =>
  Math.min(...bets.map(({ marketId }) => shareOf(gameIdOf(marketId))));

/** The tightest of what open bets leave on each of these outcomes. */
function leastLeft(world: World, bets: readonly Staked[], { userId, iso, milli, without }: Bound): Left {
  const all = bets.map((bet) => leftOn(world.db, bet, { userId, iso, milli, without }));
  return all.reduce((one, other) => (other.max < one.max ? other : one));
}

/**
 * The limits that hold: by the configuration's types, and no maximum for a bonus account. In any type, each of the
 * `lines` must cost at least the smallest coin; less is no stake. What is staked already on one of the outcomes counts in every type
 * and of every account; where the coupon has no maximum of its own, what is left is one once the stake (`amount`) is above it. Spec:
 * coupon §5, §6, decisions D-600, D-660.
 */
export function bindingLimits(
  world: World,
  config: LimitedTypes,
  bets: readonly Staked[],
  bound: Bound & { typeId: CouponTypeId; lines: number; amount?: Minor },
): StakeLimits {
  const { typeId, accountType, iso, milli, lines, amount = 0 } = bound;
  const { min: houseMin, max: houseMax, maxPayout } = houseLimits(iso, milli, leastShare(bets));
  const hasMax = config.couponTypesWithMaxAmount.includes(typeId) && accountType !== accountTypes.bonus;
  const min = Math.max(config.couponTypesWithMinAmount.includes(typeId) ? houseMin : 1, lines);
  const max = Math.max(houseMax, min);
  const left = leastLeft(world, bets, bound);
  if (left.max < max) return { min, max: left.max - (left.max % min), maxPayout, left };
  return { min, max: hasMax || amount > max ? max : null, maxPayout };
}

/** `milli`: the odds of the outcome. */
type Staked = { marketId: number; milli: Milli };
/** `milli`: the odds of the coupon. */
type Bound = Pick<Purse, 'userId' | 'accountType' | 'iso'> & { milli: Milli; without?: Released | undefined };

/** Several singles: each bet's largest stake, by its odds. Null: without a limit. */
export const betMaxima = (
  world: World,
  config: LimitedTypes,
  purse: Purse,
  bets: readonly Staked[],
): [marketId: number, max: Minor | null][] =>
  bets.map((bet) => [
    bet.marketId,
    bindingLimits(world, config, [bet], { ...purse, typeId: 9, milli: bet.milli, lines: 1 }).max,
  ]);
