import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import * as css from '@/shared/ui/office-page';

import type { Statement } from '../lib/statement';
import * as own from './page.css';

/** What came and went since the first day, and how the span adds up. Row PAY-16. */
export function Sums({ statement }: { statement: Statement }) {
  const t = useT();
  const locale = useUnit($locale);
  const { iso, opening, closing, came, went, deposits, withdrawals } = statement;
  const money = (minor: number) => formatMoney(minor, iso, locale);
  const list = (label: string, sums: readonly (readonly [string, number])[]) => (
    <section className={css.card} aria-label={label}>
      <header className={css.head}>
        <h2 className={css.name}>{label}</h2>
      </header>
      <dl className={own.sums}>
        {sums.map(([name, minor]) => (
          <div key={name}>
            <dt className={css.quiet}>{name}</dt>
            <dd className={own.sum}>{money(minor)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
  return (
    <>
      {list(t('statement.ever'), [
        [t('statement.deposits'), deposits],
        [t('statement.withdrawals'), withdrawals],
        [t('statement.net'), deposits - withdrawals],
      ])}
      {list(t('statement.span'), [
        [t('statement.opening'), opening],
        [t('statement.came'), came],
        [t('statement.went'), 0 - went],
        [t('statement.closing'), closing],
      ])}
    </>
  );
}
