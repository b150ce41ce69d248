export { parts } from './lib/parts';
