export { $favouriteIds, $favourites } from './model/favourites';
export { FollowButton } from './ui/follow-button';
