import { createEffect } from 'effector';

import { Snapshot } from '@contracts/feed';
import { snapshotAddress } from '@contracts/feed-address';

import { keptMaxMs } from './config';
import type { SnapshotRequest } from './snapshot';

/**
 * The board of an earlier visit, as the service worker keeps it: public topics only, of this release, in this language
 * (pwa/kept-boards.ts); the early script opens it. Fails where there is no answer, or only an old one.
 */
export const readKeptFx = createEffect(async ({ topic, language }: SnapshotRequest): Promise<Snapshot> => {
  const all = await (window as { __boards?: Promise<readonly Response[]> }).__boards;
  const answer = all?.find(({ url }) => url.endsWith(snapshotAddress(topic, language)));
  const kept = Snapshot.parse(await answer?.json());
  if (Date.now() - kept.ts > keptMaxMs) throw new Error('Too old');
  return kept;
});
