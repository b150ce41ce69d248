export { $look } from '../model/preferences';
