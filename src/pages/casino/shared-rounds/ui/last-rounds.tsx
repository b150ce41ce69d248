import { useUnit } from 'effector-react';

import { roundCss as css, worthText } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import type { Round, Table } from '../lib/table';
import { drawnText, isFlight } from '../lib/texts';
import { checkPressed } from '../model/check';
import { $seat } from '../model/table';
import * as own from './chips.css';

const inStrip = 20;

/** The last rounds of everybody, the newest first; a press checks one. Those before are behind a fold. */
export function LastRounds({ table: { last } }: { table: Table }) {
  const t = useT();
  return (
    <section className={css.card} aria-label={t('shared.last')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('shared.last')}</h2>
      </header>
      <div className={css.body}>
        <p className={css.quiet}>{t(last.length === 0 ? 'shared.last.none' : 'shared.last.hint')}</p>
        <Chips rounds={last.slice(0, inStrip)} />
        {last.length > inStrip && (
          <details>
            <summary className={own.fold}>{t('shared.last.before', { count: last.length - inStrip })}</summary>
            <Chips rounds={last.slice(inStrip)} />
          </details>
        )}
      </div>
    </section>
  );
}

/** A line is under the rounds on which the player had a bet. */
function Chips({ rounds }: { rounds: readonly Round[] }) {
  const t = useT();
  const [locale, seat, check] = useUnit([$locale, $seat, checkPressed]);
  const played = new Set(seat?.bets.map(({ roundId }) => roundId));
  return (
    <ul className={own.chips}>
      {rounds.map(({ id, kind, number, draws }) => (
        <li key={id}>
          <button
            type="button"
            className={own.chip}
            data-own={played.has(id)}
            title={played.has(id) ? t('shared.last.own') : undefined}
            aria-label={`${t('rounds.check')}: ${t('shared.round', { number })}, ${drawnText(t, kind, draws, locale)}`}
            onClick={() => check(id)}
          >
            <bdi dir="ltr">
              {isFlight(kind)
                ? worthText(draws[0] ?? 0, locale)
                : kind === 'keno-draw'
                  ? String(number)
                  : String((draws[0] ?? 0) + (kind === 'wheel-draw' ? 1 : 0))}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
