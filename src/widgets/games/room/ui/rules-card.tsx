import type { ReactNode } from 'react';

import { roundCss as css } from '@/entities/games/round';
import { useT } from '@/shared/i18n';

import { rulesId } from '../model/view';

/** The rules of a game under its room, for players and visitors alike. `lead`: the game in one sentence. */
export function RulesCard({ lead, children }: { lead: string; children: ReactNode }) {
  const t = useT();
  return (
    <section className={css.card} aria-label={t('rounds.rules')}>
      <header className={css.head}>
        <h2 id={rulesId} className={css.name} tabIndex={-1}>
          {t('rounds.rules')}
        </h2>
      </header>
      <div className={css.body}>
        <p className={css.quiet}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
