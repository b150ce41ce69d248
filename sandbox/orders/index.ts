import type { Area } from '../area/index.ts';
import { orderRoutes } from './routes.ts';
import { startOrders } from './run.ts';
import { orderSchema } from './schema.ts';

export { dropOrders } from './run.ts';

export const ordersArea: Area = {
  schemas: [orderSchema],
  goOn: startOrders,
  routes: () => [orderRoutes()],
};
