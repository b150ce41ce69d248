export { onePlace } from './ui/one-place';
