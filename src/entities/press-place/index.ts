export { inPlaceWanted } from './model/in-place';
