import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/casino/round';
import { $format, $locale, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Seat } from '../lib/table';
import { betText, choiceText, drawnText } from '../lib/texts';

/** The player's last bets at this game. */
export function OwnBets({ seat: { kind, bets } }: { seat: Seat }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  return (
    <section className={css.card} aria-label={t('shared.own')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('shared.own')}</h2>
      </header>
      {bets.length === 0 && <p className={css.empty}>{t('shared.own.none')}</p>}
      <ul className={css.list}>
        {bets.map((bet) => (
          <li key={bet.id} className={css.item}>
            <span className={css.quiet}>
              {formatTime(bet.at, format)} · {bet.number}
            </span>
            <span className={css.grow}>
              <bdi>{betText(t, bet, locale)}</bdi>
              <span className={css.quiet}>
                <span>{t('rounds.staked')}</span> <span>{formatMoney(bet.stake, bet.iso, locale)}</span>
                <span> · </span>
                <span>{choiceText(t, kind, bet, locale)}</span>
                {bet.draws.length > 0 && <span>{` · ${drawnText(t, kind, bet.draws, locale)}`}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
