import '@/features/favourites/carry-favourites';
import '@/features/carry-preferences';
// The token of videos: there is no room for it among the models.
import '@/features/watch/renew-video-token';

export { menuAdditions } from './menu-additions';
