import { useUnit } from 'effector-react';

import { $coefViewId } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { placesOf } from '@/shared/lib/odds';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import {
  $filter,
  $found,
  $hasFailed,
  $isFiltered,
  $isLoading,
  $total,
  filterChanged,
  filtersCleared,
  historyWanted,
  moreRequested,
} from '../model/history';
import { BetRow } from './bet-row';
import * as css from './page.css';

export function ListLoading() {
  return (
    <div className={css.loading} aria-busy="true">
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </div>
  );
}

/** From an empty list: without the filters, over a longer time, or to where bets are placed. */
function WayOn() {
  const t = useT();
  const [filter, isFiltered, clear, change] = useUnit([$filter, $isFiltered, filtersCleared, filterChanged]);
  if (isFiltered) return <Button onClick={() => clear()}>{t('history.clear')}</Button>;
  if (filter.period !== '365') return <Button onClick={() => change({ period: '365' })}>{t('history.showAll')}</Button>;
  return (
    <AppLink className={buttonLook({})} to="/home/live">
      {t('history.toLive')}
    </AppLink>
  );
}

/** The coupons that the filter finds, a page at a time. */
export function BetList() {
  const t = useT();
  const [found, total, hasFailed, isLoading] = useUnit([$found, $total, $hasFailed, $isLoading]);
  const viewId = useUnit($coefViewId);
  const places = placesOf(found?.map(({ milliOdds }) => milliOdds) ?? [], viewId);
  const [again, more] = useUnit([historyWanted, moreRequested]);
  if (hasFailed)
    return <ErrorState title={t('history.failed')} level={2} retryLabel={t('main.retry')} onRetry={() => again()} />;
  if (found === null) return <ListLoading />;
  if (found.length === 0)
    return (
      <EmptyState icon="ticket" level={2} title={t('history.empty')} actions={<WayOn />}>
        {t('history.emptyText')}
      </EmptyState>
    );
  const columns = ['placed', 'number', 'type', 'bet', 'stake', 'odds', 'state', 'result'] as const;
  const numbers: ReadonlySet<string> = new Set(['stake', 'odds', 'result']);
  return (
    <div className={css.table} aria-busy={isLoading}>
      <div className={css.names} aria-hidden="true">
        {columns.map((name) => (
          <span key={name} className={numbers.has(name) ? css.end : undefined}>
            {t(`history.${name}`)}
          </span>
        ))}
      </div>
      <ul className={css.list} aria-label={t('history.list')}>
        {found.map((bet) => (
          <BetRow key={bet.id} bet={bet} places={places} />
        ))}
      </ul>
      <div className={css.foot}>
        <span role="status">{t('history.shown', { shown: found.length, all: total })}</span>
        {found.length < total && (
          <Button busy={isLoading} onClick={() => more()}>
            {t('history.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
