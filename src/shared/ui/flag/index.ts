export { Flag } from './flag';
