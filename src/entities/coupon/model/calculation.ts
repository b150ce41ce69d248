import { createEvent, createStore } from 'effector';

import { couponCleared } from './slip';
import { $slipId } from './slip-state';

/**
 * What the server last said about this slip. Money in minor units of the coupon's currency, odds in thousandths; null: unbounded,
 * or not there. `betCoefs`: the server's odds by market id.
 */
export type Calculation = {
  minBetAmount: number;
  maxBetAmount: number | null;
  maxPayout: number | null;
  availablePrepaidAmount: number;
  antiExpressCoef: number | null;
  systemValues: { value: number; offset: number; minBetAmount: number; combo: number }[];
  bonusCoef: number | null;
  hyperBonusPercent: number | null;
  minHyperBonusBetLimit: number | null;
  maxHyperBonusLimit: number | null;
};
export type Limits = Pick<Calculation, 'minBetAmount' | 'maxBetAmount' | 'maxPayout'>;

const noCalculation: Calculation = {
  minBetAmount: 0,
  maxBetAmount: null,
  maxPayout: null,
  availablePrepaidAmount: 0,
  antiExpressCoef: null,
  systemValues: [],
  bonusCoef: null,
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
};

export const calculationReceived = createEvent<Calculation>();
/** The signed-in player's own limits; they win over the general ones of the calculation. */
export const limitsReceived = createEvent<Limits>();
export const limitsForgotten = createEvent();

export const $calculation = createStore<Calculation>(noCalculation)
  .on(calculationReceived, (_, calculation) => calculation)
  .reset(couponCleared, $slipId);

export const $playerLimits = createStore<Limits | null>(null)
  .on(limitsReceived, (_, limits) => limits)
  .reset(limitsForgotten, couponCleared, $slipId);
