import { Hono } from 'hono';

import { activatedBy, activationTypeOf } from '../../contracts/activation.ts';
import { ActivateRequest, LinkTokenRequest } from '../../contracts/auth.ts';
import { withChannel } from '../../contracts/marketing.ts';
import { type LinkKind, linkOwner, takeLink } from '../auth/links.ts';
import { countAddress } from '../auth/prove.ts';
import { wrongCode } from '../auth/steps.ts';
import { updateUser, userById } from '../auth/users.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { marketingOf, setMarketing } from '../marketing/index.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';

/**
 * What the links in mails do. Each works once, except the newsletter's: saying no twice is no error. Spec: coupon §2,
 * api §4.
 */
export function linkRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/web-api/user/activate', async (c) => {
    const { type, token } = await readBody(c, ActivateRequest);
    countAddress(c);
    change(c.get('world'), type, takeLink(c.get('world'), type, token));
    return c.body(null, 204);
  });
  routes.post('/web-api/user/account-verify', async (c) => {
    const { token } = await readBody(c, LinkTokenRequest);
    countAddress(c);
    change(c.get('world'), 'accountverify', takeLink(c.get('world'), 'accountverify', token));
    return c.body(null, 204);
  });
  routes.post('/web-api/user/stop-newsletter', async (c) => {
    const { token } = await readBody(c, LinkTokenRequest);
    countAddress(c);
    change(c.get('world'), 'stopnewsletter', linkOwner(c.get('world'), 'stopnewsletter', token));
    return c.body(null, 204);
  });

  return routes;
}

function change(world: World, kind: LinkKind, userId: number | null): void {
  const user = userId === null ? null : userById(world.db, userId);
  if (user === null) throw wrongCode();
  const known = activatedBy(user.clientConfig.activation_type ?? 0);
  // Where the link went.
  const confirmed = user.email === null ? 'phone' : 'email';
  if (kind === 'stopnewsletter')
    setMarketing(world, user.id, withChannel(marketingOf(world, user.id).consent, 'email', false));
  else
    updateUser(world.db, user.id, {
      clientConfig: {
        ...user.clientConfig,
        activation_type: activationTypeOf({ ...known, [confirmed]: true }),
        ...(kind === 'accountverify' ? {} : { remaining_days_to_activate: null }),
      },
    });
  pushPlayer(world, user.id, 'config');
}
