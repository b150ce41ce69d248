import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { MediaView } from '@contracts/zone';

import { type MatchInfo, nameOfMatch } from '@/entities/match';
import { $siteConfig } from '@/entities/site';
import { $mediaView, isVideoSource, mediaPlaceOpened, mediaViewChosen } from '@/entities/watch/media';
import { useFollow, Video } from '@/features/watch/watch-media';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Segmented } from '@/shared/ui/segmented';

import { Float, Follow, Whole } from './controls';
import * as css from './picture.css';
import { PictureBody } from './picture-body';
import { useMedia } from './use-media';
import { WholeHead } from './whole-head';

export type MatchPictureProps = {
  match: MatchInfo;
  /** In a column: the picture without statistics and momentum. */
  isBare?: boolean;
};

/** What plays of a game: its picture, its video, or a line that opens them. Nothing where nothing plays. */
export function MatchPicture({ match, isBare = false }: MatchPictureProps) {
  const t = useT();
  const [config, view, opened, choose] = useUnit([$siteConfig, $mediaView, mediaPlaceOpened, mediaViewChosen]);
  useEffect(() => {
    opened();
  }, [opened]);
  const hasPicture = match.zoneId !== undefined;
  const hasVideo = match.videoId !== undefined && isVideoSource(config?.video);
  if (!hasPicture && !hasVideo) return null;
  const shown: MediaView = view === 2 && !hasVideo ? 1 : view === 1 && !hasPicture ? 2 : view;
  return (
    <section className={css.box} aria-label={t('zone.title')} data-view={shown}>
      <div className={css.bar}>
        <h2 className={css.barTitle}>{t('zone.title')}</h2>
        {hasPicture && hasVideo && shown !== 0 && (
          <Segmented
            label={t('zone.title')}
            value={shown === 2 ? 'video' : 'picture'}
            options={[
              { value: 'picture', label: t('zone.tab.picture') },
              { value: 'video', label: t('zone.tab.video') },
            ]}
            onValueChange={(value) => choose(value === 'video' ? 2 : 1)}
          />
        )}
        {!isBare && shown !== 0 && <Follow />}
        <Button size="sm" aria-expanded={shown !== 0} onClick={() => choose(shown === 0 ? (hasPicture ? 1 : 2) : 0)}>
          {t(shown === 0 ? 'zone.open' : 'zone.close')}
        </Button>
      </div>
      {shown !== 0 && <Playing match={match} type={shown === 2 ? 'video' : 'zone'} isWhole={!isBare} />}
    </section>
  );
}

type PlayingProps = { match: MatchInfo; type: 'video' | 'zone'; isWhole: boolean };

function Playing({ match, type, isWhole }: PlayingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const media = useMedia({ match, type });
  useFollow(ref, isWhole ? media : null);
  const controls = (
    <>
      <Float match={match} type={type} />
      <Whole of={ref} />
    </>
  );
  return (
    <div ref={ref} className={css.playing}>
      <WholeHead of={ref} match={match} />
      {type === 'video' ? (
        <Video videoId={match.videoId ?? ''} title={nameOfMatch(match)}>
          <Float match={match} type={type} />
        </Video>
      ) : (
        <PictureBody match={match} isWhole={isWhole} controls={controls} />
      )}
    </div>
  );
}
