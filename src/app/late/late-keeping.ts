import '@/features/favourites/carry-favourites';
import '@/features/carry-preferences';
// There is no room among the models for what is below.
import '@/features/watch/renew-video-token';
import '@/features/watch/tell-orders';

import '../plugin-care/keep-times';

export { menuAdditions } from './menu-additions';
