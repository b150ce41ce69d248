import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { linkRoutes } from './link-routes.ts';
import { registrationRoutes as newPlayerRoutes } from './routes.ts';

/** How a player comes into being, and what the links in their mails confirm. */
export function registrationRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  for (const area of [newPlayerRoutes(), linkRoutes()]) routes.route('/', area);
  return routes;
}
