export { $favouriteIds, $favourites, gameFollowToggled } from './model/follow';
export { FollowButton } from './ui/follow-button';
