import type { BetStatusId, CouponTypeId } from '../coupon.ts';
import type { Ratio } from './ratio.ts';

/** Money in whole minor units of its currency (RUB 2 digits, JPY 0, BTC 8): 150.00 RUB is 15000. */
export type Minor = number;

/** Odds in whole thousandths: 1.85 is 1850. */
export type Milli = number;

/**
 * One bet of a coupon: what money depends on. `statusId` absent: not calculated. `kind` 7 forbids the bonus bet.
 * `chance`: the fair one, in millionths, for an anti-express. Racing: `exact`, odds after a deduction or by place terms;
 * `part`, the part of the stake that a dead heat let win; `place`, the place part of an each-way leg.
 */
export type Leg = {
  readonly milli: Milli;
  readonly statusId?: BetStatusId | undefined;
  readonly block?: number | undefined;
  readonly kind?: number | undefined;
  readonly chance?: number | undefined;
  readonly exact?: Ratio | undefined;
  readonly part?: Ratio | undefined;
  readonly place?: Leg | undefined;
};

/** The inputs of a coupon's figures. `checkCoupon` knows which fields belong to which type. */
export type CouponInput = {
  readonly typeId: CouponTypeId;
  readonly legs: readonly Leg[];
  /** Stake. Not for the conditional coupon and several singles. */
  readonly amount?: Minor | undefined;
  /** Conditional: one a block, null is "as much as possible". Several singles: one a bet. */
  readonly amounts?: readonly (Minor | null)[] | undefined;
  readonly systemValue?: number | undefined;
  /** System: bets of block 0 are bankers. Default true. */
  readonly isActiveSystemBanker?: boolean | undefined;
  /** Cap of every payout and possible win. Null or absent: none. */
  readonly maxPayout?: Minor | null | undefined;
  /** Single and express: the player's own price, which decides the possible win. */
  readonly exactCoef?: Milli | undefined;
  readonly bonusEnabled?: boolean | undefined;
  /** Half of the stake on the win, half on a place. Only types of `isEachWayType`. */
  readonly isEachWay?: boolean | undefined;
  readonly manuallyDeletedBonusBet?: boolean | undefined;
  /** Conditional: where the chain of maxima starts. Null or absent: without a limit. */
  readonly maxBetAmount?: Minor | null | undefined;
  /** Anti-express, in millionths. Default 60 000. */
  readonly antiExpressMargin?: number | undefined;
};

/**
 * Figures of a coupon, `M` a minor amount and `O` odds in thousandths: bigint inside, numbers outside. A type has only
 * its own fields, and `payout` only once every bet is settled. Null: not offered (bonus bet, anti-express) or no limit
 * (blocks).
 */
type FiguresOf<M, O> = {
  coef?: O;
  bonusCoef?: O | null;
  antiExpressCoef?: O | null;
  placeCoef?: O;
  combo?: number;
  offset?: number;
  possibleWin: M | null;
  minWin?: M;
  maxByBlock?: (M | null)[];
  possibleWinByBet?: M[];
  payoutByBet?: (M | null)[];
  payout?: M;
};
export type ExactFigures = FiguresOf<bigint, bigint>;
export type CouponFigures = FiguresOf<Minor, Milli>;
