import { ERROR_CODE as E } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { isWireMoney, toMinor, type Minor } from '../../contracts/maths/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { wrongField } from '../server/failure.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/index.ts';
import type { Purse } from './account.ts';
import { availableAdvance } from './advance.ts';
import { askedHyper, hasHyperMoved, offeredHyper } from './hyper.ts';
import { hasPromo, type Plan } from './plan.ts';
import { validPromo } from './promo.ts';
import type { RefusalCode } from './refusal.ts';
import { mayAskTrader } from './trader.ts';
import type { Terms } from './types.ts';

type Placement = { world: World; userId: number; slip: CouponIn };

/** The part of the stake that open bets are to pay; 0: none. */
export function prepaidOf({ prepaidAmount = 0 }: CouponIn, { digits }: Purse): Minor {
  if (prepaidAmount === 0) return 0;
  if (!isWireMoney(prepaidAmount, digits) || prepaidAmount < 0) throw wrongField('prepaidAmount', 'field_error_amount');
  return toMinor(prepaidAmount, digits);
}

/** What is wrong with code, advance or hyper bonus of a slip. The advance is for what the account lacks, and no more. */
export function findExtrasRefusal({ world, userId, slip }: Placement, purse: Purse, plan: Plan): RefusalCode | null {
  const { typeId, bets, amount } = plan;
  if (hasPromo(slip)) {
    const promo = slip.typeId === 9 ? null : validPromo(world, { userId, iso: purse.iso }, slip.promoCode ?? '');
    if (promo?.typeIds.includes(typeId) !== true || slip.hyperBonusPercent !== undefined) return E.promoNotValid;
  }
  const offered = offeredHyper(siteConfig(world, slip.lng), typeId, bets.length, purse.iso);
  if (hasHyperMoved(askedHyper(slip, purse), offered)) return E.oddsChanged;
  const prepaid = prepaidOf(slip, purse);
  const lack = Math.max(0, amount - balanceOf(world.db, purse.accountId));
  const isFit = prepaid <= lack && prepaid <= availableAdvance(world, purse) && slip.typeId !== 9;
  return prepaid > 0 && !isFit ? E.advanceNotAvailable : null;
}

/** The terms of the plan with what comes beside its figures. */
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
