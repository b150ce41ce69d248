import { combine, createStore } from 'effector';

import { readCookie } from '@/shared/lib/cookie';

import { maintenanceOf } from '../lib/maintenance';
import { $isServiceDown } from './blocking';
import { $siteConfig } from './config';

export const $maintenance = $siteConfig.map(maintenanceOf);

/** A cookie of the operator, read once. Spec: shell §4. */
const $hasCookie = createStore(readCookie('maintenance') === '1');

/** Active by the cookie, by the configuration, or because the backend does not answer (decision D-11). Spec: shell §4. */
export const $isMaintenance = combine(
  $hasCookie,
  $maintenance,
  $isServiceDown,
  (hasCookie, { isActive }, isServiceDown) => hasCookie || isActive || isServiceDown,
);
