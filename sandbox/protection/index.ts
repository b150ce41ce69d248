export { requireStake } from './door.ts';
export { protectionRoutes } from './routes.ts';
export { protectionSchema } from './schema.ts';
export { setRawLimits } from './raw.ts';
