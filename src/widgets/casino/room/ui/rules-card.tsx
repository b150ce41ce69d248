import type { ReactNode } from 'react';

import { roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';

/** The rules of a game under its room, for players and visitors alike. */
export function RulesCard({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <section className={css.card} aria-label={t('rounds.rules')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('rounds.rules')}</h2>
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}
