import type { Translate } from '@/shared/i18n';

import type { PlaceBlocker } from './blockers';

/** The sentence under the button, which says what is missing. `money`: writes a sum in the coupon's currency. */
export function blockerText(t: Translate, blocker: PlaceBlocker, money: (minor: number) => string): string {
  if (blocker.reason === 'thin_lines')
    return t('coupon.blocker.thin_lines', { count: blocker.count, least: money(1), sum: money(blocker.sum) });
  // In the same text as the server's refusal.
  if (blocker.reason === 'above_own') return t('flow.stop.stake', { left: money(blocker.sum) });
  if ('sum' in blocker) return t(`coupon.blocker.${blocker.reason}`, { sum: money(blocker.sum) });
  if ('count' in blocker) return t(`coupon.blocker.${blocker.reason}`, { count: blocker.count });
  return t(`coupon.blocker.${blocker.reason}`);
}

const ofStake: readonly string[] = ['stake_missing', 'below_min', 'thin_lines', 'above_max', 'above_own', 'no_money'];
/** True: something is wrong with the stake of the slip. */
export const isOfStake = ({ reason }: PlaceBlocker): boolean => ofStake.includes(reason);
