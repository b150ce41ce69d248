export { createPriceKeeper } from './keeper.ts';
export { createRing, note } from './ring.ts';
export type { Ring } from './ring.ts';
export { priceHistoryRoutes } from './routes.ts';
