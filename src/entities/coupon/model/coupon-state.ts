import { combine, createStore } from 'effector';

import { $calculation } from './calculation';
import { $manuallyDeletedBonusBet } from './figures';
import { $addedAtByBetId, $bets, $currentSent, $isFrozen, $typeId } from './slip';
import { $initialStake, $limits, $stake, $stakeByBet, $stakeStep, $totalOdds } from './stake';

import { $accountId, $tab } from './state';

/** A system is played by at least two. Spec: coupon §5. */
const $systemValue = createStore(2);
const $isActiveSystemBanker = createStore(true);

/**
 * The whole of the coupon by the names of the specification (coupon §3 "Coupon state"). Money in minor units, odds in thousandths,
 * null: none, or unbounded. What nothing drives yet stands at its default.
 */
export const $couponState = combine({
  tab: $tab,
  typeId: $typeId,
  isActivePlaceBet: $isFrozen,
  activePlaceBetIds: $currentSent.map((sent) => sent?.bets.map(({ market }) => market.id) ?? []),
  isActiveAutoMax: createStore(false),
  isActiveVipBet: createStore(false),
  isActiveSystemBanker: $isActiveSystemBanker,
  isCouponLoadedFromCode: createStore(false),
  isVisibleQuickCoupon: createStore(false),
  bets: $bets,
  accountId: $accountId,
  amount: $stake,
  amountByBlockId: createStore<Record<string, number | null>>({}),
  amountByBetId: $stakeByBet,
  minBetAmount: $limits.map(({ minBetAmount }) => minBetAmount),
  maxBetAmount: $limits.map(({ maxBetAmount }) => maxBetAmount),
  availablePrepaidAmount: $calculation.map(({ availablePrepaidAmount }) => availablePrepaidAmount),
  coef: $totalOdds,
  promoCode: createStore(''),
  manualPromoCode: createStore(''),
  promoCodes: createStore<string[]>([]),
  systemValue: $systemValue,
  systemValues: $calculation.map(({ systemValues }) => systemValues),
  antiExpressCoef: $calculation.map(({ antiExpressCoef }) => antiExpressCoef),
  loadCouponInputValue: createStore(''),
  expressId: createStore<string | null>(null),
  addedAtByBetId: $addedAtByBetId,
  maxPayout: $limits.map(({ maxPayout }) => maxPayout),
  initialAmount: $initialStake,
  amountStep: $stakeStep,
  calcSystemsMin: createStore<number | null>(null),
  manuallyDeletedBonusBet: $manuallyDeletedBonusBet,
  hyperBonusPercent: $calculation.map(({ hyperBonusPercent }) => hyperBonusPercent),
  minHyperBonusBetLimit: $calculation.map(({ minHyperBonusBetLimit }) => minHyperBonusBetLimit),
  maxHyperBonusLimit: $calculation.map(({ maxHyperBonusLimit }) => maxHyperBonusLimit),
});
