import { Hono } from 'hono';

import {
  LoginPhoneRequest,
  LoginRequest,
  LoginTokenRequest,
  SendSmsRequest,
  SmsCodeRequest,
  TwoStepRequest,
} from '../../contracts/auth.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ownerOfPhone } from './confirmed.ts';
import { passSecond, signInOrAsk } from './doors.ts';
import { decoded } from './encoded.ts';
import { isSigned, takeLink } from './links.ts';
import { countAddress, provenByLogin, provenByPhone } from './prove.ts';
import { promiseCode, takeCode, wrongCode } from './steps.ts';
import { userById } from './users.ts';

/** A text message costs money: one a minute for a number, five an hour. */
const resendSeconds = 60;
const maxMessages = 5;
const hourSeconds = 3600;

/** Signing in, in one step or two. Spec: coupon §7, api §4. */
export function loginRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/web-api/auth/login', async (c) => {
    const { uLogin, uPassword, save } = await readBody(c, LoginRequest);
    const fields = { login: 'uLogin', password: 'uPassword' };
    const user = await provenByLogin(c, { login: uLogin, password: uPassword }, fields);
    return signInOrAsk(c, user, { isSaved: save, shown: 'password' });
  });

  routes.post('/web-api/auth/login-phone', async (c) => {
    const { phone_number, country_code, uPassword, save } = await readBody(c, LoginPhoneRequest);
    const user = await provenByPhone(c, country_code + phone_number, uPassword);
    return signInOrAsk(c, user, { isSaved: save, shown: 'password' });
  });

  routes.post('/web-api/auth/two-step', async (c) =>
    passSecond(c, 'two_step', decoded('code', (await readBody(c, TwoStepRequest)).code)),
  );

  // The answer does not reveal whether a number has an account.
  routes.post('/web-api/auth/send-sms', async (c) => {
    const body = await readBody(c, SendSmsRequest);
    const phone = body['phone-code'] + body['phone-number'];
    const { db, clock, limits } = c.get('world');
    countAddress(c);
    limits.count(`sms-again:${phone}`, 1, resendSeconds);
    limits.count(`sms:${phone}`, maxMessages, hourSeconds);
    const user = ownerOfPhone(db, phone);
    const step = { kind: 'sms' as const, userId: user?.id ?? null, phone, isSaved: true };
    const expiresAt = promiseCode(c, step, user === null ? null : phone);
    return c.json({ data: { expiresAt, resendAt: Math.floor(clock.now() / 1000) + resendSeconds } });
  });
  routes.post('/web-api/auth/sms-code', async (c) => {
    const code = decoded('sms-code', (await readBody(c, SmsCodeRequest))['sms-code']);
    const { userId, isSaved } = takeCode(c, 'sms', code);
    const user = userById(c.get('world').db, userId);
    if (user === null) throw wrongCode();
    return signInOrAsk(c, user, { isSaved, shown: 'phone' });
  });

  routes.post('/web-api/auth/login-token', async (c) => {
    const body = await readBody(c, LoginTokenRequest);
    const { db } = c.get('world');
    countAddress(c);
    const userId = isSigned(c.get('world'), body) ? takeLink(c.get('world'), 'login', body.token) : null;
    const user = userId === null ? null : userById(db, userId);
    if (user === null) throw wrongCode();
    return signInOrAsk(c, user, { isSaved: true, shown: 'mail' });
  });

  return routes;
}
