import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/games/round';
import { $locale, useT } from '@/shared/i18n';

import type { Table } from '../lib/table';
import { drawnText, isFlight, worthText } from '../lib/texts';
import { checkPressed } from '../model/check';
import * as own from './chips.css';

/** The last rounds of everybody; a press checks one. */
export function LastRounds({ table: { last } }: { table: Table }) {
  const t = useT();
  const [locale, check] = useUnit([$locale, checkPressed]);
  return (
    <section className={css.card} aria-label={t('shared.last')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('shared.last')}</h2>
      </header>
      <div className={css.body}>
        <p className={css.quiet}>{t(last.length === 0 ? 'shared.last.none' : 'shared.last.hint')}</p>
        <ul className={own.chips}>
          {last.map(({ id, kind, number, draws }) => (
            <li key={id}>
              <button
                type="button"
                className={own.chip}
                aria-label={`${t('rounds.check')}: ${t('shared.round', { number })}, ${drawnText(t, kind, draws, locale)}`}
                onClick={() => check(id)}
              >
                {isFlight(kind)
                  ? worthText(draws[0] ?? 0, locale)
                  : kind === 'keno-draw'
                    ? String(number)
                    : String((draws[0] ?? 0) + (kind === 'wheel-draw' ? 1 : 0))}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
