import { useUnit } from 'effector-react';

import { rateText } from '@/shared/exchange';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PagedCard } from '@/shared/ui/history-page';
import * as css from '@/shared/ui/office-page';

import type { Transfer } from '../lib/transfer';
import { filterChanged, transfers } from '../model/transfers';
import * as own from './page.css';

/** Each transfer with what left, what came, and the rate between them. */
export function List({ rows }: { rows: readonly Transfer[] }) {
  const t = useT();
  const [total, isMore, isLoading] = useUnit([transfers.$total, transfers.$isMore, transfers.$isLoading]);
  const [more, change, format, locale] = useUnit([transfers.moreWanted, filterChanged, $format, $locale]);
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={t('wallets.history.none')}
        actions={<Button onClick={() => change({ days: '365', account: null })}>{t('wallets.history.showAll')}</Button>}
      />
    );
  return (
    <PagedCard
      title={t('wallets.history.list')}
      count={t('wallets.history.count', { shown: rows.length, total })}
      more={t('wallets.history.more')}
      isMore={isMore}
      isLoading={isLoading}
      onMore={more}
    >
      {rows.map(({ id, number, at, iso, toIso, minor, credited, rate }) => (
        <li key={id} className={css.item}>
          <span className={css.grow}>
            <span>{t('wallets.history.number', { number })}</span>
            <span className={css.quiet}>{formatDateTime(at, format)}</span>
            <bdi className={css.quiet}>{rateText(rate, iso, toIso, locale)}</bdi>
          </span>
          <span className={own.sums}>
            <bdi>{`−${formatMoney(minor, iso, locale)}`}</bdi>
            <bdi className={css.strong}>{`+${formatMoney(credited, toIso, locale)}`}</bdi>
          </span>
        </li>
      ))}
    </PagedCard>
  );
}
