import { combine, createEvent, createStore, sample } from 'effector';

import { readCookie } from '@/shared/lib/cookie';
import { logFx } from '@/shared/lib/logger';

import { blockCheckQuery } from '../api/block-check';
import { blockPathOf, isBlocked, isKnownReason, type Blocking } from '../lib/blocking';

export { blockCheckQuery } from '../api/block-check';

/** A later answer than the check's own: "check again" on a block page. */
export const blockingReceived = createEvent<Blocking>();
/** How a check of blocking or maintenance ended: the HTTP status of its last attempt. */
export const siteCheckEnded = createEvent<number>();

/** Null until the check has answered; a check that fails leaves the site open. Spec: shell §8, decision D-11. */
export const $blocking = createStore<Blocking | null>(null).on(blockingReceived, (_, blocking) => blocking);

/** The last attempt said 502, 503 or 504: the backend is down, which looks like maintenance. */
export const $isServiceDown = createStore(false).on(siteCheckEnded, (_, status) => [502, 503, 504].includes(status));

/** Whoever has this cookie passes the check of his region. Spec: shell §4. */
export const $isGeoForced = createStore(readCookie('force_geo_off') === '1');

/** Page of a blocked visitor, null when he is not blocked. */
export const $blockPath = combine($blocking, $isGeoForced, (blocking, isGeoForced) =>
  blocking !== null && isBlocked(blocking, isGeoForced) ? blockPathOf(blocking.templateTypeId) : null,
);

sample({ clock: blockCheckQuery.finished.success, fn: ({ result }) => result, target: blockingReceived });
sample({ clock: blockCheckQuery.finished.success, fn: () => 200, target: siteCheckEnded });
sample({ clock: blockCheckQuery.finished.failure, fn: ({ error }) => error.statusCode, target: siteCheckEnded });
sample({
  clock: blockingReceived,
  filter: (blocking) => isBlocked(blocking, false) && !isKnownReason(blocking.templateTypeId),
  fn: (details) => ({ level: 'error' as const, text: 'Unknown blocking reason', details }),
  target: logFx,
});
