/** Coupons as they come over the wire, for tests. */
import type { Coupon, CouponBet, CouponCalc, GamePart } from './coupon.ts';

/** A match that has not begun. */
export const gamePart = (id: number, part: Partial<GamePart> = {}): GamePart => ({
  number: id,
  status: 0,
  isFinished: false,
  liveInLive: false,
  constId: id,
  startAt: 1_800_000_000,
  elapsed: null,
  opp1: 'Arsenal',
  opp2: 'Chelsea',
  score1: '',
  score2: '',
  scoreText: '',
  ...part,
});

/** A home win at 2.00, not settled. */
export const couponBet = (id: number, part: Partial<CouponBet> = {}): CouponBet => ({
  marketId: id,
  gameId: id,
  typeId: 1,
  kind: 1,
  coef: 2,
  blockId: 1,
  isLive: false,
  statusId: -2,
  name: '1',
  groupName: '1X2',
  sportId: 1,
  champId: 1,
  game: gamePart(id),
  ...part,
});

/** The same as a calculation or a refusal names it. */
export const calcBet = (id: number, part: Partial<CouponCalc['bets'][number]> = {}): CouponCalc['bets'][number] => ({
  marketId: id,
  coef: 2,
  coefByView: '2.00',
  isBlocked: false,
  isDepend: false,
  isBannedExpress: false,
  isDisabledBanker: false,
  statusId: -2,
  game: gamePart(id),
  ...part,
});

/** An open single of 100 roubles at 2.00. */
export const placedCoupon = (id: string, part: Partial<Coupon> = {}): Coupon => ({
  id,
  typeId: 0,
  statusId: -2,
  state: 'open',
  placedAt: 1_700_000_000,
  accountId: 5,
  iso: 'RUB',
  amount: 100,
  coef: 2,
  possibleWin: 200,
  bets: [couponBet(11)],
  isVipBet: false,
  saleAvailable: false,
  ...part,
});
