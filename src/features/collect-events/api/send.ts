import { createEffect } from 'effector';

import type { CollectorEvent } from '@contracts/analytics';
import { headerNames, headerValues } from '@contracts/common';

import { fetchFx } from '@/shared/api';

export type Batch = { key: string; events: readonly CollectorEvent[] };

/**
 * `isLost`: the collector was out of reach or broken, so the same batch may go again. Otherwise it refused the batch.
 */
export type SendResult = { isLost: boolean };

/**
 * POST /fatman-api/{key}, apart from all other calls: it must outlive the page (`keepalive`; sendBeacon cannot carry
 * the headers) and needs no token, captcha or notice. Silent. Spec: shell §7, §8.
 */
export const sendBatchFx = createEffect(async ({ key, events }: Batch): Promise<SendResult> => {
  const request = new Request(new URL(`/fatman-api/${encodeURIComponent(key)}`, location.origin), {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      [headerNames.requestedWith]: headerValues.requestedWith,
      [headerNames.appId]: headerValues.appId,
    },
    body: JSON.stringify({ events }),
  });
  const answer = await fetchFx(request).catch(() => null);
  return { isLost: answer === null || answer.status >= 500 || answer.status === 429 };
});
