import { createStore, sample } from 'effector';

import { versionCheckMs } from '@contracts/constants';
import { VersionAnswer } from '@contracts/site-checks';

import { createApiQuery } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';
import { $isOutdated, appReady, newVersionSeen } from '@/shared/lib/lifecycle';

/** GET /bff-api/version. A failure is silent: the next look will tell. */
const versionQuery = createApiQuery({
  request: () => ({ path: '/bff-api/version' }),
  contract: VersionAnswer,
  mapData: ({ data }) => data.version,
});

const $firstVersion = createStore<string | null>(null).on(
  versionQuery.finished.success,
  (first, { result }) => first ?? result,
);

const pause = createTimer();
sample({ clock: [appReady, versionQuery.finished.finally], fn: () => versionCheckMs, target: pause.started });
sample({
  clock: pause.fired,
  source: $isOutdated,
  filter: (isOutdated) => !isOutdated,
  target: versionQuery.start,
});
sample({
  clock: versionQuery.finished.success,
  source: { first: $firstVersion, isOutdated: $isOutdated },
  filter: ({ first, isOutdated }, { result }) => !isOutdated && first !== null && first !== result,
  target: newVersionSeen,
});
