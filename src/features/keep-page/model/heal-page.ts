import { sample } from 'effector';

import { $hasMissedTexts } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { $location, $routeFailure, navigateTo } from '@/shared/routing';

// A page whose texts did not come opens again as soon as they are here, so nobody has to press. Row ERR-18.
sample({
  clock: [appReady, $routeFailure, $hasMissedTexts],
  source: { failure: $routeFailure, hasMissed: $hasMissedTexts, location: $location },
  filter: ({ failure, hasMissed }) => failure?.text === 'dictionary' && !hasMissed,
  fn: ({ location: { path, search, hash } }) => ({ path: `${path}${search}${hash}`, replace: true }),
  target: navigateTo,
});
