import { createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';

import { analyticsDelayMs } from '@contracts/constants';

import { $isBarShown } from '@/features/access/agree-cookies';
import { createTimer } from '@/shared/lib/clock';
import { createPart, moduleOf, partWanted } from '@/shared/part';
import { $routeMatch } from '@/shared/routing';

import { $isAgreed } from './consent';

/** This file came: long after the site was ready, and after what it follows may have been said. */
export const countingBegan = createEvent();
const $isBegun = createStore(false).on(countingBegan, () => true);

/**
 * The code that counts and sends. Visitors who refused never load it; visitors who are still being asked do, so that
 * nothing is lost after their yes.
 */
const analyticsPart = createPart({ name: 'analytics', load: () => import('./collect') });
const $isWanted = or($isBarShown, $isAgreed);
sample({
  clock: [$isWanted, countingBegan],
  source: $isWanted,
  filter: Boolean,
  fn: () => analyticsPart,
  target: partWanted,
});

/** It is here, and begins. */
export const analyticsBegan = sample({
  clock: moduleOf(analyticsPart),
  filter: (module) => module !== null,
});

const delay = createTimer();
sample({ clock: countingBegan, fn: () => analyticsDelayMs, target: delay.started });
// Counters of registrations need it from the first moment. Decision D-41.
const registrationShown = sample({
  clock: [countingBegan, $routeMatch],
  source: { match: $routeMatch, isBegun: $isBegun },
  filter: ({ match, isBegun }) => isBegun && match?.meta.section === 'registration',
});
/** Batches may go out from now on. */
export const $isDue = createStore(false).on([delay.fired, registrationShown], () => true);
