import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { shortTeamName, useMatch, useMatchClock, useMatchPlay } from '@/entities/match';
import { mediaClosed, type PlayableMedia } from '@/entities/watch/media';
import { type Names, SceneView, useZone } from '@/entities/watch/zone';
import { Video } from '@/features/watch/watch-media';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { cut } from '@/shared/ui/theme';

import * as css from './floating.css';

/** One match in the window: minute and score, the way back, and what plays. Rows MEDIA-03, MEDIA-07. */
export function SmallPlayer({ media }: { media: PlayableMedia }) {
  const t = useT();
  const close = useUnit(mediaClosed);
  const minute = useRef<HTMLSpanElement>(null);
  useTopic(`play:${String(media.gameId)}`);
  const match = useMatch(media.gameId);
  const names = [shortTeamName(match?.opp1.name ?? ''), shortTeamName(match?.opp2.name ?? '')] as const;
  const score = useMatchPlay(media.gameId)?.score;
  useMatchClock(minute, media.gameId);
  return (
    <article className={css.player} aria-label={media.title}>
      <header className={css.head}>
        <span ref={minute} className={css.minute} />
        <span className={`${cut} ${css.names}`}>
          <bdi>{media.title}</bdi>
        </span>
        {score && (
          <bdi className={css.score} dir="ltr">
            {score.full.join(':')}
          </bdi>
        )}
        <AppLink
          className={css.control}
          to={media.gameLink}
          aria-label={t('zone.window.back', { game: media.title })}
          title={t('zone.window.back', { game: media.title })}
        >
          <Icon name="arrow-up" size={14} />
        </AppLink>
        <button
          type="button"
          className={css.control}
          aria-label={t('zone.window.shut', { game: media.title })}
          title={t('zone.window.shut', { game: media.title })}
          onClick={() => close(media.id)}
        >
          <Icon name="close" size={14} />
        </button>
      </header>
      {media.type === 'video' && media.videoId !== undefined ? (
        <Video videoId={media.videoId} title={media.title} />
      ) : (
        <SmallPicture gameId={media.gameId} names={names} />
      )}
    </article>
  );
}

function SmallPicture({ gameId, names }: { gameId: number; names: Names }) {
  const t = useT();
  const { zone, phase } = useZone(gameId);
  if (zone !== null) return <SceneView zone={zone} names={names} isSmall />;
  return phase === 'missing' ? <p className={css.gone}>{t('zone.none')}</p> : <Skeleton height={200} />;
}
