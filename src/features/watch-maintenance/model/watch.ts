import { sample } from 'effector';

import { $isMaintenance, maintenanceReceived, siteCheckEnded } from '@/entities/site';
import { $now, createTimer } from '@/shared/lib/clock';
import { $isTabHidden } from '@/shared/lib/device';
import { appReady } from '@/shared/lib/lifecycle';
import { $path, navigateTo } from '@/shared/routing';

import { maintenanceQuery } from '../api/maintenance-check';
import { windowOf } from '../lib/answer';

/** How often a visible page asks. A hidden one does not ask. */
const pauseMs = 60_000;
const maintenancePath = '/maintenance';

const pause = createTimer();

// The configuration has just told the state, so the first question waits one pause.
sample({ clock: [appReady, pause.fired], fn: () => pauseMs, target: pause.started });
sample({
  clock: pause.fired,
  source: $isTabHidden,
  filter: (isHidden) => !isHidden,
  target: maintenanceQuery.start,
});

sample({
  clock: maintenanceQuery.finished.success,
  source: $now,
  fn: (now, { result }) => windowOf(result, now),
  target: maintenanceReceived,
});
// A backend that is down looks like maintenance. When it answers again, that maintenance is over. Decision D-11.
sample({ clock: maintenanceQuery.finished.success, fn: () => 200, target: siteCheckEnded });
sample({ clock: maintenanceQuery.finished.failure, fn: ({ error }) => error.statusCode, target: siteCheckEnded });

// Maintenance begins or ends while the page is open. The guard says the same at each navigation. Spec: shell §4.
sample({
  clock: $isMaintenance,
  source: $path,
  filter: (path, isMaintenance) => isMaintenance !== (path === maintenancePath),
  fn: (_, isMaintenance) => ({ path: isMaintenance ? maintenancePath : '/' }),
  target: navigateTo,
});
// Maintenance began before this code loaded: a check of the start answered late.
sample({
  clock: appReady,
  source: { path: $path, isMaintenance: $isMaintenance },
  filter: ({ path, isMaintenance }) => isMaintenance && path !== maintenancePath,
  fn: () => ({ path: maintenancePath }),
  target: navigateTo,
});
