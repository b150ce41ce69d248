import type { Translate } from '@/shared/i18n';

/**
 * "From … to …", as far as the range is known. Null: it is not known. Minor units. `min` 0: the server has not named it yet.
 * `max` null: unbounded.
 */
export function rangeText(
  t: Translate,
  min: number | null,
  max: number | null,
  money: (minor: number) => string,
): string | null {
  if (min !== null && min > 0)
    return max === null
      ? t('coupon.stake.min', { min: money(min) })
      : t('coupon.stake.range', { min: money(min), max: money(max) });
  return max === null ? null : t('coupon.stake.upTo', { max: money(max) });
}
