import { type Fraction, nearestOnLadder } from './ladder.ts';
import { fixedText } from './odds.ts';
import type { Milli } from './types.ts';

/** Display formats: 0 decimal, 1 fractional, 2 American, 4 Hong Kong, 5 Malaysian, 6 Indonesian, 14 decimal with two places, 15 fractional of the
 * traditional ladder, 16 American in steps of five. Spec: coupon §5; 14 to 16: decision D-53. */
export const oddsViews = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;
export type OddsView = (typeof oddsViews)[number];

/** Odds in one view, not yet text: `milli` thousandths (negative in the Asian views), `whole` American. */
type OddsValue =
  | { readonly form: 'decimal'; readonly milli: Milli; readonly isShort?: boolean }
  | ({ readonly form: 'fraction' } & Fraction)
  | { readonly form: 'american'; readonly whole: number };

/** Whole division, halves round up; `a` and `b` are positive and whole. */
const divided = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b));
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** From 100/1 on the denominator is one: people read 12345/1 at once, but not 1234567/100. */
const wholeFrom = 100_000;

/** The fraction nearest to `profit` thousandths with a denominator of at most 100, at least 1/100. */
function nearestFraction(profit: number): Fraction {
  let best = { numerator: Math.max(1, divided(profit, 1000)), denominator: 1 };
  if (profit >= wholeFrom) return best;
  const error = ({ numerator, denominator }: Fraction) => Math.abs(numerator * 1000 - profit * denominator);
  for (let denominator = 2; denominator <= 100; denominator += 1) {
    const next = { numerator: Math.max(1, divided(profit * denominator, 1000)), denominator };
    if (error(next) * best.denominator < error(best) * denominator) best = next;
  }
  const shared = gcd(best.numerator, best.denominator);
  return { numerator: best.numerator / shared, denominator: best.denominator / shared };
}

/** American odds to the nearest multiple of `step`. */
function american(milli: Milli, step: number): number {
  const profit = milli - 1000;
  return milli >= 2000 ? divided(profit, 10 * step) * step : -divided(100_000, profit * step) * step;
}

const decimal = (milli: Milli): OddsValue => ({ form: 'decimal', milli });
const negativeInverse = (profit: Milli): OddsValue => decimal(-divided(1_000_000, profit));

/** Odds above 1 in one view. */
function oddsInView(milli: Milli, view: OddsView): OddsValue {
  const profit = milli - 1000;
  switch (view) {
    case 0:
      return decimal(milli);
    case 1:
      return { form: 'fraction', ...nearestFraction(profit) };
    case 2:
      return { form: 'american', whole: american(milli, 1) };
    case 4:
      return decimal(profit);
    case 5:
      return milli <= 2000 ? decimal(profit) : negativeInverse(profit);
    case 6:
      return milli >= 2000 ? decimal(profit) : negativeInverse(profit);
    case 14:
      return { form: 'decimal', milli, isShort: true };
    case 15:
      return { form: 'fraction', ...nearestOnLadder(profit) };
    case 16:
      return { form: 'american', whole: american(milli, 5) };
  }
}

const signed = (whole: number): string => (whole > 0 ? `+${String(whole)}` : String(whole));

/** How many decimals all odds of one place have: two, or three where one of them needs its thousandths. */
export type OddsPlaces = 2 | 3;

const needsThird = (value: OddsValue): boolean =>
  value.form === 'decimal' && value.isShort !== true && value.milli % 10 !== 0;

/**
 * Finds the decimals for a place with these odds: 1.5 must not be beside 1.84, and no odds may lose a digit by which
 * they are paid.
 */
export const oddsPlaces = (odds: readonly Milli[], view: OddsView): OddsPlaces =>
  odds.some((milli) => milli > 1000 && needsThird(oddsInView(milli, view))) ? 3 : 2;

/**
 * `least`: decimals of the surrounding place. `most` 2: no thousandths, even where the odds have them. `mark`: the
 * language's decimal mark.
 */
export type OddsStyle = { least?: OddsPlaces | undefined; most?: OddsPlaces; mark?: string };

const placesIn = (value: OddsValue, { least = 2, most = 3 }: OddsStyle): OddsPlaces =>
  most === 2 || (value.form === 'decimal' && value.isShort === true) ? 2 : needsThird(value) ? 3 : least;

/** Text in a view: two or three decimals ("2.00"), a sign on American odds, "9/4". */
export function oddsText(milli: Milli, view: OddsView, style: OddsStyle = {}): string {
  const value = oddsInView(milli, view);
  switch (value.form) {
    case 'decimal':
      return fixedText(value.milli, placesIn(value, style), style.mark ?? '.');
    case 'fraction':
      return `${String(value.numerator)}/${String(value.denominator)}`;
    case 'american':
      return signed(value.whole);
  }
}

/** The text in this view is not quite the price: who works a win out from it gets another sum than is paid. */
export function isOddsTextRounded(milli: Milli, view: OddsView): boolean {
  const profit = milli - 1000;
  const value = oddsInView(milli, view);
  switch (value.form) {
    case 'decimal':
      return value.isShort === true ? milli % 10 !== 0 : value.milli < 0 && value.milli * profit !== -1_000_000;
    case 'fraction':
      return value.numerator * 1000 !== profit * value.denominator;
    case 'american':
      return value.whole > 0 ? value.whole * 10 !== profit : value.whole * profit !== -100_000;
  }
}

const known: ReadonlySet<number> = new Set(oddsViews);
export const isOddsView = (view: number): view is OddsView => known.has(view);
