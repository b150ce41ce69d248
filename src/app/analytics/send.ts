import { createEffect } from 'effector';

import type { CollectorEvent } from '@contracts/analytics';
import { HEADER, HEADER_VALUE } from '@contracts/common';

import { fetchFx } from '@/shared/api';

export type Batch = { key: string; events: readonly CollectorEvent[] };

/** `isLost`: the collector was not reached or is ill, so the same batch may go again; else it said that it does not want it. */
export type SendResult = { isLost: boolean };

/**
 * POST /fatman-api/{key}. Outside of the pipeline of calls: it must outlive the page (`keepalive`; sendBeacon cannot carry the headers), and
 * neither a player's token nor a captcha nor a notice has anything to do with it. Silent. Spec: shell §7, §8.
 */
export const sendBatchFx = createEffect(async ({ key, events }: Batch): Promise<SendResult> => {
  const request = new Request(new URL(`/fatman-api/${encodeURIComponent(key)}`, location.origin), {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      [HEADER.requestedWith]: HEADER_VALUE.requestedWith,
      [HEADER.appId]: HEADER_VALUE.appId,
    },
    body: JSON.stringify({ events }),
  });
  const answer = await fetchFx(request).catch(() => null);
  return { isLost: answer === null || answer.status >= 500 || answer.status === 429 };
});
