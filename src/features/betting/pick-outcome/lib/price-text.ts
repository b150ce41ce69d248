import { createOddsFormat, type OddsPlaces } from '@/shared/lib/odds';

/** Formats with a sign or a stroke: their prices are wider than a box for decimals. Spec: coupon §5, decision D-54. */
const wide: readonly number[] = [1, 2, 5, 6, 15, 16];
export const isWideView = (viewId: number): boolean => wide.includes(viewId);

/** Formats that show the thousandths of a price. All others are exact enough with two decimals. */
const exact: readonly number[] = [0, 4];

type PriceFormat = {
  viewId: number;
  locale: string;
  places: OddsPlaces;
  /** A price like this is painted while all prices have two decimals. */
  onFinePrice: () => void;
};

/**
 * The prices of a board. All have two decimals, so that a column lines up. When one has thousandths, all have three:
 * the player is paid what they see. Spec: LANG-16.
 */
export function createPriceFormat({ viewId, locale, places, onFinePrice }: PriceFormat): (milli: number) => string {
  const isExact = exact.includes(viewId);
  const format = createOddsFormat(viewId, locale, isExact ? { least: places } : { most: 2 });
  if (!isExact || places === 3) return format;
  return (milli) => {
    if (milli % 10 !== 0) onFinePrice();
    return format(milli);
  };
}
