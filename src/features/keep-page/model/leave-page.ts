import { createStore, sample } from 'effector';

import { pageLeft } from '@/shared/api';
import { navigated } from '@/shared/routing';

/** The path that is left with the next one. A change of query or hash leaves no page. */
const $shownPath = createStore<string | null>(null);

// What only the left page wanted to know is cancelled, silently. Spec: shell §8, HTTP-16.
const moved = sample({
  clock: navigated,
  source: $shownPath,
  filter: (shown, { location }) => shown !== location.path,
  fn: (_, { location }) => location.path,
});
sample({ clock: moved, target: pageLeft });
sample({ clock: moved, target: $shownPath });
