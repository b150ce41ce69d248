export { startLotto } from './draw.ts';
export { lottoRoutes } from './routes.ts';
export { lottoSchema } from './schema.ts';
