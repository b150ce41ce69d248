import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import type { Change } from '../api/history';
import { doneOf, nameOf, valueOf } from '../lib/words';
import { $changes, $hasFailed, $isLoading, $total, historyWanted, moreRequested } from '../model/history';
import * as css from './page.css';

function Row({ change, iso }: { change: Change; iso: string }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  const { limitType, what, measure, from, to, at } = change;
  const value = (of: number | null) => valueOf(of, measure, { t, iso, locale });
  return (
    <li className={css.row}>
      <span className={css.strong}>{nameOf(limitType, t)}</span>
      <span>{doneOf(what, t)}</span>
      <span>{what === 'break' ? value(to) : t('limits.changes.fromTo', { from: value(from), to: value(to) })}</span>
      <time className={css.quiet} dateTime={new Date(at).toISOString()}>
        {formatDateTime(at, format)}
      </time>
    </li>
  );
}

/** Every change that the player made, the newest first, a page at a time. Row LIM-72. */
export function Changes({ iso }: { iso: string }) {
  const t = useT();
  const [changes, total, hasFailed, isLoading] = useUnit([$changes, $total, $hasFailed, $isLoading]);
  const [again, more] = useUnit([historyWanted, moreRequested]);
  return (
    <section className={css.card} aria-label={t('limits.changes')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('limits.changes')}</h2>
      </header>
      {hasFailed && (
        <ErrorState title={t('limits.notRead')} level={3} retryLabel={t('main.retry')} onRetry={() => again()} />
      )}
      {changes === null && !hasFailed && <Skeleton height={72} />}
      {changes?.length === 0 && <p className={css.body}>{t('limits.changes.none')}</p>}
      {changes !== null && changes.length > 0 && (
        <ol className={css.list} aria-label={t('limits.changes')}>
          {changes.map((change) => (
            <Row key={change.id} change={change} iso={iso} />
          ))}
        </ol>
      )}
      {changes !== null && changes.length < total && (
        <div className={css.body}>
          <Button busy={isLoading} onClick={() => more()}>
            {t('limits.changes.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
