import { formatOdds } from '@/shared/lib/odds';

/** Views with a sign or a stroke: their prices are wider than the box that decimals need. Spec: coupon §5, decision D-54. */
const wide: readonly number[] = [1, 2, 5, 6, 15, 16];
export const isWideView = (viewId: number): boolean => wide.includes(viewId);

/**
 * A price on a button: a number with decimals loses its third one, another from 10 on and all from 100 on, so that every price fits one box. The
 * coupon has all of them. The first decimals of a plain decimal price below 10 are all shown: they are what tells short odds apart.
 */
export function priceText(milli: number, viewId: number, language: string): string {
  const text = formatOdds(milli, viewId, language);
  if (viewId === 0 && milli < 10_000) return text;
  if (!/^-?\d+\.\d+$/.test(text)) return text;
  const value = Number(text);
  const size = Math.abs(value);
  if (size >= 10) return value.toFixed(size < 100 ? 1 : 0);
  return value.toFixed(2);
}
