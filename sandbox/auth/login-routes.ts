import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';

import { LoginRequest, LoginText, TwoStepRequest } from '../../contracts/auth.ts';
import { ERROR_CODE } from '../../contracts/common.ts';
import { readBody } from '../server/body.ts';
import type { Env } from '../server/context.ts';
import { ApiFailure, wrongField } from '../server/failure.ts';
import { cookieSession } from './cookies.ts';
import { signIn, visitorSession } from './current.ts';
import { decoded } from './encoded.ts';
import { isPassword } from './password.ts';
import { setStep } from './sessions.ts';
import { userById, userByLogin, type User } from './users.ts';

/** Code of every second step: nothing is sent anywhere. Spec: api §11. */
const sandboxCode = '000000';
const stepSeconds = 300;
const maxCodes = 5;
/** Wrong passwords in a row for one login; calls of one address. */
const maxWrong = 10;
const maxOfAddress = 100;
const windowSeconds = 600;

const wrong = () => new ApiFailure(400, ERROR_CODE.wrongCredentials, 'Wrong login or password.');
const wrongCode = () => new ApiFailure(400, ERROR_CODE.wrongCode, 'The code is wrong or expired.');

/** Signing in by e-mail or id, in one step or two. Spec: coupon §7, api §4. */
export function loginRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/web-api/auth/login', async (c) => {
    const { uLogin, uPassword, save } = await readBody(c, LoginRequest);
    const login = decoded('uLogin', uLogin).trim();
    const password = decoded('uPassword', uPassword);
    if (!LoginText.safeParse(login).success) throw wrongField('uLogin', 'field_error_login');
    if (password === '') throw wrongField('uPassword', 'field_error_required');
    const user = await provenUser(c, login, password);
    if (!user.hasTwoStep) return c.json({ data: { userId: user.id, token: await signIn(c, user.id, save) } });
    const { db, clock } = c.get('world');
    const expiresAt = clock.now() + stepSeconds * 1000;
    setStep(db, visitorSession(c), { userId: user.id, expiresAt, isSaved: save, tries: 0 });
    return c.json({ data: { step: 'two_step', expiresAt: Math.floor(expiresAt / 1000) } }, 202);
  });

  // The step is bound to the session that passed the first one.
  routes.post('/web-api/auth/two-step', async (c) => {
    const code = decoded('code', (await readBody(c, TwoStepRequest)).code);
    const { db, clock } = c.get('world');
    const session = cookieSession(c);
    const step = session?.step ?? null;
    if (session === null || step === null || step.expiresAt <= clock.now()) throw wrongCode();
    if (code !== sandboxCode) {
      const tries = step.tries + 1;
      setStep(db, session.id, tries >= maxCodes ? null : { ...step, tries });
      throw wrongCode();
    }
    setStep(db, session.id, null);
    return c.json({ data: { userId: step.userId, token: await signIn(c, step.userId, step.isSaved) } });
  });

  return routes;
}

/** The player of these credentials. One answer, in one time, for an unknown login and a wrong password. */
async function provenUser(c: Context<Env>, login: string, password: string): Promise<User> {
  const { db, limits } = c.get('world');
  const attempts = `login:${login.toLowerCase()}`;
  limits.count(`login-from:${getConnInfo(c).remote.address ?? ''}`, maxOfAddress, windowSeconds);
  limits.count(attempts, maxWrong, windowSeconds);
  const found = userByLogin(db, login);
  const isProven = await isPassword(password, found?.password ?? null);
  const user = isProven && found !== null ? userById(db, found.id) : null;
  if (user === null) throw wrong();
  limits.forget(attempts);
  if (user.isBlocked) throw new ApiFailure(403, ERROR_CODE.accountBlocked, 'This account is blocked.');
  return user;
}
