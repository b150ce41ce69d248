import { currencyFacts } from '@contracts/currencies';
import type { LimitStop } from '@contracts/limits';
import { toMinor } from '@contracts/maths';

import { formatDateTime, type Translate } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

type Words = { t: Translate; format: Parameters<typeof formatDateTime>[1]; locale: string };

/** The first of three limits each: a day, a week, a month. Spec: coupon §4. */
const groups = [
  ['wager', 1],
  ['loss', 10],
  ['time', 40],
] as const;
const periods = ['day', 'week', 'month'] as const;
const largestStake = 37;

/**
 * Names the limit that stopped a bet: which one, what it still allows, until when. Null: there is no such text. Row
 * LIM-44.
 */
export function stopText(
  { limitType, left, iso, frameEndsAt }: LimitStop,
  { t, format, locale }: Words,
): string | null {
  const sum = () => formatMoney(toMinor(left, currencyFacts(iso).digits), iso, locale);
  if (limitType === largestStake) return t('flow.stop.stake', { left: sum() });
  const [group, first] = groups.find(([, first]) => limitType >= first && limitType < first + periods.length) ?? [];
  const period = periods[limitType - (first ?? 0)];
  if (group === undefined || period === undefined) return null;
  const date = formatDateTime(frameEndsAt * 1000, format);
  return t(`flow.stop.${group}`, { period: t(`flow.stop.period.${period}`), left: sum(), date });
}
