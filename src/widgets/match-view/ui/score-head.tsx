import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { sportIds } from '@contracts/markets';

import {
  isFinishedMatch,
  isLiveMatch,
  type MatchInfo,
  nameOfMatch,
  shortTeamName,
  useMatchClock,
  useMatchPlay,
} from '@/entities/match';
import { $look } from '@/entities/preferences';
import { Timeline } from '@/features/boards/match-timeline';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { usePart } from '@/shared/part';
import { Crest } from '@/shared/ui/crest';
import { Score } from '@/shared/ui/score';
import { Tag } from '@/shared/ui/tag';

import { matchClock } from '../lib/match-clock';
import * as css from './match-view.css';
import { Periods } from './periods';
import { toolsPart } from './tools-part';

/** The heading of the game: who plays, or the name of the long-term bets. */
export function ScoreHead(props: HeadProps) {
  return props.match.outcomesCount === undefined ? <MatchHead {...props} /> : <OutrightHead {...props} />;
}

type HeadProps = { match: MatchInfo; level?: 1 | 2 };

/** Long-term bets: their name, and until when they are taken. */
function OutrightHead({ match, level = 1 }: HeadProps) {
  const Heading = `h${level}` as const;
  const t = useT();
  const format = useUnit($format);
  return (
    <header className={css.head}>
      <Heading className={css.outright}>
        <bdi>{match.opp1.name}</bdi>
      </Heading>
      <p className={css.closes}>
        {isFinishedMatch(match) ? (
          <Tag>{t('sport.game.finished')}</Tag>
        ) : (
          t('sport.event.closes', { time: formatDateTime(match.startAt * 1000, format) })
        )}
      </p>
    </header>
  );
}

/** The two sides, the score between them, and how far the match is. */
function MatchHead({ match, level = 1 }: HeadProps) {
  const Heading = `h${level}` as const;
  const [format, look] = useUnit([$format, $look]);
  const { module } = usePart(toolsPart, level === 1);
  const full = useMatchPlay(match.id)?.score?.full;
  // Beside a list there is little room, so the page shows short names. The heading tells screen readers the full ones.
  const seen = (name: string) => (level === 2 ? shortTeamName(name) : name);

  return (
    <header className={css.head}>
      <Heading className={css.sides} aria-label={nameOfMatch(match)}>
        <span className={css.home}>
          <Crest name={match.opp1.name} seed={match.opp1.nameEng} size={32} />
          <bdi className={css.sideName}>{seen(match.opp1.name)}</bdi>
        </span>
        <span className={css.middle}>
          {full ? <Score home={full[0]} away={full[1]} className={css.score} /> : <span className={css.score}>–</span>}
          <span className={css.clock}>
            <State match={match} startsAt={formatDateTime(match.startAt * 1000, format)} />
          </span>
          {look.includes('ids') && <bdi className={css.number}>№ {match.id}</bdi>}
        </span>
        <span className={css.side}>
          <Crest name={match.opp2.name} seed={match.opp2.nameEng} size={32} />
          <bdi className={css.sideName}>{seen(match.opp2.name)}</bdi>
        </span>
      </Heading>
      {level === 1 && (
        <div className={css.stars}>
          {module &&
            [match.opp1, match.opp2].map(({ id, name }) => (
              <module.FavouriteStar key={id} of="teams" id={id} name={name} />
            ))}
        </div>
      )}
      {match.sportId === sportIds.football ? <Timeline match={match} /> : <Periods match={match} />}
    </header>
  );
}

function State({ match, startsAt }: { match: MatchInfo; startsAt: string }) {
  const t = useT();
  const minute = useRef<HTMLSpanElement>(null);
  useMatchClock(minute, match.id, matchClock);
  if (isFinishedMatch(match)) return <Tag>{t('sport.game.finished')}</Tag>;
  if (!isLiveMatch(match)) return t('sport.event.starts', { time: startsAt });
  return (
    <>
      <span className={css.dot} />
      <span ref={minute} className={css.minute} />
      <span>{match.periodName}</span>
    </>
  );
}
