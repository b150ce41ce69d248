export { $coefViewId } from '../model/preferences';
