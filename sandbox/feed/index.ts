export { createFeedHub } from './hub.ts';
export { feedRoutes } from './routes.ts';
export { resultsRoutes } from './results-routes.ts';
export { attachFeedSocket } from './socket.ts';
export type { FeedHub } from './types.ts';
