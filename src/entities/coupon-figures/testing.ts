import { combine } from 'effector';

import { $calculation, $limits } from './model/calculation';
import { $isActiveVipBet, $manualPromoCode, $promoCode, $promoCodes } from './model/extras';
import { $manuallyDeletedBonusBet } from './model/figures';
import { $minWin, $slipOdds } from './model/line-figures';
import { $isActiveAutoMax, $stakeStep } from './model/stake-steps';

/**
 * Which unit holds each name of the sums in the specification (coupon §3 "Coupon state"). Money in minor units, odds in
 * thousandths. Null: no value, or no upper bound.
 */
export const $figuresState = combine({
  isActiveAutoMax: $isActiveAutoMax,
  isActiveVipBet: $isActiveVipBet,
  minBetAmount: $limits.map(({ minBetAmount }) => minBetAmount),
  maxBetAmount: $limits.map(({ maxBetAmount }) => maxBetAmount),
  availablePrepaidAmount: $calculation.map(({ availablePrepaidAmount }) => availablePrepaidAmount),
  coef: $slipOdds,
  promoCode: $promoCode.map((code) => code ?? ''),
  manualPromoCode: $manualPromoCode,
  promoCodes: $promoCodes.map((codes) => codes.map(({ code }) => code)),
  systemValues: $calculation.map(({ systemValues }) => systemValues),
  antiExpressCoef: $calculation.map(({ antiExpressCoef }) => antiExpressCoef),
  maxPayout: $limits.map(({ maxPayout }) => maxPayout),
  amountStep: $stakeStep,
  calcSystemsMin: $minWin,
  manuallyDeletedBonusBet: $manuallyDeletedBonusBet,
  hyperBonusPercent: $calculation.map(({ hyperBonusPercent }) => hyperBonusPercent),
  minHyperBonusBetLimit: $calculation.map(({ minHyperBonusBetLimit }) => minHyperBonusBetLimit),
  maxHyperBonusLimit: $calculation.map(({ maxHyperBonusLimit }) => maxHyperBonusLimit),
});
export { pressSteps } from './lib/press-steps.testing';
