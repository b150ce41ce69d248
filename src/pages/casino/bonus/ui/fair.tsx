import { useUnit } from 'effector-react';

import { SeedFacts } from '@/features/casino/promise';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import type { Tickets } from '../lib/round';
import { $game } from '../model/tickets';
import * as css from './page.css';

/** The hash of the seed that decides the next round, and the way to the proof of those before. */
export function Fair({ tickets: { seed } }: { tickets: Tickets }) {
  const t = useT();
  const game = useUnit($game);
  return (
    <section className={css.card} aria-label={t('tickets.fair')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tickets.fair')}</h2>
        <AppLink className={css.link} to={`/office/rounds?game=${game}`}>
          {t('tickets.check')}
        </AppLink>
      </header>
      <div className={css.body}>
        <p className={css.quiet}>{t('tickets.fair.text')}</p>
        <SeedFacts seed={seed} />
      </div>
    </section>
  );
}
