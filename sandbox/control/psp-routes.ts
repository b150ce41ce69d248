import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { PspRequest, SubscriberRequest } from '../../contracts/control.ts';
import { providerAccount } from '../cashier/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';
import type { Psp } from '../psp/index.ts';
import { deliverAll, isHookSecret } from '../subscriber/index.ts';

export type PspBend = Psp['bend'];

/**
 * Simulates faults of the payment provider for this world, reports its state, and sets the receivers of payment
 * messages. Row PAY-18.
 */
export function pspControlRoutes(bend: PspBend | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/sandbox-api/v1/psp', (c) => {
    const { provider, id } = c.get('world');
    if (provider === null) throw notFound('A payment provider');
    const { url, secret, hookSecret } = provider;
    return c.json({ data: { url, secret, hookSecret, account: providerAccount(id) ?? null } });
  });
  routes.post('/sandbox-api/v1/psp', async (c) => {
    const wanted = await readBody(c, PspRequest);
    if (bend === null)
      throw new ApiFailure(409, errorCodes.conflict, 'The payment provider is another one: it does as it likes.');
    bend(providerAccount(c.get('world').id) ?? 'main', wanted);
    return c.body(null, 204);
  });
  routes.put('/sandbox-api/v1/subscriber', async (c) => {
    const named = await readBody(c, SubscriberRequest);
    for (const [name, hook] of Object.entries(named))
      if (hook && !isHookSecret(hook.secret))
        throw wrongField(`${name}.secret`, 'whsec_ and 24 to 64 bytes in base64.');
    Object.assign(c.get('world').hooks, named);
    deliverAll(c.get('world'));
    return c.body(null, 204);
  });
  return routes;
}
