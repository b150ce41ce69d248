import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { SPORT } from '@contracts/markets';

import { isFinishedGame, isLiveGame, useGameClock, useGamePlay, type GameInfo } from '@/entities/game';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Crest } from '@/shared/ui/crest';
import { Score } from '@/shared/ui/score';
import { Tag } from '@/shared/ui/tag';

import { matchClock } from '../lib/match-clock';
import * as css from './game-view.css';
import { Periods } from './periods';
import { Timeline } from './timeline';

/** The two sides, the score between them, and how far the match is. */
export function ScoreHead({ game, level = 1 }: { game: GameInfo; level?: 1 | 2 }) {
  const Heading = `h${level}` as const;
  const t = useT();
  const format = useUnit($format);
  const full = useGamePlay(game.id)?.score?.full;
  const sides = { home: game.opp1.name, away: game.opp2.name };

  return (
    <header className={css.head}>
      <Heading className={css.sides} aria-label={t('sport.game.versus', sides)}>
        <span className={css.home}>
          <Crest name={game.opp1.name} seed={game.opp1.nameEng} size={40} />
          <bdi className={css.sideName}>{game.opp1.name}</bdi>
        </span>
        <span className={css.middle}>
          {full ? <Score home={full[0]} away={full[1]} className={css.score} /> : <span className={css.score}>–</span>}
          <span className={css.clock}>
            <State game={game} startsAt={formatDateTime(game.startAt * 1000, format)} />
          </span>
        </span>
        <span className={css.side}>
          <Crest name={game.opp2.name} seed={game.opp2.nameEng} size={40} />
          <bdi className={css.sideName}>{game.opp2.name}</bdi>
        </span>
      </Heading>
      {game.sportId === SPORT.football ? <Timeline game={game} /> : <Periods game={game} />}
    </header>
  );
}

function State({ game, startsAt }: { game: GameInfo; startsAt: string }) {
  const t = useT();
  const minute = useRef<HTMLSpanElement>(null);
  useGameClock(minute, game.id, matchClock);
  if (isFinishedGame(game)) return <Tag>{t('sport.game.finished')}</Tag>;
  if (!isLiveGame(game)) return t('sport.event.starts', { time: startsAt });
  return (
    <>
      <span className={css.dot} />
      <span ref={minute} className={css.minute} />
      <span>{game.periodName}</span>
    </>
  );
}
