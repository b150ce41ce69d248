import { type Context, Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { StepUpRequest } from '../../contracts/step-up.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, playerOf } from '../http/context.ts';
import { ApiFailure, unauthorized } from '../http/failure.ts';
import { countAttempt } from './attempts.ts';
import { takeSecondCode } from './authenticator.ts';
import { playerOfPasskey, requestOptions } from './passkeys.ts';
import { isPassword } from './password.ts';
import { countAddress, refuseBlocked } from './prove.ts';
import { setProven } from './sessions.ts';
import { waysToProve } from './shown.ts';
import { wrongCode } from './steps.ts';
import { type User, userById } from './users.ts';
import { countWrongCode, refuseGuesses } from './wrong-codes.ts';

const path = '/web-api/auth/step-up';
const wrong = () => new ApiFailure(400, errorCodes.wrongCredentials, 'That does not confirm your identity.');

/** Where a signed-in player shows again that it is them. We chose the paths. Decision D-551. */
export function stepUpRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(path, (c) => {
    const user = userById(c.get('world').db, playerOf(c));
    if (user === null) throw unauthorized();
    return c.json({ data: { ways: waysToProve(c.get('world'), user) } });
  });
  routes.post(`${path}/options`, async (c) => {
    countAddress(c);
    return c.json({ data: await requestOptions(c, playerOf(c)) });
  });
  routes.post(path, async (c) => {
    const world = c.get('world');
    const { sessionId, userId } = callerOf(c);
    const body = await readBody(c, StepUpRequest);
    const user = userById(world.db, userId);
    if (user === null) throw unauthorized();
    refuseBlocked(user);
    await show(c, user, body);
    setProven(world.db, sessionId, world.clock.now());
    return c.body(null, 204);
  });
  return routes;
}

/** Throws unless one way of this player was shown. Guesses count as those of a log-in do. */
async function show(c: Context<Env>, user: User, { password, code, response }: StepUpRequest): Promise<void> {
  const world = c.get('world');
  const ways = waysToProve(world, user);
  if (password !== undefined && ways.includes('password')) {
    const attempt = countAttempt(c, String(user.id), user.id);
    if (!(await isPassword(password, user.password))) throw wrong();
    attempt.succeeded();
  } else if (code !== undefined && ways.includes('app')) {
    refuseGuesses(c, { userId: user.id });
    if (takeSecondCode(world, user.id, code.replaceAll(/\s/g, ''))) return;
    countWrongCode(c, { userId: user.id });
    throw wrongCode();
  } else if (response !== undefined && ways.includes('passkey')) {
    countAddress(c);
    if ((await playerOfPasskey(c, response)) !== user.id) throw wrong();
  } else throw wrong();
}
