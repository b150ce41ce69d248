import { headerNames, headerValues } from '@contracts/common';

import { fetchFx } from '@/shared/api';

/**
 * A call apart from all others: it must outlive the page (`keepalive`; sendBeacon cannot carry the headers) and needs no token, captcha or
 * notice. Null: nothing was reached.
 */
export const tell = (path: string, body: object, credentials: 'omit' | 'same-origin'): Promise<Response | null> =>
  fetchFx(
    new Request(new URL(path, location.origin), {
      method: 'POST',
      keepalive: true,
      credentials,
      headers: {
        'Content-Type': 'application/json',
        [headerNames.requestedWith]: headerValues.requestedWith,
        [headerNames.appId]: headerValues.appId,
      },
      body: JSON.stringify(body),
    }),
  ).catch(() => null);
