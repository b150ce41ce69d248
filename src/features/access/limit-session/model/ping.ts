import { createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';
import { limitPingMs } from '@contracts/constants';

import { $now } from '@/shared/lib/clock';
import { $isTabHidden } from '@/shared/lib/device';

import { pingFx } from '../api/ping';
import { $endsAt, $isOver, sessionSecondsKnown } from './limit';

/** When the page last learned how long the player may stay, epoch ms. It may have asked, or the backend told it. */
const $askedAt = createStore(0);
sample({ clock: [sessionSecondsKnown, pingFx], source: $now, target: $askedAt });

// Asks while there is a limit and somebody looks at the page. A tab that comes back asks within a second.
sample({
  clock: $now,
  source: { endsAt: $endsAt, isOver: $isOver, isHidden: $isTabHidden, askedAt: $askedAt, isAsking: pingFx.pending },
  filter: ({ endsAt, isOver, isHidden, askedAt, isAsking }, now) =>
    endsAt !== null && !isOver && !isHidden && !isAsking && now - askedAt >= limitPingMs,
  target: pingFx,
});

sample({
  clock: pingFx.doneData,
  source: $endsAt,
  filter: (endsAt) => endsAt !== null,
  fn: (_, left) => left,
  target: sessionSecondsKnown,
});
// The backend's clock says that the time is over. On any other failure the page stays silent and counts on.
sample({
  clock: pingFx.failData,
  source: $endsAt,
  filter: (endsAt, failure) => endsAt !== null && failure.kind === 'server' && failure.code === errorCodes.sessionLimit,
  fn: () => 0,
  target: sessionSecondsKnown,
});
