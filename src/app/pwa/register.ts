import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { snapshotAddress } from '@contracts/feed-address';

import { $siteConfig } from '@/entities/site';
import { $phases } from '@/shared/feed';
import { $language } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { createScriptUrl } from '@/shared/lib/trusted-url';

const address = '/pwa-sw.js';

/** A newer shell is here and waits until the player agrees. */
export const updateWaiting = createEvent<ServiceWorker>();

const registerFx = createEffect(async () => {
  if (!('serviceWorker' in navigator)) return;
  const tell = scopeBind(updateWaiting, { safe: true });
  const registration = await navigator.serviceWorker.register(createScriptUrl('sw-url', address));
  const report = () => {
    // Without a controller this is the page's first worker and replaces nothing.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) tell(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', report);
  report();
  // An update may be under way already.
  follow();
  registration.addEventListener('updatefound', follow);
});

export const $waitingWorker = createStore<ServiceWorker | null>(null).on(updateWaiting, (_, worker) => worker);

// Waits for the first page, because it costs network. A failure is only logged. Spec: shell §7, §8.
sample({
  clock: appReady,
  source: $siteConfig,
  filter: (config) => import.meta.env.PROD && config?.isPwa === true,
  target: registerFx,
});

/** The boards of the first visit, which the worker could not see. Row SPEED-06. */
const keepBoardsFx = createEffect(async (keep: readonly string[]) => {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null) return;
  (await navigator.serviceWorker.ready).active?.postMessage({ keep, page: location.pathname });
});
sample({
  clock: registerFx.done,
  source: { phases: $phases, language: $language },
  fn: ({ phases, language }) => [...phases.keys()].map((topic) => snapshotAddress(topic, language)),
  target: keepBoardsFx,
});

/** What this switch turned on in browsers is taken back where it is off. Row UI-91. */
const forgetFx = createEffect(async () => {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('openbook-')).map((name) => caches.delete(name)));
});
sample({
  clock: appReady,
  source: $siteConfig,
  filter: (config) => import.meta.env.PROD && config?.isPwa === false,
  target: forgetFx,
});
sample({
  clock: registerFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'The service worker was not registered', details }),
  target: logFx,
});
