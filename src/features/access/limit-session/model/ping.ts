import { createStore, sample } from 'effector';

import { ERROR_CODE } from '@contracts/common';
import { limitPingMs } from '@contracts/constants';

import { $now } from '@/shared/lib/clock';
import { $isTabHidden } from '@/shared/lib/device';

import { pingFx } from '../api/ping';
import { $endsAt, $isOver, sessionSecondsKnown } from './limit';

/** When the backend was last asked, or said by itself how long the player may stay, epoch ms. */
const $askedAt = createStore(0);
sample({ clock: [sessionSecondsKnown, pingFx], source: $now, target: $askedAt });

// While there is a limit and somebody looks; a tab that comes back asks with its first second.
sample({
  clock: $now,
  source: { endsAt: $endsAt, isOver: $isOver, isHidden: $isTabHidden, askedAt: $askedAt, isAsking: pingFx.pending },
  filter: ({ endsAt, isOver, isHidden, askedAt, isAsking }, now) =>
    endsAt !== null && !isOver && !isHidden && !isAsking && now - askedAt >= limitPingMs,
  fn: () => undefined,
  target: pingFx,
});

sample({
  clock: pingFx.doneData,
  source: $endsAt,
  filter: (endsAt) => endsAt !== null,
  fn: (_, left) => left,
  target: sessionSecondsKnown,
});
// His time is over by the backend's clock. Any other failure is silent: the page counts on from the last word.
sample({
  clock: pingFx.failData,
  source: $endsAt,
  filter: (endsAt, failure) => endsAt !== null && failure.kind === 'server' && failure.code === ERROR_CODE.sessionLimit,
  fn: () => 0,
  target: sessionSecondsKnown,
});
