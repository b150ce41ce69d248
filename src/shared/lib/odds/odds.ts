import {
  isOddsTextRounded,
  isOddsView,
  type Milli,
  type OddsPlaces,
  oddsPlaces,
  type OddsStyle,
  oddsText,
} from '@contracts/maths/index';

import { kept } from '@/shared/lib/language';

const viewOf = (viewId: number) => (isOddsView(viewId) ? viewId : 0);

/** Odds are next to sums, which Intl writes, so both use one decimal mark. Spec: LANG-16. */
const markOf = kept(
  (locale: string) =>
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

/**
 * Odds as the player wants to see them. `viewId`: their display format, an unknown one counts as decimal. `locale`: for
 * Intl. `least`: decimals of the surrounding list (`placesOf`), absent for odds outside a list. Spec: coupon §5.
 */
export const formatOdds = (milli: Milli, viewId: number, locale: string, least?: OddsPlaces): string =>
  oddsText(milli, viewOf(viewId), { least, mark: markOf(locale) });

/** The same where somebody agrees on a price or is paid by it: what is not quite the price says so. Row ODDS-20. */
export const formatPrice = (milli: Milli, viewId: number, locale: string, least?: OddsPlaces): string =>
  `${milli > 1000 && isOddsTextRounded(milli, viewOf(viewId)) ? '≈' : ''}${formatOdds(milli, viewId, locale, least)}`;

/** A number without a view: a multiplier such as the bonus bet's looks the same in every odds format. */
export const formatMultiplier = (milli: Milli, locale: string): string => `×${formatOdds(milli, 0, locale)}`;

/** How many decimals a list, a table or a coupon needs to show all these odds. */
export const placesOf = (odds: readonly Milli[], viewId: number): OddsPlaces => oddsPlaces(odds, viewOf(viewId));

/** More prices than any board shows. */
const mostKept = 4096;

/** `formatOdds` for a board, which writes the same few hundred prices a thousand times a second. */
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
    if (texts.size >= mostKept) texts.clear();
    const text = oddsText(milli, view, style);
    texts.set(milli, text);
    return text;
  };
}
