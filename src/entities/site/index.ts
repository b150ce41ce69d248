export {
  $availability,
  $features,
  $isVipLoginNeeded,
  $isRegistrationAllowed,
  $menus,
  $siteConfig,
  $siteLanguages,
  refreshConfigFx,
  siteConfigQuery,
} from './model/config';
export { blockCheckQuery } from './model/blocking';
export { $maintenance } from './model/maintenance';
export {
  availabilityGuard,
  blockedGuard,
  bonusPageGuard,
  maintenanceGuard,
  registrationGuard,
  settingGuard,
} from './model/guards';
export { redirectGuard } from './model/redirect';
export { configOverrides } from './model/overrides';
export type { BlockQuestion } from './api/block-check';
