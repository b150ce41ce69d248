import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import { $format, formatTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import type { RunRace } from '../lib/day';
import { useRacePath } from '../lib/use-race-path';
import { $lastRun } from '../model/meetings';
import * as css from './meetings.css';

/** How the last races ended: who came in first, at which odds, and who did not run. */
export function LastResults() {
  const t = useT();
  const last = useUnit($lastRun);
  if (last.length === 0) return null;
  return (
    <section aria-labelledby="last-results">
      <header className={css.bar}>
        <h2 id="last-results" className={css.heading}>
          {t('race.lastResults')}
        </h2>
      </header>
      <ul className={css.results}>
        {last.map((race) => (
          <Result key={race.id} race={race} />
        ))}
      </ul>
    </section>
  );
}

function Result({ race }: { race: RunRace }) {
  const t = useT();
  const { odds } = useFormat();
  const pathOf = useRacePath();
  const format = useUnit($format);
  const { placed, out } = race.outcome;
  return (
    <li className={css.result}>
      <AppLink className={css.link} to={pathOf(race)}>
        <bdi>{formatTime(race.startAt * 1000, format)}</bdi> <bdi>{race.meeting.name}</bdi>
      </AppLink>
      <div>
        <ul className={css.placed}>
          {placed.map(({ number, name, place, share, coef }) => (
            <li key={number} className={place === 1 ? css.strong : undefined}>
              <bdi>{`${String(place)}${share > 1 ? '=' : '.'}`}</bdi> <bdi>{`${name} (${String(number)})`}</bdi>{' '}
              <bdi className={css.quiet}>{odds(coef * 1000)}</bdi>
            </li>
          ))}
        </ul>
        {out.length > 0 && (
          <p className={css.quiet}>
            {t('race.nonRunners', { names: out.map(({ number, name }) => `${String(number)} ${name}`).join(', ') })}
          </p>
        )}
      </div>
    </li>
  );
}
