import type { Area } from '../area/index.ts';
import { pluginHealthRoutes } from './routes.ts';

export { holdBack, isShell } from './hold-back.ts';

export const pluginHealthArea: Area = {
  routes: ({ operatorToken, logger }) => [pluginHealthRoutes({ operatorToken, logger })],
};
