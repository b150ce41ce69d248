import { createEffect } from 'effector';

import { Snapshot } from '@contracts/feed';

import { pause } from '@/shared/lib/clock';
import { commonHeaders } from '@/shared/lib/device';

import { snapshotRetryMs } from './config';

/** `ticket` tells the awaited answer from a late one. `attempt` counts from 1. */
export type SnapshotRetry = { topic: string; ticket: number; attempt: number };
export type SnapshotRequest = SnapshotRetry & { language: string };

/** `missing`: there is no such topic. `failed`: no answer, or an answer that breaks the contract. */
export type SnapshotFailure = 'missing' | 'failed';

export class SnapshotError extends Error {
  readonly reason: SnapshotFailure;

  constructor(reason: SnapshotFailure) {
    super(`Snapshot ${reason}`);
    this.reason = reason;
  }
}

const deadlineMs = 10_000;

type Loose = { entities?: { markets?: { coef: unknown }[] } } | null;

/** A broken price costs only its own outcome. */
function priced(body: Loose): unknown {
  for (const market of body?.entities?.markets ?? []) if (typeof market.coef !== 'number') market.coef = 0;
  return body;
}

export const snapshotAddress = (topic: string, lng: string): string =>
  `/feed-api/v1/snapshot?${new URLSearchParams({ topic, lng }).toString()}`;

/**
 * GET /feed-api/v1/snapshot: what a topic holds now. The call is public, so it does not wait for a token or
 * fingerprint. Spec: api §7.2.
 */
export const requestSnapshotFx = createEffect<SnapshotRequest, Snapshot, SnapshotError>(async ({ topic, language }) => {
  const response = await fetch(snapshotAddress(topic, language), {
    cache: 'no-store',
    headers: commonHeaders(language),
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => null);
  if (response?.status === 404) throw new SnapshotError('missing');
  const body: unknown = response?.ok === true ? await response.json().catch(() => null) : null;
  const answer = Snapshot.safeParse(priced(body as Loose));
  if (!answer.success || answer.data.topic !== topic) throw new SnapshotError('failed');
  return answer.data;
});

/** Tries again after 1, 2 and 4 s, then every 10 s while somebody needs the topic. */
export const waitToRetryFx = createEffect(({ attempt }: SnapshotRetry) =>
  pause(snapshotRetryMs[attempt - 1] ?? 10_000),
);
