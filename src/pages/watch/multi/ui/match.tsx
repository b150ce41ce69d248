import { useUnit } from 'effector-react';
import { useRef } from 'react';

import {
  $champs,
  $sports,
  isFinishedMatch,
  type MatchInfo,
  nameOfMatch,
  shortTeamName,
  useMatch,
  useMatchClock,
  useMatchMarkets,
  useMatchPlay,
} from '@/entities/match';
import { SceneView, useZone } from '@/entities/watch/zone';
import { matchPath } from '@/features/betting/open-match';
import { OutcomeButton, shortOutcome } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { cut } from '@/shared/ui/theme';

import { matchRemoved } from '../model/chosen';
import * as css from './page.css';

/** One of the matches. What is gone says so, and can be taken away. */
export function Match({ gameId }: { gameId: number }) {
  const t = useT();
  const remove = useUnit(matchRemoved);
  const phase = useTopic(`game:${String(gameId)}`);
  const match = useMatch(gameId);
  const name = match ? nameOfMatch(match) : '';
  return (
    <article className={css.card} aria-label={name === '' ? undefined : name}>
      <header className={css.head}>
        {match ? <Head match={match} /> : <span className={css.names} />}
        <button
          type="button"
          className={css.control}
          aria-label={t('zone.multi.remove', { game: name })}
          onClick={() => remove(gameId)}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      {match ? <There match={match} /> : <Missing isGone={phase === 'missing' || phase === 'ready'} />}
    </article>
  );
}

function Missing({ isGone }: { isGone: boolean }) {
  const t = useT();
  return isGone ? <p className={css.text}>{t('zone.multi.over')}</p> : <Skeleton height={240} />;
}

function Head({ match }: { match: MatchInfo }) {
  const [sports, champs] = useUnit([$sports, $champs]);
  const minute = useRef<HTMLSpanElement>(null);
  const score = useMatchPlay(match.id)?.score;
  useMatchClock(minute, match.id);
  return (
    <>
      <span ref={minute} className={css.minute} />
      <AppLink
        className={css.names}
        to={matchPath({ match, sport: sports.get(match.sportId), champ: champs.get(match.champId) })}
      >
        <bdi className={cut}>{nameOfMatch(match)}</bdi>
      </AppLink>
      {score && (
        <bdi className={css.score} dir="ltr">
          {score.full.join(':')}
        </bdi>
      )}
    </>
  );
}

function There({ match }: { match: MatchInfo }) {
  const t = useT();
  const { zone } = useZone(match.id);
  const main = useMatchMarkets(match.id).filter(({ isMain }) => isMain);
  const first = main[0]?.groupId;
  if (isFinishedMatch(match)) return <p className={css.text}>{t('zone.multi.over')}</p>;
  return (
    <>
      {zone === null ? (
        <Skeleton height={220} />
      ) : (
        <SceneView zone={zone} names={[shortTeamName(match.opp1.name), shortTeamName(match.opp2.name)]} />
      )}
      <div className={css.prices}>
        {main
          .filter(({ groupId }) => groupId === first)
          .map((market) => (
            <OutcomeButton key={market.id} match={match} market={market} label={shortOutcome(t, market)} />
          ))}
      </div>
    </>
  );
}
