import type { Area } from '../area/index.ts';
import { captchaRoutes } from './routes.ts';

export { captchaGate } from './routes.ts';

export const captchaCallsArea: Area = {
  routes: () => [captchaRoutes()],
};
