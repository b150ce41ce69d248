export { $favourites } from '../model/marks';
