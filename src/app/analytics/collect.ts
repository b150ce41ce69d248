import { createStore, sample } from 'effector';

import { collectorOpened, consentChanged, pointerWatched } from '@/features/collect-events';
import {
  $location,
  $routeFailure,
  $routeMatch,
  type AppLocation,
  type RouteFailure,
  type RouteMatch,
} from '@/shared/routing';

import { pageFound } from './areas/pages';
import { $isDue, analyticsBegan } from './begin';
import { $isAgreed } from './consent';
import './areas/clicks';
import './areas/plugins';
import './areas/registration';
import './areas/session';
import './areas/views';
import './coupon-area';

/** Which events of the product the collector counts: this part comes to a page that is ready long since, and begins with `analyticsBegan`. */
sample({ clock: [analyticsBegan, $isAgreed], source: $isAgreed, target: consentChanged });
// After the consent: without it nothing counts.
sample({
  clock: analyticsBegan,
  source: { location: $location, match: $routeMatch, failure: $routeFailure, isAgreed: $isAgreed },
  filter: (page): page is typeof page & { match: RouteMatch } => page.isAgreed && page.match !== null,
  fn: (page: { location: AppLocation; match: RouteMatch; failure: RouteFailure | null }) => page,
  target: pageFound,
});
sample({ clock: analyticsBegan, target: pointerWatched });
// After the consent: what an earlier page kept is read with the key.
const $isOpened = createStore(false).on(collectorOpened, () => true);
sample({
  clock: [consentChanged, $isDue],
  source: { isDue: $isDue, isOpened: $isOpened },
  filter: ({ isDue, isOpened }) => isDue && !isOpened,
  target: collectorOpened,
});
