import { sample } from 'effector';

import { $hasMissedTexts } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { $location, $routeFailure, navigateTo } from '@/shared/routing';

// A page whose texts failed to load opens again as soon as they have loaded, without a press. Row ERR-18.
sample({
  clock: [appReady, $routeFailure, $hasMissedTexts],
  source: { failure: $routeFailure, hasMissed: $hasMissedTexts, location: $location },
  filter: ({ failure, hasMissed }) => failure?.text === 'dictionary' && !hasMissed,
  fn: ({ location: { path, search, hash } }) => ({ path: `${path}${search}${hash}`, replace: true }),
  target: navigateTo,
});
