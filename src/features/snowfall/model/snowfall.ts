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

/** Until it is known, nothing moves. */
const $isCalm = createStore(true)
  .on(listenFx.doneData, (_, isCalm) => isCalm)
  .on(calmChanged, (_, isCalm) => isCalm);

/** By configuration, on the home page alone, never for a reader who wants less motion. Spec: shell §1. */
export const $isSnowing = combine(
  { config: $siteConfig, match: $routeMatch, isCalm: $isCalm },
  ({ config, match, isCalm }) => config?.isSnowEnabled === true && match?.meta.pageId === 'home' && !isCalm,
);

sample({ clock: appReady, target: listenFx });
