import { sample } from 'effector';

import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { appReady } from '@/shared/lib/lifecycle';
import { navigated } from '@/shared/routing';

/** Texts of what lies over every page. */
const groups = ['popups', 'support', 'share'];

// Once more with the next page when they did not come, or when it is in another language.
sample({
  clock: [appReady, navigated],
  source: $loadedGroups,
  filter: (loaded) => !groups.every((group) => loaded.includes(group)),
  fn: () => groups,
  target: loadDictionariesFx,
});
sample({
  clock: loadDictionariesFx.fail,
  filter: ({ params }) => params === groups,
  fn: ({ error }) => ({ level: 'error' as const, text: 'Late texts did not load', details: error }),
  target: logFx,
});
