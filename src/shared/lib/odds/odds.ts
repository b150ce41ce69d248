import { isOddsView, oddsText, type Milli } from '@contracts/maths/index';

/**
 * Odds as the player wants to see them: `viewId` is his display format, an unknown one counts as decimal. A decimal point in every language: odds
 * are read and compared like a code, not like prose. Spec: coupon §5.
 */
export const formatOdds = (milli: Milli, viewId: number, _language: string): string =>
  oddsText(milli, isOddsView(viewId) ? viewId : 0);
