import type { Area } from '../area/index.ts';
import { makerRoutes } from './routes.ts';
import { makersSchema } from './schema.ts';
import { startTelling } from './unfinished.ts';

export { auditMakers } from './audit.ts';
export { BadMakers, createMakerDesk, type KnownMaker, type MakerDesk, noMakers, readMakers } from './desk.ts';
export { makerWalletRoutes } from './routes.ts';
export { makersSchema } from './schema.ts';

export const makersArea: Area = {
  schemas: [makersSchema],
  goOn: startTelling,
  routes: () => [makerRoutes()],
};
