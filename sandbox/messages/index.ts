export { messageRoutes } from './routes.ts';
export { messageSchema } from './schema.ts';
export { keepMessage, unreadOf } from './store.ts';
export type { Message } from './store.ts';
export { textOf } from './texts.ts';
