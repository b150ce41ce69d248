import { createEvent, createStore } from 'effector';

import { ChangeCoefAction } from '@contracts/coupon';
import { z } from '@contracts/zod';

import { couponOpened } from '@/entities/coupon/@x/coupon-settings';
import { persist } from '@/shared/lib/storage';

/** 0 no notice, 1 mark, 2 mark and sound (decision D-64). */
const NotifyAction = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type ChangeNotifyAction = z.infer<typeof NotifyAction>;

/** Sums by currency, in its minor units. */
const Sums = z.record(z.string(), z.int().check(z.positive()));

/** The player's decisions for every slip. Spec: coupon §3 "Coupon settings"; `isQuickCoupon`: decision D-58. */
const Kept = z.object({
  changeNotifyAction: NotifyAction,
  isManualAmountStep: z.boolean(),
  amountStepByCurrencyIso: Sums,
  isAutoMax: z.boolean(),
  isVipBet: z.boolean(),
  isBalanceShown: z.boolean(),
  isPossibleWinShown: z.boolean(),
  isSelectAccountShown: z.boolean(),
  isCouponFixed: z.boolean(),
  isQuickCoupon: z.boolean(),
  isDropOnScoreChange: z.boolean(),
});
export type KeptSettings = z.infer<typeof Kept>;

export const changeCoefActionChosen = createEvent<ChangeCoefAction>();
/** The player changed these settings. The others stay. */
export const settingsChanged = createEvent<Partial<KeptSettings>>();
export const $changeCoefAction = createStore<ChangeCoefAction>(2).on(changeCoefActionChosen, (_, action) => action);
persist({ store: $changeCoefAction, key: 'coupon.changeCoefAction', schema: ChangeCoefAction, pickup: couponOpened });

export const $settings = createStore<KeptSettings>({
  changeNotifyAction: 1,
  isManualAmountStep: false,
  amountStepByCurrencyIso: {},
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: true,
  isQuickCoupon: false,
  isDropOnScoreChange: false,
}).on(settingsChanged, (kept, changed) => ({ ...kept, ...changed }));
persist({ store: $settings, key: 'coupon.settings', schema: Kept, pickup: couponOpened });

export const $isDropOnScoreChange = $settings.map(({ isDropOnScoreChange }) => isDropOnScoreChange);
export const $changeNotifyAction = $settings.map(({ changeNotifyAction }) => changeNotifyAction);
