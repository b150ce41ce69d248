import { combine, sample } from 'effector';

import { videoTokenRefreshMs } from '@contracts/constants';
import { VideoTokenAnswer } from '@contracts/media';

import { $isAuth } from '@/entities/session';
import { videoTokenCame } from '@/entities/watch/playing';
import { createApiQuery } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';
import { $isAppReady } from '@/shared/lib/lifecycle';

/** GET /web-api/media/video-token: what opens the pictures of live matches. A failure is silent, the next one comes by itself. Spec: shell §7. */
const videoTokenQuery = createApiQuery({
  request: () => ({ path: '/web-api/media/video-token' }),
  contract: VideoTokenAnswer,
  mapData: ({ data: { token } }) => token,
});

const $isWanted = combine($isAppReady, $isAuth, (isReady, isAuth) => isReady && isAuth);
const pause = createTimer();

sample({
  clock: [$isWanted, pause.fired],
  source: $isWanted,
  filter: Boolean,
  target: videoTokenQuery.start,
});
sample({ clock: videoTokenQuery.start, fn: () => videoTokenRefreshMs, target: pause.started });
sample({
  clock: $isWanted,
  filter: (isWanted) => !isWanted,
  target: [pause.stopped, videoTokenQuery.reset],
});

sample({ clock: videoTokenQuery.finished.success, fn: ({ result }) => result, target: videoTokenCame });
sample({ clock: $isWanted, filter: (isWanted) => !isWanted, fn: () => null, target: videoTokenCame });
