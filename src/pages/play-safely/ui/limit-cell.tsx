import { useUnit } from 'effector-react';

import { largestStake } from '@contracts/protection';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Gauge } from '@/shared/ui/gauge';

import type { MoneyLimit } from '../lib/limit';
import { removePressed } from '../model/change';
import * as css from './page.css';
import { useAmount } from './words';

type Shown = { name: string; limit: MoneyLimit | undefined; iso: string; isLocked: boolean };

/** One limit: what is used of it, when it starts again, and the way to ask for none, unless it is locked. */
export function LimitCell({ name, limit, iso, isLocked }: Shown) {
  const t = useT();
  const [format, remove] = useUnit([$format, removePressed]);
  const amount = useAmount(iso);
  const { value = null, left = null, until = null } = limit ?? {};
  if (limit === undefined || value === null)
    return (
      <li className={css.cell}>
        <span className={css.strong}>{name}</span>
        <span className={css.quiet}>{t('limits.none')}</span>
      </li>
    );
  if (limit.isDemanded)
    return (
      <li className={css.cell}>
        <span className={css.strong}>{name}</span>
        <span>{t('limits.demanded')}</span>
      </li>
    );
  const used = value - (left ?? 0);
  // One stake uses up nothing.
  const isOfOne = limit.type === largestStake;
  const most = amount(limit.type, value);
  const words = isOfOne ? most : t('limits.usedOf', { used: amount(limit.type, used), limit: most });
  return (
    <li className={css.cell}>
      <span className={css.line}>
        <span className={css.strong}>{name}</span>
        {until !== null && (
          <span className={css.quiet}>{t('limits.resets', { date: formatDateTime(until, format) })}</span>
        )}
      </span>
      {!isOfOne && <Gauge label={name} used={used} allowed={value} valueText={words} />}
      <span className={css.line}>
        <span>{words}</span>
        {limit.waiting === null && (
          <Button
            variant="link"
            size="sm"
            aria-disabled={isLocked}
            onClick={() => remove(limit.type)}
            aria-label={t('limits.removeOf', { name })}
          >
            {t('limits.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
