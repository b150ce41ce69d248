import { useUnit } from 'effector-react';

import { useMatch, useMatchMarkets } from '@/entities/match';
import { OutcomeButton } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { $format, formatTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { AppLink } from '@/shared/routing';
import { Skeleton } from '@/shared/ui/skeleton';

import { clockText } from '../lib/clock-text';
import type { DayRace } from '../lib/day';
import { useMetres } from '../lib/use-metres';
import { useRacePath } from '../lib/use-race-path';
import { $next } from '../model/meetings';
import * as css from './meetings.css';

/** The next races wherever they are run: when, and the runner with the lowest odds. */
export function NextOff() {
  const t = useT();
  const next = useUnit($next);
  if (next.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="next-off">
      <h2 id="next-off" className={css.heading}>
        {t('race.nextOff')}
      </h2>
      <ul className={css.cards}>
        {next.map((race) => (
          <li key={race.id} className={css.card}>
            <Next race={race} />
            {race.favourite && <Favourite raceId={race.id} favourite={race.favourite} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Next({ race }: { race: DayRace }) {
  const metres = useMetres();
  const pathOf = useRacePath();
  const format = useUnit($format);
  return (
    <AppLink className={css.cardLink} to={pathOf(race)}>
      <span className={css.when}>
        <bdi className={css.strong}>{formatTime(race.startAt * 1000, format)}</bdi>{' '}
        <Left startAt={race.startAt * 1000} />
      </span>{' '}
      <bdi className={css.strong}>{race.meeting.name}</bdi>{' '}
      <span className={css.quiet}>
        <bdi>{race.name}</bdi>
      </span>{' '}
      <span className={css.quiet}>
        {metres(race.metres)} · {race.runners}
      </span>
    </AppLink>
  );
}

const soonMs = 120_000;

function Left({ startAt }: { startAt: number }) {
  const now = useUnit($now);
  const left = startAt - now;
  return (
    <bdi role="timer" className={left < soonMs ? css.soon : css.quiet}>
      {clockText(left)}
    </bdi>
  );
}

/** Its odds are those of the feed. */
function Favourite({ raceId, favourite }: { raceId: number; favourite: NonNullable<DayRace['favourite']> }) {
  const phase = useTopic(`game:${String(raceId)}`);
  const match = useMatch(raceId);
  const market = useMatchMarkets(raceId).find(({ id }) => id === favourite.marketId);
  if (match && market)
    return <OutcomeButton match={match} market={market} label={`${String(favourite.number)} ${favourite.name}`} />;
  return phase === 'loading' ? <Skeleton height={36} /> : null;
}
