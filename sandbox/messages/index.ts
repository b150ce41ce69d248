import type { Area } from '../area/index.ts';
import { messageRoutes } from './routes.ts';
import { messageSchema } from './schema.ts';

export { keepMessage, messagesOf, unreadOf } from './store.ts';
export type { Message } from './store.ts';
export { limitNameOf, textOf } from './texts.ts';

export const messagesArea: Area = {
  schemas: [messageSchema],
  routes: () => [messageRoutes()],
};
