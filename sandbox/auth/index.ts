import { Hono } from 'hono';

import type { Env } from '../server/context.ts';
import { loginRoutes } from './login-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export { cookieSession } from './cookies.ts';
export { visitorSession } from './current.ts';
export { restrictionOf } from './rights.ts';
export { authSchema } from './schema.ts';
export { sessionBySecret } from './sessions.ts';
export { updateUser, userById } from './users.ts';

/** Session, token, login, registration. */
export function authRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  for (const area of [sessionRoutes(), loginRoutes(), registrationRoutes()]) routes.route('/', area);
  return routes;
}
