import type { Area } from '../area/index.ts';
import { linkRoutes } from './link-routes.ts';
import { registrationRoutes as newPlayerRoutes } from './routes.ts';

/** How a player comes into being, and what the links in their mails confirm. */
export const registrationArea: Area = {
  routes: () => [newPlayerRoutes(), linkRoutes()],
};
