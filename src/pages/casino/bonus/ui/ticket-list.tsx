import { useUnit } from 'effector-react';

import { $format, formatDateTime, useT } from '@/shared/i18n';

import type { Tickets } from '../lib/round';
import { $own } from '../model/tickets';
import * as css from './page.css';

/** Tickets for this game, with their promotion and their end. */
export function TicketList({ tickets: { tickets } }: { tickets: Tickets }) {
  const t = useT();
  const [own, format] = useUnit([$own, $format]);
  return (
    <section className={css.card} aria-label={t('tickets.yours')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tickets.yours')}</h2>
        <span className={css.quiet}>{t('tickets.count', { count: tickets.length })}</span>
      </header>
      {own.length === 0 && (
        <div className={css.body}>
          <p className={css.quiet}>{t('tickets.none')}</p>
        </div>
      )}
      <ul className={css.list}>
        {own.map(({ id, promotion, endsAt }) => (
          <li key={id} className={css.item}>
            <span>
              {t(`tickets.from.${promotion}`)}
              <br />
              <span className={css.quiet}>{t('tickets.ends', { at: formatDateTime(endsAt, format) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
