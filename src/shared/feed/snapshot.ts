import { createEffect } from 'effector';

import { Snapshot } from '@contracts/feed';

import { commonHeaders } from '@/shared/lib/device';

import { SNAPSHOT_RETRY_MS } from './config';

/** `ticket` tells a late answer from the awaited one. `attempt` counts from 1. */
export type SnapshotRetry = { topic: string; ticket: number; attempt: number };
export type SnapshotRequest = SnapshotRetry & { language: string };

/** `missing`: there is no such topic. `failed`: no answer, or one off the contract. */
export type SnapshotFailure = 'missing' | 'failed';

export class SnapshotError extends Error {
  readonly reason: SnapshotFailure;

  constructor(reason: SnapshotFailure) {
    super(`Snapshot ${reason}`);
    this.reason = reason;
  }
}

const DEADLINE_MS = 10_000;

type Loose = { entities?: { markets?: { coef: unknown }[] } } | null;

/** A price that is no number is no price, and costs its own outcome alone. */
function priced(body: Loose): unknown {
  for (const market of body?.entities?.markets ?? []) if (typeof market.coef !== 'number') market.coef = 0;
  return body;
}

/** GET /feed-api/v1/snapshot: what a topic holds now. Public, so it does not wait for token or fingerprint. Spec: api §7.2. */
export const requestSnapshotFx = createEffect<SnapshotRequest, Snapshot, SnapshotError>(async ({ topic, language }) => {
  const query = new URLSearchParams({ topic, lng: language });
  const response = await fetch(`/feed-api/v1/snapshot?${query.toString()}`, {
    cache: 'no-store',
    headers: commonHeaders(language),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => null);
  if (response?.status === 404) throw new SnapshotError('missing');
  const body: unknown = response?.ok === true ? await response.json().catch(() => null) : null;
  const answer = Snapshot.safeParse(priced(body as Loose));
  if (!answer.success || answer.data.topic !== topic) throw new SnapshotError('failed');
  return answer.data;
});

/** After 1, 2 and 4 s, then every 10 s for as long as somebody needs the topic. */
export const waitToRetryFx = createEffect(
  ({ attempt }: SnapshotRetry) =>
    new Promise<void>((resolve) => setTimeout(resolve, SNAPSHOT_RETRY_MS[attempt - 1] ?? 10_000)),
);
