export { FavouriteStar } from './ui/favourite-star';
