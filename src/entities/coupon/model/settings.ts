import { createEvent, createStore } from 'effector';

import { ChangeCoefAction as ActionSchema } from '@contracts/coupon';

import { persist } from '@/shared/lib/storage';

import type { ChangeCoefAction } from '../lib/price';
import { couponOpened } from './opening';

export const changeCoefActionChosen = createEvent<ChangeCoefAction>();

export const $changeCoefAction = createStore<ChangeCoefAction>(2).on(changeCoefActionChosen, (_, action) => action);
persist({ store: $changeCoefAction, key: 'coupon.changeCoefAction', schema: ActionSchema, pickup: couponOpened });

/** Thousandths. Like the other settings, it holds its default: nothing changes it yet. */
export const $exactCoef = createStore<number | null>(null);
export const $isDropOnScoreChange = createStore(false);
