import { sample } from 'effector';

import { versionCheckMs } from '@contracts/constants';
import { VersionAnswer } from '@contracts/site-checks';

import { createApiQuery } from '@/shared/api';
import { appVersion } from '@/shared/config';
import { createTimer } from '@/shared/lib/clock';
import { $isOutdated, appReady, newVersionSeen } from '@/shared/lib/lifecycle';

/** GET /bff-api/version. A failure is silent: the next look will tell. */
const versionQuery = createApiQuery({
  request: () => ({ path: '/bff-api/version' }),
  contract: VersionAnswer,
  mapData: ({ data }) => data.version,
});

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
  source: $isOutdated,
  // The server names the build that it serves: a release in the first minute of the page is another one too.
  filter: (isOutdated, { result }) => !isOutdated && result !== appVersion,
  target: newVersionSeen,
});
