import type { Area } from '../area/index.ts';
import { priceHistoryRoutes } from './routes.ts';

export { createPriceKeeper } from './keeper.ts';
export { createRing, note } from './ring.ts';
export type { Ring } from './ring.ts';

export const priceHistoryArea: Area = {
  routes: () => [priceHistoryRoutes()],
};
