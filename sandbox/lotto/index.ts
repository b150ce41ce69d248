import type { Area } from '../area/index.ts';
import { startLotto } from './draw.ts';
import { lottoRoutes } from './routes.ts';
import { lottoSchema } from './schema.ts';

export { giveBackLotto } from './give-back.ts';
export { lottoDrawById } from './store.ts';
export { lottoSchema } from './schema.ts';
export { playedTicket } from './played.ts';

export const lottoArea: Area = {
  schemas: [lottoSchema],
  goOn: startLotto,
  routes: () => [lottoRoutes()],
};
