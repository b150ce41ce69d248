import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { cookieSession } from './cookies.ts';
import { visitorSession } from './current.ts';
import { signInOrAsk } from './doors.ts';
import { placeOf } from './login-events.ts';
import { countAddress } from './prove.ts';
import { askByQr, qrStateOf, takeQrLogin } from './qr-login.ts';
import { wrongCode } from './steps.ts';
import { userById } from './users.ts';

/** The side that shows the code. It belongs to this browser's session, so who copies it is let in nowhere. */
export function qrRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/web-api/auth/qr', (c) => {
    countAddress(c);
    const { code, endsAt } = askByQr(c.get('world'), visitorSession(c), placeOf(c));
    return c.json({ data: { code, expiresAt: Math.floor(endsAt / 1000) } });
  });
  routes.get('/web-api/auth/qr', (c) => {
    const session = cookieSession(c);
    return c.json({ data: { state: session === null ? 'over' : qrStateOf(c.get('world'), session.id) } });
  });
  // The player has just proven themselves on their own device, so no second step follows.
  routes.post('/web-api/auth/qr-login', async (c) => {
    const world = c.get('world');
    const session = cookieSession(c);
    const userId = session === null ? null : takeQrLogin(world, session.id);
    const user = userId === null ? null : userById(world.db, userId);
    if (user === null) throw wrongCode();
    return signInOrAsk(c, user, { isSaved: true, shown: 'both' });
  });

  return routes;
}
