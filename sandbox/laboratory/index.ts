import type { Area } from '../area/index.ts';
import { startCounting } from './count.ts';
import { laboratoryRoutes } from './routes.ts';
import { laboratorySchema } from './schema.ts';

export { allReturns } from './returns.ts';

export const laboratoryArea: Area = {
  schemas: [laboratorySchema],
  goOn: startCounting,
  routes: ({ operatorToken }) => [laboratoryRoutes(operatorToken)],
};
