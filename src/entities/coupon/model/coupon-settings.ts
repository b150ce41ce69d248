import { combine, createStore } from 'effector';

import { $changeCoefAction, $exactCoef, $isDropOnScoreChange } from './settings';

/** 0 no notice, 1 mark, 2 mark and sound (decision D-64). */
type ChangeNotifyAction = 0 | 1 | 2;

// Settings that the specification names and that nothing changes yet: they hold their defaults and are sent and kept with the rest.
const $amountStepByCurrencyIso = createStore<Record<string, number>>({});
const $isManualAmountStep = createStore(false);
const $changeNotifyAction = createStore<ChangeNotifyAction>(1);
const $isAutoMax = createStore(false);
const $isVipBet = createStore(false);
const $isBalanceShown = createStore(true);
const $isPossibleWinShown = createStore(true);
const $isSelectAccountShown = createStore(true);
const $isCouponFixed = createStore(true);
const $oneClickAmount = createStore<number | null>(null);
const $isActiveOneClick = createStore(false);
const $bonusAccountOneClickAmount = createStore<number | null>(null);
const $expressId = createStore<string | null>(null);

/** Spec: coupon §3 "Coupon settings", by its names. */
export const $couponSettings = combine({
  amountStepByCurrencyIso: $amountStepByCurrencyIso,
  isManualAmountStep: $isManualAmountStep,
  changeCoefAction: $changeCoefAction,
  changeNotifyAction: $changeNotifyAction,
  isAutoMax: $isAutoMax,
  isVipBet: $isVipBet,
  isBalanceShown: $isBalanceShown,
  isPossibleWinShown: $isPossibleWinShown,
  isSelectAccountShown: $isSelectAccountShown,
  isCouponFixed: $isCouponFixed,
  oneClickAmount: $oneClickAmount,
  isActiveOneClick: $isActiveOneClick,
  exactCoef: $exactCoef,
  isDropOnScoreChange: $isDropOnScoreChange,
  expressId: $expressId,
  bonusAccountOneClickAmount: $bonusAccountOneClickAmount,
});
