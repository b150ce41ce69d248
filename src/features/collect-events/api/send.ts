import { createEffect } from 'effector';

import type { CollectorEvent } from '@contracts/analytics';

import { tell } from './tell';

export type Batch = { key: string; events: readonly CollectorEvent[] };

/**
 * `isLost`: the collector was out of reach or broken, so the same batch may go again. Otherwise it refused the batch.
 */
export type SendResult = { isLost: boolean };

/** POST /fatman-api/{key}. Silent. Spec: shell §7, §8. */
export const sendBatchFx = createEffect(async ({ key, events }: Batch): Promise<SendResult> => {
  const answer = await tell(`/fatman-api/${encodeURIComponent(key)}`, { events }, 'same-origin');
  return { isLost: answer === null || answer.status >= 500 || answer.status === 429 };
});
