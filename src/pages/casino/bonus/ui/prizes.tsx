import { useUnit } from 'effector-react';

import { payTableCss as table } from '@/entities/casino/pieces';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Tickets } from '../lib/round';
import { $game } from '../model/tickets';
import * as css from './page.css';

/** What the game is, each prize with its exact chance, and what a ticket is worth on average. */
export function Prizes({ tickets: { iso, games } }: { tickets: Tickets }) {
  const t = useT();
  const [game, locale] = useUnit([$game, $locale]);
  const found = games.find((known) => known.game === game);
  if (found === undefined) return null;
  const { ways: all, prizes, mean } = found;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 });
  const count = new Intl.NumberFormat(locale);
  return (
    <section className={css.card} aria-label={t('tickets.prizes')}>
      <div className={css.body}>
        <p className={css.quiet}>{t(`tickets.rule.${game}`)}</p>
        <table className={table.table}>
          <caption className={table.caption}>{t('tickets.prizes')}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.name}>
                {t('tickets.prize')}
              </th>
              <th scope="col" className={table.head}>
                {t('tickets.ways')}
              </th>
              <th scope="col" className={table.head}>
                {t('tickets.chance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ amount, ways }) => (
              <tr key={amount}>
                <th scope="row" className={table.name}>
                  <bdi>{formatMoney(amount, iso, locale)}</bdi>
                </th>
                <td className={table.number}>
                  {t('tickets.of', { ways: count.format(ways), all: count.format(all) })}
                </td>
                <td className={table.number}>
                  <bdi>{percent.format(ways / all)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.line}>
          <span>{t('tickets.mean')}</span>
          <span className={css.strong}>{formatMoney(mean, iso, locale)}</span>
        </p>
      </div>
    </section>
  );
}
