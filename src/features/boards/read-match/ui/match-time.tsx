import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { isFinishedMatch, isLiveMatch, type MatchInfo, useMatchClock } from '@/entities/match';
import { $format, dayOf, formatShortDate, formatTime, useT } from '@/shared/i18n';

import { shortPeriod } from '../lib/period';
import { $today } from '../model/today';
import * as css from './match-time.css';

/** First column of a row: the minute and the period, or the hour and the day. */
export function MatchTime({ match }: { match: MatchInfo }) {
  const t = useT();
  if (isFinishedMatch(match)) return <Lines main={t('sport.game.ended')} rest={null} />;
  if (isLiveMatch(match)) return <LiveTime match={match} />;
  return match.lock === 'postponed' || match.lock === 'cancelled' ? (
    <Lines main={match.periodName ?? ''} rest={null} />
  ) : (
    <StartTime startAt={match.startAt} />
  );
}

function Lines({ main, rest }: { main: string; rest: string | null }) {
  return (
    <span className={css.time}>
      <span className={css.timeMain}>{main}</span>
      <span className={css.timeRest}>{rest}</span>
    </span>
  );
}

function LiveTime({ match }: { match: MatchInfo }) {
  const t = useT();
  const clock = useRef<HTMLSpanElement>(null);
  useMatchClock(clock, match.id);
  return (
    <span className={css.time}>
      <span className={css.liveDot} />
      {match.hasClock ? (
        <span ref={clock} className={css.timeMain} data-live="" />
      ) : (
        <span className={css.timeMain} data-live="">
          {t('sport.zone.live')}
        </span>
      )}
      <span className={css.timeRest} title={match.periodName}>
        {shortPeriod(t, match)}
      </span>
    </span>
  );
}

function StartTime({ startAt }: { startAt: number }) {
  const t = useT();
  const [format, today] = useUnit([$format, $today]);
  const at = startAt * 1000;
  const day = dayOf(at, format) === today ? t('sport.game.today') : formatShortDate(at, format);
  return <Lines main={formatTime(at, format)} rest={day} />;
}
