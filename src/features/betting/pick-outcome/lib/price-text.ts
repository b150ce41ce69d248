import { formatOdds } from '@/shared/lib/odds';

/** The view that has a decimal point. Spec: coupon §3, coefViewId. */
const DECIMAL = 0;

/** A price on a button: decimal odds lose a decimal from 10 on and both from 100 on, so that every price fits one box. The coupon has all of them. */
export function priceText(milli: number, viewId: number, language: string): string {
  if (viewId !== DECIMAL || milli < 10_000) return formatOdds(milli, viewId, language);
  return (milli / 1000).toFixed(milli < 100_000 ? 1 : 0);
}
