import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Money } from '@/shared/ui/money';

import type { Total } from '../api/history';
import * as css from './page.css';

/** Sums over all coupons that the filter finds, not only those of this page. */
export function Totals({ total }: { total: Total }) {
  const t = useT();
  const locale = useUnit($locale);
  const { iso, isBonus, count, staked, returned, result, open } = total;
  const money = (minor: number) => formatMoney(minor, iso, locale);
  const sums = [
    [t('history.result'), `${result > 0 ? '+' : ''}${money(result)}`],
    [t('history.staked'), money(staked)],
    [t('history.returned'), money(returned)],
    [t('history.inPlay'), money(open)],
    [t('history.count'), String(count)],
  ] as const;
  return (
    <dl className={css.totals} aria-label={t(isBonus ? 'history.totals.bonus' : 'history.totals', { iso })}>
      {sums.map(([term, sum]) => (
        <div key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.sum}>
            <Money text={sum} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
