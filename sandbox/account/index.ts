import type { Area } from '../area/index.ts';
import { accountRoutes } from './routes.ts';
import { accountSchema } from './schema.ts';

export { pushBalance } from './balance.ts';
export { openFunded, setBalance, type FirstAccount } from './players.ts';
export { requireSessionTime } from './session-limit.ts';
export { toMinor } from './wire.ts';

export const accountArea: Area = {
  schemas: [accountSchema],
  routes: () => [accountRoutes()],
};
