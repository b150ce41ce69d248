export {
  $availability,
  $countryCode,
  $features,
  $isRegistrationAllowed,
  $menus,
  $siteConfig,
  $siteLanguages,
  siteConfigQuery,
  siteConfigReceived,
} from './model/config';
export { $blockPath, $blocking, $isServiceDown, blockCheckQuery } from './model/blocking';
export { $isMaintenance, $maintenance } from './model/maintenance';
export { availabilityGuard, blockedGuard, maintenanceGuard, registrationGuard } from './model/guards';
export type { Blocking } from './lib/blocking';
export type { BlockQuestion } from './api/block-check';
export type { MaintenanceWindow } from './lib/maintenance';
