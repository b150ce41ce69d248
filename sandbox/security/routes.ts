import { type Context, Hono } from 'hono';

import { pushPlayer } from '../account/push.ts';
import { callerOf, type Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { endSessions } from './end.ts';
import { changePassword } from './password.ts';
import { securityOf } from './view.ts';

const base = '/office-api/v1/security';

/** Who can get in, and how the player keeps others out. We chose the paths below the first. Spec: api §9. */
export function securityRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  const shown = (c: Context<Env>) => c.json({ data: securityOf(c.get('world'), callerOf(c)) });

  routes.get(base, shown);
  routes.post(`${base}/password`, async (c) => {
    await changePassword(c);
    pushPlayer(c.get('world'), callerOf(c).userId, 'config');
    return shown(c);
  });
  routes.delete(`${base}/sessions/:id{\\d+}`, (c) => {
    if (!endSessions(c.get('world'), callerOf(c), Number(c.req.param('id')))) throw notFound('This session');
    return shown(c);
  });
  routes.delete(`${base}/sessions`, (c) => {
    endSessions(c.get('world'), callerOf(c), null);
    return shown(c);
  });

  return routes;
}
