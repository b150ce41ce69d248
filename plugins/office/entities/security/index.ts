export { Device, Where } from './ui/place';
export { Ring } from './ui/ring';
