export {
  $availability,
  $features,
  $isRegistrationAllowed,
  $menus,
  $siteConfig,
  $siteLanguages,
  siteConfigQuery,
} from './model/config';
export { blockCheckQuery } from './model/blocking';
export { $maintenance } from './model/maintenance';
export { availabilityGuard, blockedGuard, maintenanceGuard, registrationGuard } from './model/guards';
export { configOverrides } from './model/overrides';
export type { BlockQuestion } from './api/block-check';
