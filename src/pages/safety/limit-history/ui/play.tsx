import { useUnit } from 'effector-react';

import { $hasSummaryFailed, $summary } from '@/features/safety/read-play';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { ErrorState } from '@/shared/ui/error-state';
import { Money } from '@/shared/ui/money';
import { Segmented } from '@/shared/ui/segmented';
import { Skeleton } from '@/shared/ui/skeleton';

import { $span, historyWanted, spanChosen, spans } from '../model/history';
import * as css from './page.css';

/** What the player won or lost, first, and what they deposited since the account was opened. Row LIM-72. */
export function Play() {
  const t = useT();
  const [summary, hasFailed, span, locale] = useUnit([$summary, $hasSummaryFailed, $span, $locale]);
  const [choose, again] = useUnit([spanChosen, historyWanted]);
  const money = (minor: number) => formatMoney(minor, summary?.iso ?? '', locale);
  const sums =
    summary === null
      ? []
      : ([
          ['limits.play.result', `${summary.result > 0 ? '+' : ''}${money(summary.result)}`],
          ['limits.play.net', money(summary.netDeposits)],
          ['limits.play.stakes', money(summary.stakes)],
          ['limits.play.wins', money(summary.wins)],
          ['limits.play.deposits', money(summary.deposits)],
        ] as const);
  return (
    <section className={css.card} aria-label={t('limits.play')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('limits.play')}</h2>
        <Segmented
          label={t('limits.period')}
          options={spans.map((value) => ({ value, label: t('limits.days', { count: Number(value) }) }))}
          value={span}
          onValueChange={choose}
        />
      </header>
      {hasFailed && (
        <ErrorState title={t('limits.play.notRead')} level={3} retryLabel={t('main.retry')} onRetry={() => again()} />
      )}
      {summary === null && !hasFailed && <Skeleton height={72} />}
      {summary !== null && (
        <dl className={css.sums}>
          {sums.map(([key, sum]) => (
            <div key={key}>
              <dt className={css.quiet}>{t(key)}</dt>
              <dd className={css.sum}>
                <Money text={sum} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
