import { combine, createStore, sample } from 'effector';

import { collectorOpened, consentChanged, pointerWatched } from '@/features/collect-events';
import { $location, $routeFailure, $routeMatch } from '@/shared/routing';

import { pageFound } from './areas/pages';
import { sessionFound } from './areas/session';
import { $isDue, analyticsBegan } from './begin';
import { $isAgreed } from './consent';
import './areas/clicks';
import './areas/plugins';
import './areas/registration';
import './areas/views';
import './coupon-area';
import './sight/sight';

/** Which events of the product the collector counts: this part comes to a page that is ready long since, and begins with `analyticsBegan`. */
sample({ clock: [analyticsBegan, $isAgreed], source: $isAgreed, target: consentChanged });
const $page = combine($location, $routeMatch, $routeFailure, (location, match, failure) =>
  match === null ? null : { location, match, failure },
);
// After the consent: without it nothing counts.
const found = sample({ clock: analyticsBegan, source: $page, filter: $isAgreed });
sample({ clock: found.filterMap((page) => page ?? undefined), target: pageFound });
sample({ clock: found, target: sessionFound });
sample({ clock: analyticsBegan, target: pointerWatched });
// After the consent: what an earlier page kept is read with the key.
const $isOpened = createStore(false).on(collectorOpened, () => true);
sample({
  clock: [consentChanged, $isDue],
  source: { isDue: $isDue, isOpened: $isOpened },
  filter: ({ isDue, isOpened }) => isDue && !isOpened,
  target: collectorOpened,
});
