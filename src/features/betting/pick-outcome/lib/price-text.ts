import { createOddsFormat, type OddsPlaces } from '@/shared/lib/odds';

/** Views with a sign or a stroke: their prices are wider than the box that decimals need. Spec: coupon §5, decision D-54. */
const wide: readonly number[] = [1, 2, 5, 6, 15, 16];
export const isWideView = (viewId: number): boolean => wide.includes(viewId);

/** Views that show the thousandths of the price itself; in all others two decimals are as near as the player reads. */
const exact: readonly number[] = [0, 4];

type PriceFormat = {
  viewId: number;
  locale: string;
  places: OddsPlaces;
  /** Such a price is painted while all have two decimals. */
  onFinePrice: () => void;
};

/**
 * Prices of a board: all with two decimals, however long the odds, so that a column is read by its figures; with three as soon as one of them has
 * thousandths, since what is shown is what is paid. Spec: LANG-16.
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
