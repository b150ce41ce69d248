import { combine, createStore, sample } from 'effector';

import { readCookie } from '@/shared/lib/cookie';
import { logFx } from '@/shared/lib/logger';

import { blockCheckQuery } from '../api/block-check';
import { blockPathOf, isBlocked, isKnownReason, type Blocking } from '../lib/blocking';

export { blockCheckQuery } from '../api/block-check';

/** Null until the check has answered; a check that fails leaves the site open. Spec: shell §8, decision D-11. */
export const $blocking = createStore<Blocking | null>(null).on(
  blockCheckQuery.finished.success,
  (_, { result }) => result,
);

/** The last attempt said 502, 503 or 504: the backend is down, which looks like maintenance. */
export const $isServiceDown = createStore(false)
  .on(blockCheckQuery.finished.success, () => false)
  .on(blockCheckQuery.finished.failure, (_, { error }) => [502, 503, 504].includes(error.statusCode));

/** Whoever has this cookie passes the check of his region. Spec: shell §4. */
export const $isGeoForced = createStore(readCookie('force_geo_off') === '1');

/** Page of a blocked visitor, null when he is not blocked. */
export const $blockPath = combine($blocking, $isGeoForced, (blocking, isGeoForced) =>
  blocking !== null && isBlocked(blocking, isGeoForced) ? blockPathOf(blocking.templateTypeId) : null,
);

sample({
  clock: blockCheckQuery.finished.success,
  filter: ({ result }) => isBlocked(result, false) && !isKnownReason(result.templateTypeId),
  fn: ({ result }) => ({ level: 'error' as const, text: 'Unknown blocking reason', details: result }),
  target: logFx,
});
