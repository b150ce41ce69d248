export { createWayForm, security, waySet } from './model/security';
export { Device, Where } from './ui/place';
export { Ring } from './ui/ring';
