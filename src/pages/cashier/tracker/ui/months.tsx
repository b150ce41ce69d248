import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import type { Tracker } from '../lib/tracker';
import * as own from './page.css';
import { useWords } from './use-words';

/** Stakes, returns and the net of each month, and of all: the paper of a year. Row TRACK-04. */
export function Months({ tracker: { iso, months, sums } }: { tracker: Tracker }) {
  const t = useT();
  const locale = useUnit($locale);
  const { money, signed, count } = useWords(iso);
  const monthText = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const heads = ['bets', 'staked', 'returned', 'profit'] as const;
  const cells = (row: { bets: number; staked: number; returned: number; profit: number }) =>
    [count(row.bets), money(row.staked), money(row.returned), signed(row.profit)].map((text, place) => (
      <td
        key={heads[place]}
        className={`${own.number} ${own.gain}`}
        data-gain={place === 3 && row.profit > 0 ? '' : undefined}
      >
        <bdi>{text}</bdi>
      </td>
    ));
  return (
    <section className={css.card}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tracker.months')}</h2>
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse */}
      <div className={own.frame} role="region" tabIndex={0} aria-label={t('tracker.months')}>
        <table className={own.table}>
          <thead>
            <tr>
              <th scope="col" className={own.first}>
                {t('tracker.month')}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className={own.head}>
                  {t(`tracker.head.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month}>
                <th scope="row" className={own.first}>
                  {monthText.format(Date.parse(`${row.month}-01T00:00:00Z`))}
                </th>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={own.total}>
              <th scope="row" className={own.first}>
                {t('tracker.total')}
              </th>
              {cells(sums)}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
