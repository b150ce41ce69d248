import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { endAlarm, openAlarms } from './raise.ts';

/** Lets an operator read which work with money failed, and say that it is dealt with. `token`: OPERATOR_TOKEN. */
export function alarmRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/operator-api/v1/alarms', operatorOnly(token), (c) => c.json({ data: openAlarms(c.get('world').db) }));
  routes.post('/operator-api/v1/alarms/:id{\\d+}/done', operatorOnly(token), (c) => {
    if (!endAlarm(c.get('world'), Number(c.req.param('id')))) throw notFound('This alarm');
    return c.body(null, 204);
  });
  return routes;
}
