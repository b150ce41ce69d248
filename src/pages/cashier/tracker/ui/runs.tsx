import { useUnit } from 'effector-react';

import { $format, formatDate, useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import type { Tracker } from '../lib/tracker';
import * as own from './page.css';
import { useWords } from './use-words';

/** The longest runs; a losing one first, for it is what a stake must stand. Row TRACK-01. */
export function Runs({ tracker: { iso, loseRun, winRun } }: { tracker: Tracker }) {
  const t = useT();
  const format = useUnit($format);
  const { signed } = useWords(iso);
  const runs = [['lose', loseRun] as const, ['win', winRun] as const];
  return (
    <section className={css.card} aria-label={t('tracker.runs')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('tracker.runs')}</h2>
      </header>
      <dl className={own.sums}>
        {runs.map(([kind, run]) => (
          <div key={kind}>
            <dt className={css.quiet}>{t(`tracker.run.${kind}`)}</dt>
            <dd className={own.sum}>{run === null ? '–' : t('tracker.bets', { count: run.bets })}</dd>
            {run !== null && (
              <dd className={own.below}>
                <bdi>{`${formatDate(run.from, format)} – ${formatDate(run.to, format)} · ${signed(run.profit)}`}</bdi>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
