import { Hono } from 'hono';

import { CollectorRequest, isKnownEvent } from '../../contracts/analytics.ts';
import type { Area } from '../area/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { siteConfig } from '../site/index.ts';

/** The collector. It takes only events of the table and writes them to the log of the world. Spec: api §10. */
function analyticsRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/fatman-api/:key', async (c) => {
    const { log, clock } = c.get('world');
    const key = c.req.param('key');
    if (key !== siteConfig(c.get('world'), 'en').config.fatmanApiKey)
      throw new ApiFailure(404, 404, 'There is no collector with this key.');
    const { events } = await readBody(c, CollectorRequest);
    const unknown = events.find((event) => !isKnownEvent(event));
    if (unknown !== undefined) throw new ApiFailure(400, 1, `Event ${String(unknown.id)} is not as the table says.`);
    for (const event of events) log.add({ kind: 'collector', at: clock.now(), key, ...event });
    return c.body(null, 204);
  });
  return routes;
}

export const analyticsArea: Area = {
  routes: () => [analyticsRoutes()],
};
