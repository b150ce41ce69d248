import type { Area } from '../area/index.ts';
import { controlRoomRoutes } from './routes.ts';

export const controlRoomArea: Area = {
  routes: ({ operatorToken }) => [controlRoomRoutes(operatorToken)],
};
