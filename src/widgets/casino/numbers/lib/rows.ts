import { sicBo, sicBoSpots } from '@contracts/games/sic-bo';

import type { RowsOf } from '@/entities/casino/pieces';
import { headOf, percentOf } from '@/entities/casino/round';

import { placeText } from './places';

/** Of places that differ by a face alone the first; sums stand each for itself. One face pays by how many dice show it. */
const isShown = (spot: string): boolean => !/^(?:pair|three)[2-6]$|^duo(?!12)|^face/.test(spot);

export const sicBoRows: RowsOf = (t, locale) => ({
  caption: t('rounds.table'),
  head: headOf(t),
  rows: sicBoSpots.filter(isShown).map((spot) => {
    const [share, hits] = [sicBo.returnOf({ spots: [spot] }), sicBo.hitRateOf({ spots: [spot] })];
    return [
      placeText(t, spot),
      percentOf(hits, locale),
      `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(share / hits)} ×`,
    ];
  }),
});
