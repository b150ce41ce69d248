import { createEvent, createStore, sample } from 'effector';

import { VersionAnswer } from '@contracts/site';

import { createApiQuery } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/ready';

/** Spec: shell §9: the first look this long after the page is ready; then as often again. */
const pauseMs = 60_000;

/** GET /bff-api/version. A failure is silent: the next look tells. */
const versionQuery = createApiQuery({
  request: () => ({ path: '/bff-api/version' }),
  contract: VersionAnswer,
  mapData: ({ data }) => data.version,
});

/** Another version than the first one that this page saw. Once. Spec: shell §4, UI-14. */
export const newVersionSeen = createEvent();

const $firstVersion = createStore<string | null>(null).on(
  versionQuery.finished.success,
  (first, { result }) => first ?? result,
);
const $isNew = createStore(false).on(newVersionSeen, () => true);

const pause = createTimer();
sample({ clock: [appReady, versionQuery.finished.finally], fn: () => pauseMs, target: pause.started });
sample({
  clock: pause.fired,
  source: $isNew,
  filter: (isNew) => !isNew,
  fn: () => undefined,
  target: versionQuery.start,
});
sample({
  clock: versionQuery.finished.success,
  source: { first: $firstVersion, isNew: $isNew },
  filter: ({ first, isNew }, { result }) => !isNew && first !== null && first !== result,
  fn: () => undefined,
  target: newVersionSeen,
});
