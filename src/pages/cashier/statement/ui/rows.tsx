import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { LongList } from '@/shared/long-list';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import type { Statement } from '../lib/statement';
import { $shown, filterChanged } from '../model/statement';
import * as own from './page.css';

/** Every movement that the filter finds, the newest first, with the balance after it. Row PAY-16. */
export function Rows({ statement: { iso, isCut } }: { statement: Statement }) {
  const t = useT();
  const [rows, format, locale, change] = useUnit([$shown, $format, $locale, filterChanged]);
  const money = (minor: number) => formatMoney(minor, iso, locale);
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={t('statement.none')}
        actions={<Button onClick={() => change({ group: 'all', days: '365' })}>{t('statement.all')}</Button>}
      />
    );
  return (
    <section className={css.card} aria-label={t('statement.rows')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('statement.rows')}</h2>
        <span className={css.quiet}>{t('statement.order')}</span>
      </header>
      <LongList rows={rows} height={own.rowHeight}>
        {({ id, at, kind, number, edited, minor, balance }, place) => (
          <div key={id} role="listitem" {...place} className={own.row}>
            <span className={own.what}>
              <span className={own.oneLine}>
                <span>{t(`statement.kind.${kind}`)}</span>{' '}
                {number !== null && <bdi className={css.quiet}>{number}</bdi>}
              </span>
              <span className={css.quiet}>
                <span>{formatDateTime(at, format)}</span>
                {edited !== null && (
                  <span>{` · ${t(kind === 'sale' ? 'statement.editedInto' : 'statement.editedFrom', { number: edited })}`}</span>
                )}
              </span>
            </span>
            <span className={own.money}>
              <bdi className={css.strong}>{`${minor > 0 ? '+' : ''}${money(minor)}`}</bdi>
              <bdi className={css.quiet}>{money(balance)}</bdi>
            </span>
          </div>
        )}
      </LongList>
      {isCut && <Note>{t('statement.cut')}</Note>}
    </section>
  );
}
