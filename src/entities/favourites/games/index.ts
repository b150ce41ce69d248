export { $favouriteIds, $favourites, gameFollowToggled } from './model/favourites';
