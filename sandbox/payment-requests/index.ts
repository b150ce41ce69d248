import type { Area } from '../area/index.ts';
import { paymentRequestRoutes } from './routes.ts';
import { paymentRequestSchema } from './schema.ts';

export { answerRequest } from './answer.ts';

export const paymentRequestsArea: Area = {
  schemas: [paymentRequestSchema],
  routes: () => [paymentRequestRoutes()],
};
