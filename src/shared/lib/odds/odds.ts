import { isOddsView, oddsPlaces, oddsText, type Milli, type OddsPlaces, type OddsStyle } from '@contracts/maths/index';

import { kept } from '@/shared/lib/language';

const viewOf = (viewId: number) => (isOddsView(viewId) ? viewId : 0);

/** Odds stand beside sums, which Intl writes: both have one decimal mark. Spec: LANG-16. */
const markOf = kept(
  (locale: string) =>
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

/**
 * Odds as the player wants to see them: `viewId` is their display format, an unknown one counts as decimal; `locale`: for Intl; `least`: decimals
 * of the place that they stand in (`placesOf`), absent where they stand alone. Spec: coupon §5.
 */
export const formatOdds = (milli: Milli, viewId: number, locale: string, least?: OddsPlaces): string =>
  oddsText(milli, viewOf(viewId), { least, mark: markOf(locale) });

/** What has no view: a multiplier like the bonus bet's is a number, whatever way odds are written. */
export const formatMultiplier = (milli: Milli, locale: string): string => `×${formatOdds(milli, 0, locale)}`;

/** Decimals of a list, a table or a coupon that shows these odds. */
export const placesOf = (odds: readonly Milli[], viewId: number): OddsPlaces => oddsPlaces(odds, viewOf(viewId));

/** More prices than a board ever shows. */
const MOST_KEPT = 4096;

/** `formatOdds` for a board, which writes a thousand prices a second of the same few hundred. */
export function createOddsFormat(
  viewId: number,
  locale: string,
  places: Omit<OddsStyle, 'mark'>,
): (milli: Milli) => string {
  const [view, style] = [viewOf(viewId), { ...places, mark: markOf(locale) }];
  const texts = new Map<Milli, string>();
  return (milli) => {
    const known = texts.get(milli);
    if (known !== undefined) return known;
    if (texts.size >= MOST_KEPT) texts.clear();
    const text = oddsText(milli, view, style);
    texts.set(milli, text);
    return text;
  };
}
