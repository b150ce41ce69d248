import { attach, createEffect, sample } from 'effector';

import { headerNames, headerValues } from '@contracts/common';
import { visitorSessionDelayMs } from '@contracts/constants';

import { fetchFx } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';
import { readCookie } from '@/shared/lib/cookie';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

/** The marks of a session that a page can read; the session itself is HttpOnly. */
const hasSessionFx = createEffect(() => readCookie('session') !== null || readCookie('is_auth') !== null);

/** GET /web-api/session: nothing is read of the answer, and none is taken from a cache. Spec: shell §7. */
const openSessionFx = attach({
  mapParams: () => {
    const headers = {
      [headerNames.requestedWith]: headerValues.requestedWith,
      [headerNames.appId]: headerValues.appId,
    };
    return new Request(new URL('/web-api/session', location.origin), { cache: 'no-store', headers });
  },
  effect: fetchFx,
});

const delay = createTimer();
sample({ clock: appReady, fn: () => visitorSessionDelayMs, target: delay.started });
sample({ clock: delay.fired, target: hasSessionFx });
sample({ clock: hasSessionFx.doneData, filter: (has) => !has, target: openSessionFx });

const refused = sample({ clock: openSessionFx.doneData, filter: ({ ok }) => !ok, fn: ({ status }) => status });
sample({
  clock: [refused, openSessionFx.failData],
  fn: (details) => ({ level: 'warning' as const, text: 'The session did not open', details }),
  target: logFx,
});
