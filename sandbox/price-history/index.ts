export { createPriceKeeper } from './keeper.ts';
export { priceHistoryRoutes } from './routes.ts';
