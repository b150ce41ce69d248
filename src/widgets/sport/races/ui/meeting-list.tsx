import { useUnit } from 'effector-react';
import { Fragment, useId } from 'react';

import type { MeetingRaces } from '@contracts/racing';

import { $format, formatTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Flag } from '@/shared/ui/flag';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { type DayRace, numbersByPlace } from '../lib/day';
import { useMetres } from '../lib/use-metres';
import { useRacePath } from '../lib/use-race-path';
import { $begunTo, $overTo } from '../model/meetings';
import * as css from './meetings.css';

/** Meetings, those first that race next, each with its races by time. */
export function MeetingList({ title, meetings }: { title: string; meetings: readonly MeetingRaces[] }) {
  const t = useT();
  const id = useId();
  if (meetings.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <header className={css.bar}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        <span className={css.quiet}>{t('race.strip')}</span>
      </header>
      {meetings.map((meeting) => (
        <Meeting key={meeting.champId} meeting={meeting} />
      ))}
    </section>
  );
}

function Meeting({ meeting }: { meeting: MeetingRaces }) {
  const t = useT();
  const id = useId();
  const [begunTo, overTo] = useUnit([$begunTo, $overTo]);
  const stateOf = ({ startAt }: MeetingRaces['races'][number]) =>
    startAt <= overTo ? 'over' : startAt <= begunTo ? 'running' : 'open';
  const next = meeting.races.find(({ startAt }) => startAt > begunTo);
  return (
    <section className={css.meeting} aria-labelledby={id}>
      <div className={css.course}>
        <h3 id={id} className={css.name}>
          <Flag country={meeting.countryCode} /> <bdi>{meeting.name}</bdi>
        </h3>
        <p className={css.quiet}>{t(`race.going.${meeting.going}`)}</p>
      </div>
      <ul className={css.races}>
        {meeting.races.map((race) => (
          <li key={race.id}>
            <Race race={{ ...race, meeting }} state={stateOf(race)} isNext={race === next} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RaceProps = { race: DayRace; state: 'open' | 'running' | 'over'; isNext: boolean };

function Race({ race, state, isNext }: RaceProps) {
  const t = useT();
  const metres = useMetres();
  const pathOf = useRacePath();
  const format = useUnit($format);
  const { outcome } = race;
  const told = {
    open: () => `${metres(race.metres)} · ${String(race.runners)}`,
    running: () => t('race.running'),
    over: () => '–',
  };
  return (
    <AppLink className={`${css.race} ${outcome ? css.run : ''} ${isNext ? css.nextRace : ''}`} to={pathOf(race)}>
      <bdi>{formatTime(race.startAt * 1000, format)}</bdi>{' '}
      <span className={css.quiet}>
        {outcome ? (
          <>
            <VisuallyHidden>{t('race.result')} </VisuallyHidden>
            {numbersByPlace(outcome).map((numbers, index) => (
              <Fragment key={numbers[0]}>
                {index > 0 && <span> · </span>}
                <bdi>{numbers.join('=')}</bdi>
              </Fragment>
            ))}
          </>
        ) : (
          <span>{told[state]()}</span>
        )}
      </span>
    </AppLink>
  );
}
