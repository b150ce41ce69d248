export { classifyDevice } from './classify';
export type { Device, DeviceClass } from './classify';
export { classifyThisDevice, isInMessenger, isStandalone } from './here';
export { isMessengerApp } from './messenger';
export { mobileSearch } from './mobile-search';
