import type { CouponIn, CouponTypeId } from '../../contracts/coupon.ts';
import { hasSizes, isConditional, isExpress, isOneLine, isSystem } from '../../contracts/coupon-types.ts';
import {
  type CouponInput,
  isCouponTypeId,
  isWireMoney,
  type Leg,
  type Milli,
  milliFromWire,
  type Minor,
  offeredBonusMilli,
  toMinor,
} from '../../contracts/maths/index.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import type { Released } from '../exposure/index.ts';
import { wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';
import { headlineMilli, inputOf, linesOf } from './figures.ts';
import { askedHyper } from './hyper.ts';
import { bindingLimits, type StakeLimits } from './limits.ts';
import { racedLeg } from './race-leg.ts';
import type { SlipBet } from './slip.ts';
import type { Terms } from './types.ts';

/** One coupon that a slip asks for. `milli`: its odds now; `askedMilli`: by the odds that the slip showed. */
export type Plan = {
  typeId: CouponTypeId;
  bets: readonly SlipBet[];
  amount: Minor;
  terms: Terms;
  limits: StakeLimits;
  input: CouponInput;
  milli: Milli;
  askedMilli: Milli;
};

export const typeOf = ({ typeId }: Pick<CouponIn, 'typeId'>): CouponTypeId => {
  if (!isCouponTypeId(typeId)) throw wrongField('typeId', 'field_error_required');
  return typeId;
};

export const legsOf = (bets: readonly SlipBet[], odds: 'milli' | 'askedMilli'): Leg[] =>
  bets.map((slipBet) => ({
    milli: slipBet[odds],
    block: slipBet.bet.blockId,
    kind: slipBet.market?.kind ?? slipBet.bet.kind,
    chance: slipBet.chance,
    ...racedLeg(slipBet.race, slipBet[odds]),
  }));

function minorOf(wire: number, { digits }: Purse, field: string): Minor {
  if (!isWireMoney(wire, digits)) throw wrongField(field, 'field_error_amount');
  return toMinor(wire, digits);
}

/**
 * Amounts of the blocks in order. A block without its own stakes as much as possible, the first one the coupon's
 * amount.
 */
function blockAmounts({ amount, amountByBlockId = {} }: CouponIn, bets: readonly SlipBet[], purse: Purse) {
  const blocks = [...new Set(bets.map(({ bet }) => bet.blockId))].toSorted((a, b) => a - b);
  return blocks.map((block, index) => {
    const own = amountByBlockId[String(block)] ?? (index === 0 ? amount : null);
    return own === null ? null : minorOf(own, purse, 'amountByBlockId');
  });
}

/** What limits count of the bets of a slip. */
export const stakedOf = (bets: readonly SlipBet[]) => bets.map(({ bet: { marketId }, milli }) => ({ marketId, milli }));

/** The stake of one bet in several singles. */
export const betAmount = ({ amount, amountByBetId }: CouponIn, marketId: number, purse: Purse): Minor =>
  minorOf(amountByBetId?.[String(marketId)] ?? amount, purse, 'amountByBetId');

/**
 * The coupon that a slip asks for, in every type except several singles. `limitsTypeId`: the type whose limits hold.
 */
export function planCoupon(
  world: World,
  body: CouponIn,
  { typeId, bets, purse, config, amount, without }: PlanParts,
  limitsTypeId: CouponTypeId = typeId,
): Plan {
  const amounts = isConditional(typeId) ? blockAmounts(body, bets, purse) : undefined;
  const stake = amounts?.[0] ?? amount ?? minorOf(body.amount, purse, 'amount');
  const legs = legsOf(bets, 'milli');
  const hasBonusBet = isBonusBetOffered(config, typeId, legs) && body.bonusBet !== undefined;
  const shape = {
    ...(amounts !== undefined && { amounts }),
    ...(hasSizes(typeId) && { systemValue: body.systemValue ?? 2 }),
    ...(isSystem(typeId) && { isActiveSystemBanker: body.isSystemBanker ?? true }),
    ...(hasBonusBet && { hasBonusBet }),
    ...(body.isEachWay === true && { isEachWay: true }),
    ...(isOneLine(typeId) && body.exactCoef !== undefined && { exactMilli: milliFromWire(body.exactCoef) }),
  };
  const hyper = hasBonusBet || hasPromo(body) ? null : askedHyper(body, purse);
  const open: Terms = { ...shape, maxPayout: Number.MAX_SAFE_INTEGER };
  const milli = headlineMilli(inputOf(typeId, legs, stake, open));
  const lines = linesOf(inputOf(typeId, legs, 1, open));
  const limits = bindingLimits(world, config, stakedOf(bets), {
    ...purse,
    typeId: limitsTypeId,
    milli,
    lines,
    without,
    amount: stake,
  });
  const terms: Terms = { ...shape, maxPayout: limits.maxPayout, ...(hyper !== null && { hyper }) };
  const asked = inputOf(typeId, legsOf(bets, 'askedMilli'), stake, {
    ...open,
    hasBonusBet: body.bonusBet !== undefined,
  });
  return {
    typeId,
    bets,
    amount: stake,
    terms,
    limits,
    // Nothing left is no maximum of the mathematics; the stake is compared with it in review.ts.
    input: {
      ...inputOf(typeId, legs, stake, terms),
      maxBetAmount: limits.max === null ? null : Math.max(1, limits.max),
    },
    milli,
    askedMilli: headlineMilli(asked),
  };
}

export const hasPromo = ({ promoCode = '' }: CouponIn): boolean => promoCode !== '';

type PlanParts = {
  typeId: CouponTypeId;
  bets: readonly SlipBet[];
  purse: Purse;
  config: SiteConfig;
  /** Replaces the slip's own. */
  amount?: Minor;
  /** An edit: the coupon that it replaces. */
  without?: Released;
};

/** Would the express get a bonus bet now? Spec: coupon §4. */
export const isBonusBetOffered = (config: SiteConfig, typeId: CouponTypeId, legs: readonly Leg[]): boolean =>
  isExpress(typeId) && offeredBonusMilli({ typeId, legs, bonusEnabled: config.isAvailableCouponBonusBet }) !== null;
