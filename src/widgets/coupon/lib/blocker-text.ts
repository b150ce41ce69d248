import type { PlaceBlocker } from '@/features/betting/place-bet';
import type { Translate } from '@/shared/i18n';

/** The sentence under the button: what is missing. `money`: a sum in the coupon's currency. */
export function blockerText(t: Translate, blocker: PlaceBlocker, money: (minor: number) => string): string {
  if (blocker.reason === 'thin_lines')
    return t('coupon.blocker.thin_lines', { count: blocker.count, least: money(1), sum: money(blocker.sum) });
  if ('sum' in blocker) return t(`coupon.blocker.${blocker.reason}`, { sum: money(blocker.sum) });
  if ('count' in blocker) return t(`coupon.blocker.${blocker.reason}`, { count: blocker.count });
  return t(`coupon.blocker.${blocker.reason}`);
}
