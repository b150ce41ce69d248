import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Money } from '@/shared/ui/money';

import type { Room } from '../lib/room';
import * as css from './page.css';

/** What this game has cost and brought since the log-in, from the ledger. Row LIM-63. */
export function SessionCard({ room }: { room: Room }) {
  const t = useT();
  const locale = useUnit($locale);
  const net = room.won - room.staked;
  const money = (minor: number) => formatMoney(Math.abs(minor), room.iso, locale);
  const rows = [
    ['rounds.staked', money(room.staked)],
    ['rounds.won', money(room.won)],
    ['rounds.net', `${net === 0 ? '' : net > 0 ? '+' : '−'}${money(net)}`],
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
        {room.points !== null && (
          <p className={css.line}>
            <span>{t('rounds.points')}</span>
            <Money className={css.strong} text={money(room.points)} />
          </p>
        )}
        <p className={css.quiet}>{t('rounds.seed')}</p>
        <p className={css.hash}>{room.seed.commitment}</p>
      </div>
    </section>
  );
}
