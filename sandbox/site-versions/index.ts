import type { Area } from '../area/index.ts';
import { siteVersionRoutes } from './routes.ts';
import { siteVersionSchema } from './schema.ts';

export { changesOf, faultsIn } from './check.ts';
export { publishOver, requireNone, undoOver } from './publish.ts';
export { restoreSite, siteHistory, siteVersionNow, valuesOf } from './store.ts';

export const siteVersionsArea: Area = {
  schemas: [siteVersionSchema],
  routes: ({ operatorToken }) => [siteVersionRoutes(operatorToken)],
};
