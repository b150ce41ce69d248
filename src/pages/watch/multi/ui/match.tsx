import { useUnit } from 'effector-react';
import { useRef } from 'react';

import {
  $champs,
  $sports,
  type GameInfo,
  gameName,
  isFinishedGame,
  shortTeamName,
  useGame,
  useGameClock,
  useGameMarkets,
  useGamePlay,
} from '@/entities/game';
import { SceneView, useZone } from '@/entities/watch/zone';
import { gamePath } from '@/features/betting/open-event';
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
  const game = useGame(gameId);
  const name = game ? gameName(game) : '';
  return (
    <article className={css.card} aria-label={name === '' ? undefined : name}>
      <header className={css.head}>
        {game ? <Head game={game} /> : <span className={css.names} />}
        <button
          type="button"
          className={css.control}
          aria-label={t('zone.multi.remove', { game: name })}
          onClick={() => remove(gameId)}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      {game ? <There game={game} /> : <Missing isGone={phase === 'missing' || phase === 'ready'} />}
    </article>
  );
}

function Missing({ isGone }: { isGone: boolean }) {
  const t = useT();
  return isGone ? <p className={css.text}>{t('zone.multi.over')}</p> : <Skeleton height={240} />;
}

function Head({ game }: { game: GameInfo }) {
  const [sports, champs] = useUnit([$sports, $champs]);
  const minute = useRef<HTMLSpanElement>(null);
  const score = useGamePlay(game.id)?.score;
  useGameClock(minute, game.id);
  return (
    <>
      <span ref={minute} className={css.minute} />
      <AppLink
        className={css.names}
        to={gamePath({ game, sport: sports.get(game.sportId), champ: champs.get(game.champId) })}
      >
        <bdi className={cut}>{gameName(game)}</bdi>
      </AppLink>
      {score && (
        <bdi className={css.score} dir="ltr">
          {score.full.join(':')}
        </bdi>
      )}
    </>
  );
}

function There({ game }: { game: GameInfo }) {
  const t = useT();
  const { zone } = useZone(game.id);
  const main = useGameMarkets(game.id).filter(({ isMain }) => isMain);
  const first = main[0]?.groupId;
  if (isFinishedGame(game)) return <p className={css.text}>{t('zone.multi.over')}</p>;
  return (
    <>
      {zone === null ? (
        <Skeleton height={220} />
      ) : (
        <SceneView zone={zone} names={[shortTeamName(game.opp1.name), shortTeamName(game.opp2.name)]} />
      )}
      <div className={css.prices}>
        {main
          .filter(({ groupId }) => groupId === first)
          .map((market) => (
            <OutcomeButton key={market.id} game={game} market={market} label={shortOutcome(t, market)} />
          ))}
      </div>
    </>
  );
}
