export { $coefViewId, $look } from '../model/preferences';
