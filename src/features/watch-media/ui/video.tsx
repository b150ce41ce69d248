import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { addressOf } from '@/entities/watch/media';
import { $videoToken } from '@/entities/watch/playing';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import * as css from './video.css';

/** The video of a game, for players: its address carries their token. It begins without sound, when it is told to. */
export function Video({ videoId, title }: { videoId: string; title: string }) {
  const t = useT();
  const [config, token, isAuth] = useUnit([$siteConfig, $videoToken, $isAuth]);
  const [failed, fail] = useState<string | null>(null);
  const address = addressOf(config?.video, videoId, token);
  if (!isAuth || (address !== null && failed === address)) {
    return (
      <div className={css.message}>
        <Note icon="info">{t(isAuth ? 'zone.video.failed' : 'zone.video.login')}</Note>
      </div>
    );
  }
  if (address === null) return <div className={css.video} aria-busy="true" />;
  return (
    <video
      key={address}
      className={css.video}
      src={address}
      aria-label={title}
      controls
      muted
      playsInline
      preload="metadata"
      onError={() => fail(address)}
    />
  );
}
