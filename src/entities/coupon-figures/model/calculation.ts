import { combine, createEvent, createStore } from 'effector';

import type { EachWayTerms } from '@contracts/race-leg';

import { $slipId, $typeId, couponCleared } from '@/entities/coupon/@x/coupon-figures';

/**
 * The server's last answer about this slip. Money in minor units of the coupon's currency, odds in thousandths. Null:
 * unbounded, or absent. `maxByBet`: several singles, by market id; null: the server gives the bets no limits of their
 * own.
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
  left?: Left | null;
  /** The place terms of the only bet of the slip; null: it pays no place. */
  eachWay?: EachWayTerms | null;
};
/** The stake that open bets leave on one outcome of the slip, or on its match, where that bounds it. Minor units. */
export type Left = { marketId: number; of: 'outcome' | 'match'; minor: number };
/** `ownMax`: the largest stake that the player allows themselves. */
export type Limits = Pick<Calculation, 'minBetAmount' | 'maxBetAmount' | 'maxPayout' | 'maxByBet'> & {
  ownMax?: number | null;
  left?: Left | null;
};

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
/** The signed-in player's own limits. They apply before the general limits of the calculation. */
export const limitsReceived = createEvent<Limits>();
export const limitsForgotten = createEvent();

/** An answer about one type says nothing about another one. */
export const $calculation = createStore<Calculation>(noCalculation)
  .on(calculationReceived, (_, calculation) => calculation)
  .reset(couponCleared, $slipId, $typeId);

const $playerLimits = createStore<Limits | null>(null)
  .on(limitsReceived, (_, limits) => limits)
  .reset(limitsForgotten, couponCleared, $slipId, $typeId);

/** False: the server has not yet said anything about this slip. */
export const $areLimitsKnown = combine(
  $calculation,
  $playerLimits,
  (general, own) => own !== null || general !== noCalculation,
);

/** The player's own limits where known, otherwise the general ones. Minor units. Null: unbounded. */
export const $limits = combine($calculation, $playerLimits, (general, own) => own ?? general);

/** Null: open bets do not reduce what the house takes. Row BET-50. */
export const $left = $limits.map(({ left = null }) => left);

/** Holds for every type, and for stakes that a trader is asked about. Null: the player has set no such limit. Row LIM-09. */
export const $ownMax = $playerLimits.map((limits) => limits?.ownMax ?? null);

/** The largest stake of one of several singles, minor units; null: unbounded. */
export const maxOfBet = ({ maxByBet, maxBetAmount }: Pick<Limits, 'maxByBet' | 'maxBetAmount'>, marketId: number) =>
  maxByBet === null ? maxBetAmount : (maxByBet[marketId] ?? null);
