import { useUnit } from 'effector-react';

import { $format, $locale, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';

import type { Room } from '../lib/room';
import { drawnText } from '../lib/texts';
import { checkPressed } from '../model/check';
import * as css from './page.css';

/** The player's last rounds at this game; each can be checked. */
export function LastRounds({ room }: { room: Room }) {
  const t = useT();
  const [format, locale, check] = useUnit([$format, $locale, checkPressed]);
  return (
    <section className={css.card} aria-label={t('rounds.last')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('rounds.last')}</h2>
      </header>
      {room.rounds.length === 0 && <p className={css.empty}>{t('rounds.none')}</p>}
      <ul className={css.list}>
        {room.rounds.map((round) => (
          <li key={round.id} className={css.item}>
            <span className={css.quiet}>
              {formatTime(round.at, format)} · {round.nonce}
            </span>
            <span className={css.grow}>
              <bdi>{drawnText(t, round)}</bdi>
              <span className={css.quiet}>
                {t('rounds.staked')} {formatMoney(round.stake, round.iso, locale)} ·{' '}
                {t('rounds.paid', { sum: formatMoney(round.payout, round.iso, locale) })}
              </span>
            </span>
            <Button size="sm" onClick={() => check(round.id)}>
              {t('rounds.check')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
