export { $coefViewId, $theme } from '../model/preferences';
