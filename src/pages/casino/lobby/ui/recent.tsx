import { useUnit } from 'effector-react';

import type { GameShelf } from '@contracts/game-shelf';

import { catalogue } from '@/entities/casino/catalogue';
import { nameOf } from '@/entities/casino/round';
import { $offers } from '@/features/casino/shelf';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { quiet } from '@/shared/ui/office-page';

import * as css from './page.css';

/** Games that the player played lately, the latest first. */
export function Recent({ shelf }: { shelf: GameShelf }) {
  const t = useT();
  const format = useUnit($format);
  const offers = useUnit($offers);
  const recent = shelf.recent
    .map((played) => ({ ...played, to: catalogue.find(({ slug }) => slug === played.game)?.to ?? '/casino-lobby' }))
    .filter(({ to }) => offers.has(to));
  if (recent.length === 0) return null;
  return (
    <section className={css.section} aria-label={t('rounds.lobby.recent')}>
      <h2 className={css.heading}>{t('rounds.lobby.recent')}</h2>
      <ul className={css.recent}>
        {recent.map(({ game, at, rounds, to }) => (
          <li key={game} className={css.played}>
            <AppLink className={css.link} to={to}>
              {t(nameOf(game))}
            </AppLink>
            <span className={quiet}>
              {formatDateTime(at, format)} · {t('rounds.lobby.rounds', { count: rounds })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
