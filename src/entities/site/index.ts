export {
  $availability,
  $features,
  $isVipLoginNeeded,
  $isRegistrationAllowed,
  $menus,
  $siteConfig,
  $siteLanguages,
  refreshConfigQuery,
  siteConfigFailed,
  siteConfigWanted,
} from './model/config';
export { $blockPath, blockingReceived, blockQuery, siteCheckEnded } from './model/blocking';
export { $house } from './model/house';
export { $homeType } from './model/home-type';
export { $isMaintenance, $maintenance, maintenanceReceived } from './model/maintenance';
export { maintenanceOf } from './lib/maintenance';
export { isOffered } from './lib/offered';
export type { MaintenanceWindow } from './lib/maintenance';
export {
  availabilityGuard,
  blockedGuard,
  bonusPageGuard,
  settingGuard,
  maintenanceGuard,
  registrationGuard,
} from './model/guards';
export { redirectGuard, redirectCheckStarted } from './model/redirect';
export { configOverrides } from './model/overrides';
export type { BlockQuestion } from './api/block-check';
