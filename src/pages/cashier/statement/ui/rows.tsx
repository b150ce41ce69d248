import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import type { Statement } from '../lib/statement';
import { $shown, filterChanged, moreWanted } from '../model/statement';
import * as own from './page.css';

/** Every movement that the filter finds, the newest first, with the balance after it. Row PAY-16. */
export function Rows({ statement: { iso, isCut } }: { statement: Statement }) {
  const t = useT();
  const [{ rows, isMore }, format, locale] = useUnit([$shown, $format, $locale]);
  const [change, more] = useUnit([filterChanged, moreWanted]);
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
      <ul className={css.list}>
        {rows.map(({ id, at, kind, number, minor, balance }) => (
          <li key={id} className={css.item}>
            <span className={css.grow}>
              <span>
                {t(`statement.kind.${kind}`)} {number !== null && <bdi className={css.quiet}>{number}</bdi>}
              </span>
              <span className={css.quiet}>{formatDateTime(at, format)}</span>
            </span>
            <span className={own.money}>
              <bdi className={css.strong}>{`${minor > 0 ? '+' : ''}${money(minor)}`}</bdi>
              <bdi className={css.quiet}>{money(balance)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {isMore && (
        <div className={css.body}>
          <Button block onClick={() => more()}>
            {t('statement.more')}
          </Button>
        </div>
      )}
      {isCut && !isMore && <Note>{t('statement.cut')}</Note>}
    </section>
  );
}
