export { isInToto, refreshTotoOf, startToto } from './beat.ts';
export { totoControlRoutes } from './control.ts';
export { totoRoutes } from './routes.ts';
export { totoSchema } from './schema.ts';
export { giveBackToto } from './settle.ts';
