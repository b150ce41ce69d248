import type { Area } from '../area/index.ts';
import { controlRoomRoutes } from './routes.ts';

export const controlRoomArea: Area = {
  routes: ({ operatorToken, needsApproval, readManifest, findVersion }) => [
    controlRoomRoutes(operatorToken, needsApproval, readManifest, findVersion),
  ],
};
