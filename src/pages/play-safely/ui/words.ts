import { useUnit } from 'effector-react';

import type { Protection } from '@contracts/protection';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import { clockLimits, isTime } from '../lib/limit';

const daySec = 86_400;

/** Whole days, rounded up: nobody waits longer than they were told. */
export const daysOf = (seconds: number): number => Math.ceil(seconds / daySec);

/** The value of a limit in words: money of the main currency, minutes, or the hours of a session. */
export function useAmount(iso: string) {
  const t = useT();
  const locale = useUnit($locale);
  return (type: number, value: number) =>
    isTime(type)
      ? t(type === clockLimits.session ? 'limits.hours' : 'limits.minutes', { count: value })
      : formatMoney(value, iso, locale);
}

/** How a looser limit waits here. */
export function useLater() {
  const t = useT();
  return ({ mustConfirm, increaseDelaySec }: Protection) =>
    t(mustConfirm ? 'limits.later' : 'limits.laterItself', {
      time: t('limits.days', { count: daysOf(increaseDelaySec) }),
    });
}
