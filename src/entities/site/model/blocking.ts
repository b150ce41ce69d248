import { combine, createEvent, createStore, sample } from 'effector';

import { known } from '@/shared/known';
import { readCookie } from '@/shared/lib/cookie';
import { logFx } from '@/shared/lib/logger';

import { blockQuery } from '../api/block-check';
import { type Blocking, blockPathOf, isBlocked, isKnownReason } from '../lib/blocking';

export { blockQuery } from '../api/block-check';

/** A later answer than the check's own: the visitor pressed "check again" on a block page. */
export const blockingReceived = createEvent<Blocking>();
/** The HTTP status of the last attempt to check blocking or maintenance. */
export const siteCheckEnded = createEvent<number>();

/** Null until the check answers. A failed check leaves the site open. Spec: shell §8, decision D-11. */
export const $blocking = createStore<Blocking | null>(null).on(blockingReceived, (_, blocking) => blocking);

/** The last attempt got 502, 503 or 504: the backend is down, which looks like maintenance. */
export const $isServiceDown = createStore(false).on(siteCheckEnded, (_, status) => [502, 503, 504].includes(status));

/** A visitor with this cookie passes the check of their region. Spec: shell §4. */
export const $isGeoForced = createStore(readCookie('force_geo_off') === '1');

/** The page of a blocked visitor, null when they are not blocked. */
export const $blockPath = known(
  combine($blocking, $isGeoForced, (blocking, isGeoForced) =>
    blocking !== null && isBlocked(blocking, isGeoForced) ? blockPathOf(blocking.templateTypeId) : null,
  ),
);

sample({ clock: blockQuery.finished.success, fn: ({ result }) => result, target: blockingReceived });
sample({ clock: blockQuery.finished.success, fn: () => 200, target: siteCheckEnded });
sample({ clock: blockQuery.finished.failure, fn: ({ error }) => error.statusCode, target: siteCheckEnded });
sample({
  clock: blockingReceived,
  filter: (blocking) => isBlocked(blocking, false) && !isKnownReason(blocking.templateTypeId),
  fn: (details) => ({ level: 'error' as const, text: 'Unknown blocking reason', details }),
  target: logFx,
});
