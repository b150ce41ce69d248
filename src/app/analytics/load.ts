import { createEvent, createStore, sample } from 'effector';

import { analyticsDelayMs } from '@contracts/constants';

import { createTimer } from '@/shared/lib/clock';
import { appReady, $isAppReady } from '@/shared/lib/lifecycle';
import { $routeMatch } from '@/shared/routing';

import { collectorOpened } from './collector';

const opening = createEvent();
const $isOpened = createStore(false).on(opening, () => true);

const delay = createTimer();
sample({ clock: appReady, fn: () => analyticsDelayMs, target: delay.started });
sample({
  clock: delay.fired,
  source: $isOpened,
  filter: (isOpened) => !isOpened,
  fn: () => undefined,
  target: opening,
});
// Counters of registrations need it from the first moment. Decision D-41.
sample({
  clock: [appReady, $routeMatch],
  source: { match: $routeMatch, isReady: $isAppReady, isOpened: $isOpened },
  filter: ({ match, isReady, isOpened }) => isReady && !isOpened && match?.meta.section === 'registration',
  fn: () => undefined,
  target: opening,
});
sample({ clock: opening, target: collectorOpened });
