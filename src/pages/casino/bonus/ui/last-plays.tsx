import { useUnit } from 'effector-react';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Tickets } from '../lib/round';
import { $isMoving, $round } from '../model/form';
import * as css from './page.css';

/** The player's last rounds with tickets, of all six games. */
export function LastPlays({ tickets: { rounds } }: { tickets: Tickets }) {
  const t = useT();
  const [round, isMoving, format, locale] = useUnit([$round, $isMoving, $format, $locale]);
  // A round that is still on its way on the board is not told here either.
  const told = rounds.filter(({ id }) => !isMoving || id !== round?.id);
  return (
    <section className={css.card} aria-label={t('rounds.last')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('rounds.last')}</h2>
      </header>
      {told.length === 0 && (
        <div className={css.body}>
          <p className={css.quiet}>{t('rounds.none')}</p>
        </div>
      )}
      <ul className={css.list}>
        {told.map(({ id, game, at, payout, iso }) => (
          <li key={id} className={css.item}>
            <span className={css.grow}>
              <span>{t(`tickets.name.${game}`)}</span>
              <span className={css.quiet}>{formatDateTime(at, format)}</span>
            </span>
            <span>
              {payout > 0 ? t('tickets.won', { sum: formatMoney(payout, iso, locale) }) : t('tickets.nothing')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
