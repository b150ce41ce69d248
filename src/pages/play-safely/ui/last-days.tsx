import { useUnit } from 'effector-react';

import { $summary } from '@/features/safety/read-play';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Group } from '../lib/limit';
import * as css from './page.css';

const sums = { deposit: 'deposits', loss: 'losses', wager: 'stakes' } as const;

/** What the player did themselves in the last 30 days, beside the field for their limit. Row LIM-42. */
export function LastDays({ group }: { group: Group }) {
  const t = useT();
  const [summary, locale] = useUnit([$summary, $locale]);
  if (summary === null) return null;
  const sum = formatMoney(summary[sums[group]], summary.iso, locale);
  return <p className={css.quiet}>{t(`limits.last30.${group}`, { sum })}</p>;
}
