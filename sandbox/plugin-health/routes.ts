import { Hono } from 'hono';

import { type ControlRoomAnswer, PluginBeacon } from '../../contracts/plugin-beacon.ts';
import type { z } from '../../contracts/zod.ts';
import { rightOnly } from '../auth/index.ts';
import { bodyOf, readBody } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import type { Logger } from '../http/logger.ts';
import { lastActs } from '../operator-acts/index.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { tell } from './tell.ts';

const maxBeaconBytes = 16 * 1024;
/** Of one address in a minute: an office behind it may have many pages, a flood is cut off. */
const maxOfAddress = 60;
/** Each page of an address has one, and one more for each time that it has spoken. */
const maxMarks = 240;
const windowSeconds = 60;

type Options = { operatorToken: string | null; logger: Logger };

/** Takes what pages say of their remote apps. Accounts with the right read the sums. Operators read the sums and release a version that is held back. */
export function pluginHealthRoutes({ operatorToken, logger }: Options): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/plugins-api/v1/mark', (c) => {
    const visitor = clientAddress(c);
    c.get('world').limits.count(`plugin-mark:${visitor}`, maxMarks, windowSeconds);
    return c.json({ data: { mark: c.get('world').pluginMarks.give(visitor) } });
  });
  routes.post('/plugins-api/v1/beacon', bodyOf(maxBeaconBytes), async (c) => {
    const { limits, pluginHealth, pluginMarks } = c.get('world');
    const visitor = clientAddress(c);
    limits.count(`plugin-beacon:${visitor}`, maxOfAddress, windowSeconds);
    const { plugins, mark = '' } = await readBody(c, PluginBeacon);
    // A sender of invented reports need not know that they do not count.
    if (!pluginMarks.take(mark, visitor)) return c.body(null, 204);
    for (const report of plugins) tell(logger, pluginHealth.count(visitor, report));
    return c.body(null, 204);
  });

  // The control room of a production build. It only reads.
  routes.get('/plugins-api/v1/health', rightOnly('plugins.read'), (c) => {
    const { pluginHealth, notices } = c.get('world');
    const acts = lastActs(c.get('world'));
    return c.json({ data: pluginHealth.figures(), notices: [...notices], acts } satisfies z.infer<
      typeof ControlRoomAnswer
    >);
  });

  routes.use('/operator-api/v1/plugins/*', operatorOnly(operatorToken));
  routes.get('/operator-api/v1/plugins/health', (c) => c.json({ data: c.get('world').pluginHealth.figures() }));
  routes.post('/operator-api/v1/plugins/:id/reset', (c) => {
    const id = c.req.param('id');
    if (!c.get('world').pluginHealth.reset(id)) throw notFound('This plugin');
    logger.warn({ plugin: id }, `Plugin "${id.slice(0, 40)}" was reset by an operator`);
    return c.body(null, 204);
  });

  return routes;
}
