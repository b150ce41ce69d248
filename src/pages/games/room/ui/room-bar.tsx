import { useUnit } from 'effector-react';

import { factsOf, sectionPaths } from '@contracts/games/facts';

import { type Room, roundCss } from '@/entities/games/round';
import { $playSession, formatDuration } from '@/entities/safety/play-session';
import { $locale, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Money } from '@/shared/ui/money';

import * as css from './bar.css';

/** The only text of the bar that is drawn each second. */
function Elapsed({ startedAt }: { startedAt: number }) {
  return <bdi dir="ltr">{formatDuration(useUnit($now) - startedAt)}</bdi>;
}

/**
 * The page's own bar, outside of the frame: how long, what this game has cost and brought since the log-in, by the ledger,
 * and the ways to limits and out. Rows CAS-03, LIM-63.
 */
export function RoomBar({ room }: { room: Room }) {
  const t = useT();
  const [locale, session] = useUnit([$locale, $playSession]);
  const net = room.won - room.staked;
  const money = (minor: number) => formatMoney(Math.abs(minor), room.iso, locale);
  const rows = [
    ['rounds.staked', money(room.staked)],
    ['rounds.won', money(room.won)],
    ['rounds.net', `${net === 0 ? '' : net > 0 ? '+' : '−'}${money(net)}`],
    ...(room.points === null ? [] : [['rounds.points', money(room.points)] as const]),
  ] as const;
  return (
    <section className={css.bar} aria-label={t('rounds.session')}>
      {session !== null && (
        <p className={css.fact}>
          <span>{t('originals.bar.elapsed')}</span>
          <span className={roundCss.strong}>
            <Elapsed startedAt={session.startedAt} />
          </span>
        </p>
      )}
      {rows.map(([key, sum]) => (
        <p key={key} className={css.fact}>
          <span>{t(key)}</span>
          <Money className={roundCss.strong} text={sum} />
        </p>
      ))}
      <span className={css.ways}>
        <AppLink className={roundCss.link} to="/office/responsible">
          {t('originals.bar.limits')}
        </AppLink>
        <AppLink className={roundCss.link} to={sectionPaths[factsOf(room.game).section]}>
          {t('originals.bar.leave')}
        </AppLink>
      </span>
    </section>
  );
}
