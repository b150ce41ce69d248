import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { PasskeyRequest } from '../../contracts/passkeys.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { signInOrAsk } from './doors.ts';
import { isRemoved, playerOfPasskey, requestOptions } from './passkeys.ts';
import { countAddress } from './prove.ts';
import { userById } from './users.ts';

const unknown = () =>
  new ApiFailure(400, errorCodes.wrongCredentials, 'This passkey is not linked to an account here.');
const removed = () => new ApiFailure(400, errorCodes.passkeyRemoved, 'This passkey was removed from its account.');

/** Every form of a log-in asks for these, so that the browser can offer passkeys: they count against no limit. */
const maxOptions = 600;

/** Signing in without a password. We chose the paths. Row SEC-03. */
export function passkeyRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/web-api/auth/passkey/options', async (c) => {
    countAddress(c, 'passkey-options', maxOptions);
    return c.json({ data: await requestOptions(c) });
  });
  // A passkey is made with a look at the person, so no second step follows.
  routes.post('/web-api/auth/passkey', async (c) => {
    countAddress(c);
    const { response } = await readBody(c, PasskeyRequest);
    const userId = await playerOfPasskey(c, response);
    const user = userId === null ? null : userById(c.get('world').db, userId);
    if (user === null) throw isRemoved(c, response) ? removed() : unknown();
    return signInOrAsk(c, user, { isSaved: true, shown: 'both' });
  });

  return routes;
}
