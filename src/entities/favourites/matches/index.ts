export { $favouriteIds, $favourites, matchFollowToggled } from './model/favourites';
