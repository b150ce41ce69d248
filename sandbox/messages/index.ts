export { messageRoutes } from './routes.ts';
export { messageSchema } from './schema.ts';
export { keepMessage, messagesOf, unreadOf } from './store.ts';
export type { Message } from './store.ts';
export { limitNameOf, textOf } from './texts.ts';
