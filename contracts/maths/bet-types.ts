import type { CouponTypeId } from '../coupon.ts';

/** How many bets and how many blocks (besides the lobby) a type has, and whether it combines bets. Decision D-46. */
type BetTypeRule = {
  readonly name: string;
  readonly bets: readonly [min: number, max: number];
  readonly blocks?: readonly [min: number, max: number];
  /**
   * In some line the bets multiply each other. So two bets on one game do not fit, nor does a bet that is banned from
   * an express.
   */
  readonly isCombining: boolean;
};

export const betTypes: Readonly<Record<CouponTypeId, BetTypeRule>> = {
  0: { name: 'single', bets: [1, 1], isCombining: false },
  1: { name: 'express', bets: [2, 50], isCombining: true },
  2: { name: 'system', bets: [3, 20], isCombining: true },
  3: { name: 'chain', bets: [2, 20], isCombining: true },
  4: { name: 'multibet', bets: [3, 20], blocks: [2, 10], isCombining: true },
  5: { name: 'conditional', bets: [2, 20], blocks: [2, 10], isCombining: true },
  6: { name: 'antiexpress', bets: [2, 20], isCombining: true },
  7: { name: 'lucky', bets: [2, 8], isCombining: true },
  8: { name: 'patent', bets: [3, 8], isCombining: true },
  9: { name: 'singles', bets: [2, 50], isCombining: false },
};

export const isCouponTypeId = (value: unknown): value is CouponTypeId =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9;
