import { createEffect } from 'effector';

import type { Snapshot } from '@contracts/feed';
import { snapshotAddress } from '@contracts/feed-address';

import { pause } from '@/shared/lib/clock';
import { commonHeaders } from '@/shared/lib/device';

import { snapshotRetryMs } from './config';
import { readSnapshot } from './read-snapshot';

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
  const answer = await readSnapshot(response?.ok === true ? await response.json().catch(() => null) : null);
  if (answer?.topic !== topic) throw new SnapshotError('failed');
  return answer;
});

/** Tries again after a random part of 1, 2 and 4 s, then of 10 s while somebody needs the topic: a server that is back must not meet all. */
export const waitToRetryFx = createEffect(({ attempt }: SnapshotRetry) =>
  pause(Math.random() * (snapshotRetryMs[attempt - 1] ?? 10_000)),
);
