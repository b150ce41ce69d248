import { useUnit } from 'effector-react';

import { type GamePart, type Room, roundCss as css } from '@/entities/casino/round';
import { $format, $locale, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { IconButton } from '@/shared/ui/button';
import { link } from '@/shared/ui/office-page';

import { checkPressed } from '../model/check';
import { $isMoving } from '../model/picture';

/** The player's last rounds at this game; each can be checked. */
export function LastRounds({ room, part }: { room: Room; part: GamePart }) {
  const t = useT();
  const [format, locale, check] = useUnit([$format, $locale, checkPressed]);
  // A round that is still on its way in the picture is not told here either.
  const known = useUnit($isMoving) ? room.rounds.slice(1) : room.rounds;
  const ended = known.filter(({ isOpen }) => !isOpen);
  return (
    <section className={css.card} aria-label={t('rounds.last')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('rounds.last')}</h2>
        <AppLink className={link} to={`/office/rounds?game=${room.game}`}>
          {t('rounds.all')}
        </AppLink>
      </header>
      {ended.length === 0 && <p className={css.empty}>{t('rounds.none')}</p>}
      <ul className={css.list}>
        {ended.map((round) => (
          <li key={round.id} className={css.item}>
            <span className={css.quiet}>
              {formatTime(round.at, format)} · {round.nonce}
            </span>
            <span className={css.grow}>
              <bdi>{part.outcome(t, round, locale)}</bdi>
              <span className={css.quiet}>
                {t('rounds.staked')} {formatMoney(round.stake, round.iso, locale)} ·{' '}
                {t('rounds.paid', { sum: formatMoney(round.payout, round.iso, locale) })}
              </span>
            </span>
            <IconButton size="sm" icon="shield-check" label={t('rounds.check')} onClick={() => check(round.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
