export { useSecurityForm } from './model/use-security-form';
export { Device, Where } from './ui/place';
export { Ring } from './ui/ring';
