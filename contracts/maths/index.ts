/**
 * Bet mathematics, the same on both sides of the wire: pure, exact, without a clock or a language. Money is whole minor units (`Minor`),
 * odds are whole thousandths (`Milli`); money is floored once at the end, odds are rounded once on the final product (decisions D-47, D-52).
 *
 * money    toMinor, toWire, isWireMoney   wire decimals ↔ minor units by the digits of the currency. Spec: coupon §3
 *          nextAmount                     one press of plus or minus. Spec: coupon §5
 * odds     milliFromWire, milliToWire     wire decimals ↔ thousandths
 *          milliFromDecimal, decimalText  text ↔ thousandths
 *          productMilli                   odds of an express
 *          oddsInView, oddsText           the nine display formats. Spec: coupon §5
 * coupons  couponFigures                  possible win, minimum, odds, maxima and payout of all ten types. Spec: coupon §4, §5
 *          findProblem                    the first thing that is wrong with a coupon
 *          BET_TYPES                      number of bets and blocks of each type
 *          systemOptions, clampSystemValue    sizes of a system. Spec: coupon §3, §5
 *          bonusBetMilli, offeredBonusMilli   the bonus bet. Spec: coupon §4, §5
 *          antiExpressMilli               odds of the anti-express (exact, bigint)
 */
export { ANTI_EXPRESS_FACTOR, antiExpressMilli } from './anti-express.ts';
export { BET_TYPES, isCouponTypeId } from './bet-types.ts';
export type { BetTypeRule } from './bet-types.ts';
export { BONUS_BET, bonusBetMilli, offeredBonusMilli } from './bonus-bet.ts';
export { findProblem } from './check.ts';
export type { CouponProblem, CouponProblemCode } from './check.ts';
export { couponFigures, exactFigures } from './coupon.ts';
export type { Calculated } from './coupon.ts';
export { traditionalLadder } from './ladder.ts';
export { isWireMoney, nextAmount, toMinor, toWire } from './money.ts';
export { decimalText, milliFromDecimal, milliFromWire, milliToWire } from './odds.ts';
export { ODDS_VIEWS, isOddsView, oddsInView, oddsText } from './odds-views.ts';
export type { OddsValue, OddsView } from './odds-views.ts';
export { productMilli } from './product.ts';
export { binomial } from './symmetric.ts';
export { clampSystemValue, systemOptions } from './system.ts';
export type { SystemOption } from './system.ts';
export type { CouponFigures, CouponInput, ExactFigures, Leg, Milli, Minor } from './types.ts';
