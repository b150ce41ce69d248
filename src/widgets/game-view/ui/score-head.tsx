import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { sportIds } from '@contracts/markets';

import {
  type GameInfo,
  gameName,
  isFinishedGame,
  isLiveGame,
  shortTeamName,
  useGameClock,
  useGamePlay,
} from '@/entities/game';
import { $look } from '@/entities/preferences';
import { Timeline } from '@/features/boards/match-timeline';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { usePart } from '@/shared/part';
import { Crest } from '@/shared/ui/crest';
import { Score } from '@/shared/ui/score';
import { Tag } from '@/shared/ui/tag';

import { matchClock } from '../lib/match-clock';
import * as css from './game-view.css';
import { Periods } from './periods';
import { toolsPart } from './tools-part';

/** The heading of the game: who plays, or the name of the long-term bets. */
export function ScoreHead(props: HeadProps) {
  return props.game.outcomesCount === undefined ? <MatchHead {...props} /> : <OutrightHead {...props} />;
}

type HeadProps = { game: GameInfo; level?: 1 | 2 };

/** Long-term bets: their name, and until when they are taken. */
function OutrightHead({ game, level = 1 }: HeadProps) {
  const Heading = `h${level}` as const;
  const t = useT();
  const format = useUnit($format);
  return (
    <header className={css.head}>
      <Heading className={css.outright}>
        <bdi>{game.opp1.name}</bdi>
      </Heading>
      <p className={css.closes}>
        {isFinishedGame(game) ? (
          <Tag>{t('sport.game.finished')}</Tag>
        ) : (
          t('sport.event.closes', { time: formatDateTime(game.startAt * 1000, format) })
        )}
      </p>
    </header>
  );
}

/** The two sides, the score between them, and how far the match is. */
function MatchHead({ game, level = 1 }: HeadProps) {
  const Heading = `h${level}` as const;
  const [format, look] = useUnit([$format, $look]);
  const { module } = usePart(toolsPart, level === 1);
  const full = useGamePlay(game.id)?.score?.full;
  // Beside a list there is little room, so the page shows short names. The heading tells screen readers the full ones.
  const seen = (name: string) => (level === 2 ? shortTeamName(name) : name);

  return (
    <header className={css.head}>
      <Heading className={css.sides} aria-label={gameName(game)}>
        <span className={css.home}>
          <Crest name={game.opp1.name} seed={game.opp1.nameEng} size={32} />
          <bdi className={css.sideName}>{seen(game.opp1.name)}</bdi>
        </span>
        <span className={css.middle}>
          {full ? <Score home={full[0]} away={full[1]} className={css.score} /> : <span className={css.score}>–</span>}
          <span className={css.clock}>
            <State game={game} startsAt={formatDateTime(game.startAt * 1000, format)} />
          </span>
          {look.includes('ids') && <bdi className={css.number}>№ {game.id}</bdi>}
        </span>
        <span className={css.side}>
          <Crest name={game.opp2.name} seed={game.opp2.nameEng} size={32} />
          <bdi className={css.sideName}>{seen(game.opp2.name)}</bdi>
        </span>
      </Heading>
      {level === 1 && (
        <div className={css.stars}>
          {module &&
            [game.opp1, game.opp2].map(({ id, name }) => (
              <module.FavouriteStar key={id} of="teams" id={id} name={name} />
            ))}
        </div>
      )}
      {game.sportId === sportIds.football ? <Timeline game={game} /> : <Periods game={game} />}
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
