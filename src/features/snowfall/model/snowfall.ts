import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';
import { $routeMatch } from '@/shared/routing';

const calmChanged = createEvent<boolean>();

const listenFx = createEffect(() => {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = scopeBind(calmChanged, { safe: true });
  query.addEventListener('change', ({ matches }) => tell(matches));
  return query.matches;
});

/** Nothing moves until the browser has said whether the reader wants less motion. */
const $isCalm = createStore(true)
  .on(listenFx.doneData, (_, isCalm) => isCalm)
  .on(calmChanged, (_, isCalm) => isCalm);

/**
 * Snow falls when the configuration says so, on the home page only, and never for readers who want less motion. Spec:
 * shell §1.
 */
export const $isSnowing = combine(
  { config: $siteConfig, match: $routeMatch, isCalm: $isCalm },
  ({ config, match, isCalm }) => config?.isSnowEnabled === true && match?.meta.pageId === 'home' && !isCalm,
);

sample({ clock: appReady, target: listenFx });
