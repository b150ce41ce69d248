import type { Area } from '../area/index.ts';
import { startToto } from './beat.ts';
import { totoRoutes } from './routes.ts';
import { totoSchema } from './schema.ts';

export { isInToto, refreshTotoOf } from './beat.ts';
export { totoControlRoutes } from './control.ts';
export { totoSchema } from './schema.ts';
export { giveBackToto } from './settle.ts';

export const totoArea: Area = {
  schemas: [totoSchema],
  goOn: startToto,
  routes: () => [totoRoutes()],
};
