import type { Area } from '../area/index.ts';
import { resultsRoutes } from './results-routes.ts';
import { feedRoutes } from './routes.ts';

export { resetReasons } from './figures.ts';
export { createFeedHub } from './hub.ts';
export { feedLanguage } from './language.ts';
export { feedRoutes } from './routes.ts';
export { attachFeedSocket } from './socket.ts';
export { tellSnapshot } from './tell-snapshot.ts';
export type { FeedHub } from './types.ts';
export { createWatchers } from './watchers.ts';

export const feedArea: Area = {
  routes: () => [feedRoutes(), resultsRoutes()],
};
