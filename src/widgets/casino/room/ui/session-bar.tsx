import { useUnit } from 'effector-react';

import { $playSession, formatDuration } from '@/entities/safety/play-session';
import { $locale, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Money } from '@/shared/ui/money';

import * as css from './room.css';

/** The only text of the bar that is drawn each second. */
function Elapsed({ startedAt }: { startedAt: number }) {
  return <bdi dir="ltr">{formatDuration(useUnit($now) - startedAt)}</bdi>;
}

/** Minor units of `iso`. `points`: what the demo has left; null for money. */
type Sums = { iso: string; staked: number; won: number; points: number | null };

/**
 * The page's own bar, outside of any frame: how long, what this game has cost and brought since the log-in, by the ledger,
 * and the way to limits. Rows CAS-03, LIM-63.
 */
export function SessionBar({ sums: { iso, staked, won, points } }: { sums: Sums }) {
  const t = useT();
  const [locale, session] = useUnit([$locale, $playSession]);
  const net = won - staked;
  const money = (minor: number) => formatMoney(Math.abs(minor), iso, locale);
  const rows = [
    ['rounds.staked', money(staked)],
    ['rounds.won', money(won)],
    ['rounds.net', `${net === 0 ? '' : net > 0 ? '+' : '−'}${money(net)}`],
    ...(points === null ? [] : [['rounds.points', money(points)] as const]),
  ] as const;
  return (
    <section className={css.bar} aria-label={t('rounds.session')}>
      {session !== null && (
        <p className={css.fact}>
          <span>{t('rounds.bar.elapsed')}</span>
          <span className={css.strong}>
            <Elapsed startedAt={session.startedAt} />
          </span>
        </p>
      )}
      {rows.map(([key, sum]) => (
        <p key={key} className={css.fact}>
          <span>{t(key)}</span>
          <Money className={css.strong} text={sum} />
        </p>
      ))}
      <span className={css.ways}>
        <AppLink className={css.link} to="/office/responsible">
          {t('rounds.bar.limits')}
        </AppLink>
      </span>
    </section>
  );
}
