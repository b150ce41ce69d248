import { useUnit } from 'effector-react';
import { type ReactNode, useRef, useState } from 'react';

import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { addressOf } from '@/entities/watch/media';
import { $videoToken } from '@/entities/watch/playing';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { OverWindows } from './over-windows';
import * as css from './video.css';

type VideoProps = {
  videoId: string;
  title: string;
  /** Controls beside those of the video itself. */
  children?: ReactNode;
};

/** The video of a match, for players: its address carries their token. It begins without sound, when it is told to. */
export function Video(props: VideoProps) {
  const t = useT();
  if (useUnit($isAuth)) return <Playing {...props} />;
  return (
    <div className={css.message}>
      <Note icon="info">{t('zone.video.login')}</Note>
    </div>
  );
}

function Playing({ videoId, title, children }: VideoProps) {
  const t = useT();
  const ref = useRef<HTMLVideoElement>(null);
  const [config, token] = useUnit([$siteConfig, $videoToken]);
  const fresh = addressOf(config?.video, videoId, token);
  // What plays goes on under the token that opened it; a newer one is taken when it stops. Row MEDIA-08.
  const [opened, open] = useState<string | null>(null);
  const [failed, fail] = useState<string | null>(null);
  const address = opened !== null && opened !== failed ? opened : fresh;
  if (address === null) return <div className={css.video} aria-busy="true" />;
  if (address === failed)
    return (
      <div className={css.message}>
        <Note
          icon="info"
          actions={
            <Button size="sm" onClick={() => fail(null)}>
              {t('main.retry')}
            </Button>
          }
        >
          {t('zone.video.failed')}
        </Note>
      </div>
    );
  return (
    <div className={css.screen}>
      <video
        key={address}
        ref={ref}
        className={css.video}
        src={address}
        aria-label={title}
        controls
        muted
        playsInline
        preload="metadata"
        onLoadStart={() => open(address)}
        onError={() => fail(address)}
      />
      <div className={css.bar}>
        <OverWindows video={ref} />
        {children}
      </div>
    </div>
  );
}
