/**
 * Bet mathematics, the same on both sides of the wire: pure, exact, without a clock or a language. Money is whole minor units (`Minor`),
 * odds are whole thousandths (`Milli`); money is floored once at the end, odds are rounded once on the final product (decisions D-47, D-52).
 *
 * money    toMinor, toWire, isWireMoney   wire decimals ↔ minor units by the digits of the currency. Spec: coupon §3
 *          nextAmount                     one press of plus or minus. Spec: coupon §5
 * odds     milliFromWire, milliToWire     wire decimals ↔ thousandths
 *          decimalText, milliFromDecimal  thousandths as text, and back
 *          productMilli                   odds of an express
 *          oddsText, oddsPlaces, isOddsView, isOddsTextRounded  the nine display formats, and the decimals of a place. Spec: coupon §5
 *          isRiskPrice, netWin            prices with a minus in the Asian formats: what is risked, what is won
 * coupons  couponFigures                  possible win, minimum, odds, maxima and payout of all ten types. Spec: coupon §4, §5
 *          exactFigures                   the same for a coupon of unknown shape, in whole numbers of any size
 *          millionths                     chances of an anti-express are whole parts of so many
 *          racingOf                       what a race does to a leg: terms of places, deduction, dead heat
 *          betTypes                      number of bets and blocks of each type
 *          couponLines, lineCount         the lines of a coupon, each with what it brings
 *          systemOptions, clampSystemValue    sizes of a system. Spec: coupon §3, §5
 *          bonusBetMilli, offeredBonusMilli   the bonus bet. Spec: coupon §4, §5
 *          hyperBonusOf, carriesHyper     what a large stake on an express adds. Spec: coupon §3
 * bonuses  bonus-worth.ts                what a bonus is worth after its terms, and how far results lie apart; only some apps load it
 */
export { millionths } from './anti-express.ts';
export { betTypes, isCouponTypeId } from './bet-types.ts';
export { bonusBet, bonusBetMilli, offeredBonusMilli } from './bonus-bet.ts';
export { keptBonusMilli } from './paid-bonus.ts';
export type { CouponProblemCode } from './check.ts';
export { couponFigures, exactFigures } from './coupon.ts';
export { racingOf } from './racing-fields.ts';
export { carriesHyper, hyperBonusOf } from './hyper-bonus.ts';
export type { HyperBonus } from './hyper-bonus.ts';
export { traditionalLadder } from './ladder.ts';
export { couponLines, lineCount } from './lines.ts';
export type { CouponLine } from './lines.ts';
export { marketMargin } from './margin.ts';
export { isWireMoney, nextAmount, toMinor, toWire } from './money.ts';
export { decimalText, milliFromWire, milliToWire } from './odds.ts';
export { isRiskPrice, netWin } from './net.ts';
export { isOddsTextRounded, isOddsView, oddsPlaces, oddsText } from './odds-views.ts';
export type { OddsPlaces, OddsStyle, OddsView } from './odds-views.ts';
export { productMilli } from './product.ts';
export { milliFromDecimal } from './typed-odds.ts';
export { binomial } from './symmetric.ts';
export { systemOptions } from './system.ts';
export { clampSystemValue } from './system-value.ts';
export type { CouponFigures, CouponInput, Leg, Milli, Minor } from './types.ts';
