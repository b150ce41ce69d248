export { $isInPlace } from '../model/in-place';
