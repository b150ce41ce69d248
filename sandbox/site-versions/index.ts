import type { Area } from '../area/index.ts';
import { siteVersionRoutes } from './routes.ts';
import { siteVersionSchema } from './schema.ts';

export { restoreSite } from './store.ts';

export const siteVersionsArea: Area = {
  schemas: [siteVersionSchema],
  routes: ({ operatorToken }) => [siteVersionRoutes(operatorToken)],
};
