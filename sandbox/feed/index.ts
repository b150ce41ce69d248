export { createFeedHub } from './hub.ts';
export { feedRoutes } from './routes.ts';
export { attachFeedSocket, type FeedAccess } from './socket.ts';
export type { FeedConnection, FeedFault, FeedHub, FeedHubOptions, FeedStream } from './types.ts';
