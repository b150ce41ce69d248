import { combine, createEvent, createStore } from 'effector';

import { known } from '@/shared/known';
import { readCookie } from '@/shared/lib/cookie';

import { maintenanceOf, type MaintenanceWindow, noMaintenance } from '../lib/maintenance';
import { $isServiceDown } from './blocking';
import { $siteConfig, siteConfigAnswered } from './config';

/** A later answer than the configuration's own: works may begin and end while a page is open. */
export const maintenanceReceived = createEvent<MaintenanceWindow>();

const $received = createStore<MaintenanceWindow | null>(null)
  .on(maintenanceReceived, (_, maintenance) => maintenance)
  .reset(siteConfigAnswered);

export const $maintenance = combine(
  $siteConfig,
  $received,
  (config, received) => received ?? (config === null ? noMaintenance : maintenanceOf(config.maintenance)),
);

/** The operator's own cookie, read once. Spec: shell §4. */
const $hasMaintenanceCookie = createStore(readCookie('maintenance') === '1');

/** The cookie says so, the configuration says so, or the backend does not answer (decision D-11). Spec: shell §4. */
export const $isMaintenance = known(
  combine(
    $hasMaintenanceCookie,
    $maintenance,
    $isServiceDown,
    (hasCookie, { isActive }, isServiceDown) => hasCookie || isActive || isServiceDown,
  ),
);
