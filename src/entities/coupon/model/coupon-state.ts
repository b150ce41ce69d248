import { combine } from 'effector';

import { $isActiveSystemBanker, $stakeByBlock, $systemValue } from './blocks';
import { $calculation } from './calculation';
import { $isActiveVipBet, $manualPromoCode, $promoCode, $promoCodes } from './extras';
import { $manuallyDeletedBonusBet } from './figures';
import { $isCouponLoadedFromCode, $loadCouponInputValue } from './origin';
import { $quickBet } from './quick';
import { $minWin, $slipOdds } from './line-figures';
import { $addedAtByBetId, $bets, $currentSent, $expressId, $isFrozen, $typeId } from './slip-state';
import { $initialStake, $isActiveAutoMax, $limits, $stake, $stakeByBet, $stakeStep } from './stake';

import { $accountId, $tab } from './state';

/**
 * The whole of the coupon by the names of the specification (coupon §3 "Coupon state"). Money in minor units, odds in thousandths,
 * null: none, or unbounded. What nothing drives yet stands at its default.
 */
export const $couponState = combine({
  tab: $tab,
  typeId: $typeId,
  isActivePlaceBet: $isFrozen,
  activePlaceBetIds: $currentSent.map((sent) => sent?.bets.map(({ market }) => market.id) ?? []),
  isActiveAutoMax: $isActiveAutoMax,
  isActiveVipBet: $isActiveVipBet,
  isActiveSystemBanker: $isActiveSystemBanker,
  isCouponLoadedFromCode: $isCouponLoadedFromCode,
  isVisibleQuickCoupon: $quickBet.map((bet) => bet !== null),
  bets: $bets,
  accountId: $accountId,
  amount: $stake,
  amountByBlockId: $stakeByBlock,
  amountByBetId: $stakeByBet,
  minBetAmount: $limits.map(({ minBetAmount }) => minBetAmount),
  maxBetAmount: $limits.map(({ maxBetAmount }) => maxBetAmount),
  availablePrepaidAmount: $calculation.map(({ availablePrepaidAmount }) => availablePrepaidAmount),
  coef: $slipOdds,
  promoCode: $promoCode.map((code) => code ?? ''),
  manualPromoCode: $manualPromoCode,
  promoCodes: $promoCodes.map((codes) => codes.map(({ code }) => code)),
  systemValue: $systemValue,
  systemValues: $calculation.map(({ systemValues }) => systemValues),
  antiExpressCoef: $calculation.map(({ antiExpressCoef }) => antiExpressCoef),
  loadCouponInputValue: $loadCouponInputValue,
  expressId: $expressId,
  addedAtByBetId: $addedAtByBetId,
  maxPayout: $limits.map(({ maxPayout }) => maxPayout),
  initialAmount: $initialStake,
  amountStep: $stakeStep,
  calcSystemsMin: $minWin,
  manuallyDeletedBonusBet: $manuallyDeletedBonusBet,
  hyperBonusPercent: $calculation.map(({ hyperBonusPercent }) => hyperBonusPercent),
  minHyperBonusBetLimit: $calculation.map(({ minHyperBonusBetLimit }) => minHyperBonusBetLimit),
  maxHyperBonusLimit: $calculation.map(({ maxHyperBonusLimit }) => maxHyperBonusLimit),
});
