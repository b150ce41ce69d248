export { contactHeld } from './change.ts';
export { requireStake } from './door.ts';
export { recordRoutes } from './record-routes.ts';
export { noteVisit } from './played.ts';
export { protectionRoutes } from './routes.ts';
export { protectionSchema } from './schema.ts';
export { setRawLimits } from './raw.ts';
export { warnOfLimits } from './warn.ts';
