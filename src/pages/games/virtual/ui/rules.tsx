import { useUnit } from 'effector-react';

import type { VirtualSports } from '@contracts/virtual-sports';

import { $locale, useT } from '@/shared/i18n';

import { $league } from '../model/virtual';
import * as css from './page.css';

/** What comes back, how matches are played, and where results come from. */
export function Rules({ virtual: { pace, closedSeconds } }: { virtual: VirtualSports }) {
  const t = useT();
  const [league, locale] = useUnit([$league, $locale]);
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  return (
    <section className={css.card} aria-label={t('virtual.rules')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('virtual.rules')}</h2>
      </header>
      <div className={css.body}>
        {league !== null && (
          <>
            <p className={css.line}>
              <span>{t('virtual.return.usual')}</span>
              <span className={css.strong}>{percent(league.usualReturn)}</span>
            </p>
            <p className={css.line}>
              <span>{t('virtual.return.least')}</span>
              <span className={css.strong}>{percent(league.leastReturn)}</span>
            </p>
            <p className={css.quiet}>
              {t('virtual.rules.pace', { minutes: league.everyMs / 60_000, pace, seconds: closedSeconds })}
            </p>
          </>
        )}
        <p className={css.quiet}>{t('virtual.rules.express')}</p>
        <p className={css.quiet}>{t('virtual.rules.chance')}</p>
        <p className={css.quiet}>{t('virtual.rules.limits')}</p>
      </div>
    </section>
  );
}
