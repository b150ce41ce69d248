export { createPriceKeeper } from './keeper.ts';
export type { PriceKeeper } from './keeper.ts';
export { priceHistoryRoutes } from './routes.ts';
