import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { type GameInfo, isFinishedGame, isLiveGame, useGameClock } from '@/entities/game';
import { $format, dayOf, formatShortDate, formatTime, useT } from '@/shared/i18n';

import { shortPeriod } from '../lib/period';
import { $today } from '../model/today';
/** Classes of the parts: each list has measures of its own. */
export type TimeLook = Record<'time' | 'main' | 'rest' | 'dot', string>;

/** First column of a row: the minute and the period, or the hour and the day. */
export function GameTime({ game, look }: { game: GameInfo; look: TimeLook }) {
  const t = useT();
  if (isFinishedGame(game)) return <Lines look={look} main={t('sport.game.ended')} rest={null} />;
  return isLiveGame(game) ? <LiveTime game={game} look={look} /> : <StartTime startAt={game.startAt} look={look} />;
}

function Lines({ look, main, rest }: { look: TimeLook; main: string; rest: string | null }) {
  return (
    <span className={look.time}>
      <span className={look.main}>{main}</span>
      <span className={look.rest}>{rest}</span>
    </span>
  );
}

function LiveTime({ game, look }: { game: GameInfo; look: TimeLook }) {
  const t = useT();
  const clock = useRef<HTMLSpanElement>(null);
  useGameClock(clock, game.id);
  return (
    <span className={look.time}>
      <span className={look.dot} />
      {game.hasClock ? (
        <span ref={clock} className={look.main} data-live="" />
      ) : (
        <span className={look.main} data-live="">
          {t('sport.zone.live')}
        </span>
      )}
      <span className={look.rest} title={game.periodName}>
        {shortPeriod(t, game)}
      </span>
    </span>
  );
}

function StartTime({ startAt, look }: { startAt: number; look: TimeLook }) {
  const t = useT();
  const [format, today] = useUnit([$format, $today]);
  const at = startAt * 1000;
  const day = dayOf(at, format) === today ? t('sport.game.today') : formatShortDate(at, format);
  return <Lines look={look} main={formatTime(at, format)} rest={day} />;
}
