import { useUnit } from 'effector-react';

import { $format, formatFarTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { isNarrowed } from '../lib/filter';
import { fewBets } from '../lib/tracker';
import {
  $account,
  $filter,
  $hasFailed,
  $tracker,
  filterChanged,
  filtersCleared,
  trackerOpened,
} from '../model/tracker';
import { Bets } from './bets';
import { Breakdown } from './breakdown';
import { Chart } from './chart';
import { Figures } from './figures';
import { Months } from './months';
import { Runs } from './runs';

/** From nothing found: without the filters, or over a longer time. */
function Nothing() {
  const t = useT();
  const [filter, change, clear] = useUnit([$filter, filterChanged, filtersCleared]);
  const wayOn = isNarrowed(filter) ? (
    <Button onClick={() => clear()}>{t('tracker.clear')}</Button>
  ) : (
    filter.period !== '365' && <Button onClick={() => change({ period: '365' })}>{t('tracker.longer')}</Button>
  );
  return (
    <EmptyState icon="ticket" level={2} title={t('tracker.none')} actions={wayOn}>
      {t('tracker.noneText')}
    </EmptyState>
  );
}

/** The figures that the filter asks for, or why there are none. */
export function Found() {
  const t = useT();
  const [tracker, account, hasFailed, format] = useUnit([$tracker, $account, $hasFailed, $format]);
  const again = useUnit(trackerOpened);
  if (tracker === null || account === null)
    return hasFailed ? (
      <ErrorState title={t('tracker.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => again()} />
    ) : (
      <Waiting />
    );
  const { bets } = tracker.sums;
  return (
    <>
      {hasFailed && (
        <Note tone="danger" role="alert" icon="danger">
          {t('tracker.notRead')} <Button onClick={() => again()}>{t('main.retry')}</Button>
        </Note>
      )}
      <p className={css.onPaper}>
        {t(`tracker.account.${account.kind}`)} {account.iso} {String(account.id)} ·{' '}
        {`${formatFarTime(tracker.from, format)} – ${formatFarTime(tracker.to, format)}`}
      </p>
      {bets === 0 ? (
        <Nothing />
      ) : (
        <>
          {bets < fewBets && <Note>{t('tracker.few', { count: bets })}</Note>}
          <Figures tracker={tracker} />
          <Chart tracker={tracker} />
          <Months tracker={tracker} />
          <Breakdown tracker={tracker} />
          <Runs tracker={tracker} />
          <Bets />
        </>
      )}
    </>
  );
}
