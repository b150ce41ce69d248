export { answerRequest } from './answer.ts';
export { paymentRequestRoutes } from './routes.ts';
export { paymentRequestSchema } from './schema.ts';
