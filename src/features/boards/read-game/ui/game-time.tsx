import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { type GameInfo, isFinishedGame, isLiveGame, useGameClock } from '@/entities/game';
import { $format, dayOf, formatShortDate, formatTime, useT } from '@/shared/i18n';

import { shortPeriod } from '../lib/period';
import { $today } from '../model/today';
import * as css from './game-time.css';

/** First column of a row: the minute and the period, or the hour and the day. */
export function GameTime({ game }: { game: GameInfo }) {
  const t = useT();
  if (isFinishedGame(game)) return <Lines main={t('sport.game.ended')} rest={null} />;
  if (isLiveGame(game)) return <LiveTime game={game} />;
  return game.lock === 'postponed' || game.lock === 'cancelled' ? (
    <Lines main={game.periodName ?? ''} rest={null} />
  ) : (
    <StartTime startAt={game.startAt} />
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

function LiveTime({ game }: { game: GameInfo }) {
  const t = useT();
  const clock = useRef<HTMLSpanElement>(null);
  useGameClock(clock, game.id);
  return (
    <span className={css.time}>
      <span className={css.liveDot} />
      {game.hasClock ? (
        <span ref={clock} className={css.timeMain} data-live="" />
      ) : (
        <span className={css.timeMain} data-live="">
          {t('sport.zone.live')}
        </span>
      )}
      <span className={css.timeRest} title={game.periodName}>
        {shortPeriod(t, game)}
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
