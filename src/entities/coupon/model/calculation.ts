import { createEvent, createStore } from 'effector';

import { couponCleared } from './slip';
import { $slipId } from './slip-state';

/**
 * What the server last said about this slip. Money in minor units of the coupon's currency, odds in thousandths; null: unbounded,
 * or not there. `maxByBet`: several singles, by market id; null: the server names none of their own.
 */
export type Calculation = {
  minBetAmount: number;
  maxBetAmount: number | null;
  maxPayout: number | null;
  maxByBet: Readonly<Record<string, number | null>> | null;
  availablePrepaidAmount: number;
  antiExpressCoef: number | null;
  systemValues: { value: number; offset: number; minBetAmount: number; combo: number }[];
  bonusCoef: number | null;
  hyperBonusPercent: number | null;
  minHyperBonusBetLimit: number | null;
  maxHyperBonusLimit: number | null;
};
export type Limits = Pick<Calculation, 'minBetAmount' | 'maxBetAmount' | 'maxPayout' | 'maxByBet'>;

const noCalculation: Calculation = {
  minBetAmount: 0,
  maxBetAmount: null,
  maxPayout: null,
  maxByBet: null,
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
