export { withChat } from './entry.ts';
export { chatOrigin, type Ports } from './places.ts';
export { framedChatRoutes } from './routes.ts';
