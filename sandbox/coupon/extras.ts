import { errorCodes as E } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { isSeveralSingles } from '../../contracts/coupon-types.ts';
import { isWireMoney, type Minor, toMinor } from '../../contracts/maths/index.ts';
import { bonusRefusal } from '../bonuses/stake.ts';
import { wrongField } from '../http/failure.ts';
import { balanceOf } from '../ledger/index.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import type { Purse } from './account.ts';
import { availableAdvance } from './advance.ts';
import { askedHyper, hasHyperMoved, hyperFor } from './hyper.ts';
import { hasPromo, type Plan } from './plan.ts';
import { validPromo } from './promo.ts';
import type { RefusalCode } from './refusal.ts';
import { mayAskTrader } from './trader.ts';
import type { Terms } from './types.ts';

type Placement = { world: World; userId: number; slip: CouponIn };

/** The part of the stake that open bets pay for. 0: nothing. */
export function prepaidOf({ prepaidAmount = 0 }: CouponIn, { digits }: Purse): Minor {
  if (prepaidAmount === 0) return 0;
  if (!isWireMoney(prepaidAmount, digits) || prepaidAmount < 0) throw wrongField('prepaidAmount', 'field_error_amount');
  return toMinor(prepaidAmount, digits);
}

/**
 * What is wrong with the bonus money, code, advance or hyper bonus of a slip. An advance covers what the account lacks, and no more.
 */
export function findExtrasRefusal({ world, userId, slip }: Placement, purse: Purse, plan: Plan): RefusalCode | null {
  const { typeId, bets, amount } = plan;
  const ofBonus = bonusRefusal(world, userId, { accountId: purse.accountId, minor: amount });
  if (ofBonus !== null) return ofBonus;
  if (hasPromo(slip)) {
    const promo = isSeveralSingles(slip.typeId)
      ? null
      : validPromo(world, { userId, iso: purse.iso }, slip.promoCode ?? '');
    if (promo?.typeIds.includes(typeId) !== true || slip.hyperBonusPercent !== undefined) return E.promoNotValid;
  }
  const offered = hyperFor(world, siteConfig(world, slip.lng), { typeId, bets, iso: purse.iso });
  if (hasHyperMoved(askedHyper(slip, purse), offered)) return E.oddsChanged;
  const prepaid = prepaidOf(slip, purse);
  if (prepaid === 0) return null;
  const lack = Math.max(0, amount - balanceOf(world.db, purse.accountId));
  const isFit = prepaid <= lack && prepaid <= availableAdvance(world, purse, bets) && !isSeveralSingles(slip.typeId);
  return isFit ? null : E.advanceNotAvailable;
}

/** The terms of the plan, without its figures. */
export function termsOf({ world, userId, slip }: Placement, purse: Purse, plan: Plan): Terms {
  const { terms, limits, amount } = plan;
  const promo = hasPromo(slip) ? validPromo(world, { userId, iso: purse.iso }, slip.promoCode ?? '') : null;
  const prepaid = prepaidOf(slip, purse);
  const isRequest = limits.max !== null && amount > limits.max && mayAskTrader(world, slip, plan);
  return {
    ...terms,
    ...(promo !== null && { promoCode: promo.code, promoBack: Math.min(promo.back, amount) }),
    ...(prepaid > 0 && { prepaid }),
    ...(isRequest && { vip: { max: limits.max ?? 0 } }),
  };
}
