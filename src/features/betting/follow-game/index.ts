export { $favouriteIds, $favourites } from './model/follow';
export { FollowButton } from './ui/follow-button';
