import { useUnit } from 'effector-react';

import type { OwnTournament } from '@contracts/tournaments';

import { $locale, useT } from '@/shared/i18n';

import { dollars, prizeRows } from '../lib/prizes';
import * as css from './page.css';

/** What each place pays. */
export function Prizes({ own: { tournament } }: { own: OwnTournament }) {
  const t = useT();
  const locale = useUnit($locale);
  return (
    <section className={css.card} aria-label={t('tournaments.prizes')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tournaments.prizes')}</h2>
      </header>
      <ul className={css.list}>
        {prizeRows(tournament.prizes).map(({ from, to, prize }) => (
          <li key={from} className={css.item}>
            <bdi dir="ltr">{from === to ? from : `${String(from)} – ${String(to)}`}</bdi>
            <span className={css.strong}>{dollars(prize, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
