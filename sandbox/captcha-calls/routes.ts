import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import { CaptchaCode, CaptchaValidateRequest } from '../../contracts/captcha.ts';
import { headerNames } from '../../contracts/common.ts';
import { cookieSession, visitorSession } from '../auth/index.ts';
import { readBody } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { siteConfig } from '../site/index.ts';

const maxCalls = 120;
/** A session is what a caller may drop. */
const maxCallsOfAddress = 600;
const windowSeconds = 60;
/** So long an address is known by its answers, which make further challenges dearer. */
const triesSeconds = 600;
const triesOf = (c: Context<Env>) => `captcha-tries:${clientAddress(c)}`;

/** Lets a call through that needs no captcha or carries its token. Spec: shell §8. */
export const captchaGate = createMiddleware<Env>(async (c, next) => {
  const token = c.req.header(headerNames.captcha);
  const demand = c.get('world').captcha.pass({
    method: c.req.method,
    path: c.req.path,
    sessionId: cookieSession(c)?.id ?? null,
    ...(token === undefined ? {} : { token }),
  });
  if (demand !== null) throw new ApiFailure(400, demand.code, 'Confirm that you are not a robot first.');
  await next();
});

/** Gives the caller a challenge. The calls are under the `apiPath` of the configuration. Spec: shell §7, HTTP-26. */
function callerOf(c: Context<Env>): number {
  const world = c.get('world');
  if (`/${c.req.param('api') ?? ''}` !== siteConfig(world, 'en').apiPath) throw notFound();
  const sessionId = visitorSession(c);
  world.limits.count(`captcha-from:${clientAddress(c)}`, maxCallsOfAddress, windowSeconds);
  world.limits.count(`captcha:${String(sessionId)}`, maxCalls, windowSeconds);
  return sessionId;
}

export function captchaRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/:api/captcha/gettime', (c) => c.json({ time: c.get('world').captcha.secondsLeft(callerOf(c)) }));
  routes.get('/:api/captcha/update', (c) =>
    c.json({ time: c.get('world').captcha.renew(callerOf(c), c.req.query('keep') === '1') }),
  );
  routes.get('/:api/captcha/challenge', (c) => {
    const sessionId = callerOf(c);
    const [code, asked] = [c.req.query('code'), c.req.query('instead') ?? c.req.query('code')].map((text) =>
      CaptchaCode.safeParse(Number(text)),
    );
    if (code?.success !== true || asked?.success !== true) throw notFound('This kind of challenge');
    const { captcha, limits } = c.get('world');
    const more = { asked: asked.data, tries: limits.made(triesOf(c)) };
    return c.json({ data: captcha.open(sessionId, code.data, more) });
  });
  routes.post('/:api/captcha/validate', async (c) => {
    const sessionId = callerOf(c);
    const { params } = await readBody(c, CaptchaValidateRequest);
    const world = c.get('world');
    world.limits.add(triesOf(c), triesSeconds);
    // People play in the main world, so there only a right answer counts. Spec: api §11.
    return c.json(world.captcha.answer(sessionId, params.captcha, world.id !== 'main'));
  });

  return routes;
}
