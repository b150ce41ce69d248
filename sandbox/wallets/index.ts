import type { Area } from '../area/index.ts';
import { walletRoutes } from './routes.ts';
import { walletSchema } from './schema.ts';

export const walletsArea: Area = {
  schemas: [walletSchema],
  routes: () => [walletRoutes()],
};
