import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Money } from '@/shared/ui/money';

import type { Seat } from '../lib/table';
import * as css from './page.css';

/** What this game has cost and brought since the log-in. Row LIM-63. */
export function SeatCard({ seat }: { seat: Seat }) {
  const t = useT();
  const locale = useUnit($locale);
  const net = seat.won - seat.staked;
  const money = (minor: number) => formatMoney(Math.abs(minor), seat.iso, locale);
  const rows = [
    ['rounds.staked', money(seat.staked)],
    ['rounds.won', money(seat.won)],
    ['rounds.net', `${net === 0 ? '' : net > 0 ? '+' : '−'}${money(net)}`],
    ...(seat.points === null ? [] : [['rounds.points', money(seat.points)] as const]),
  ] as const;
  return (
    <section className={css.card} aria-label={t('rounds.session')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('rounds.session')}</h2>
      </header>
      <div className={css.body}>
        {rows.map(([key, sum]) => (
          <p key={key} className={css.line}>
            <span>{t(key)}</span>
            <Money className={css.strong} text={sum} />
          </p>
        ))}
      </div>
    </section>
  );
}
