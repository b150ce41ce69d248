import { createEffect, sample } from 'effector';

import { $isMaintenance, maintenanceReceived, siteCheckEnded } from '@/entities/site';
import { $now, createTimer } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { $path, navigateTo } from '@/shared/routing';

import { maintenanceQuery } from '../api/maintenance-check';
import { windowOf } from '../lib/answer';

/** How often an open page asks; a hidden one does not. */
const pauseMs = 60_000;
const maintenancePath = '/maintenance';

const pause = createTimer();
const readVisibilityFx = createEffect(() => document.visibilityState === 'visible');

// The configuration has just said it: the first question comes a pause later.
sample({ clock: [appReady, pause.fired], fn: () => pauseMs, target: pause.started });
sample({ clock: pause.fired, target: readVisibilityFx });
sample({ clock: readVisibilityFx.doneData, filter: Boolean, fn: () => undefined, target: maintenanceQuery.start });

sample({
  clock: maintenanceQuery.finished.success,
  source: $now,
  fn: (now, { result }) => windowOf(result, now),
  target: maintenanceReceived,
});
// A backend that is down looks like maintenance, and is over when it answers. Decision D-11.
sample({ clock: maintenanceQuery.finished.success, fn: () => 200, target: siteCheckEnded });
sample({ clock: maintenanceQuery.finished.failure, fn: ({ error }) => error.statusCode, target: siteCheckEnded });

// Begun or over while the page is open: what the guard says of each navigation. Spec: shell §4.
sample({
  clock: $isMaintenance,
  source: $path,
  filter: (path, isMaintenance) => isMaintenance !== (path === maintenancePath),
  fn: (_, isMaintenance) => ({ path: isMaintenance ? maintenancePath : '/' }),
  target: navigateTo,
});
// Begun while this code was still on its way: a check of the start that answered late.
sample({
  clock: appReady,
  source: { path: $path, isMaintenance: $isMaintenance },
  filter: ({ path, isMaintenance }) => isMaintenance && path !== maintenancePath,
  fn: () => ({ path: maintenancePath }),
  target: navigateTo,
});
