import { useUnit } from 'effector-react';

import type { RaceCard } from '@contracts/racing';

import { $format, formatTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { clockText } from '../lib/clock-text';
import { useMetres } from '../lib/use-metres';
import * as css from './race-card.css';

/** When and what is run, and the time to the off. */
export function RaceHead({ card: { race, meeting } }: { card: RaceCard }) {
  const t = useT();
  const metres = useMetres();
  const format = useUnit($format);
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.title}>
          <bdi>{formatTime(race.startAt * 1000, format)}</bdi> <bdi>{race.name}</bdi>
        </h1>
        <p className={css.quiet}>
          <bdi>{meeting.name}</bdi> · {metres(race.metres)} · {t(`race.going.${race.going}`)}
        </p>
      </div>
      {race.state === 'open' ? <Left startAt={race.startAt * 1000} /> : <State isOver={race.state === 'over'} />}
    </header>
  );
}

function Left({ startAt }: { startAt: number }) {
  const t = useT();
  const now = useUnit($now);
  return (
    <div className={css.off} role="timer">
      <p className={css.quiet}>{t('race.offIn')}</p>
      <bdi className={css.count}>{clockText(startAt - now)}</bdi>
    </div>
  );
}

function State({ isOver }: { isOver: boolean }) {
  const t = useT();
  return (
    <div className={css.off} role="status">
      <span className={css.count}>{t(isOver ? 'race.result' : 'race.running')}</span>
    </div>
  );
}
