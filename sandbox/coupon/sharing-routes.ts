import { randomInt } from 'node:crypto';

import { Hono } from 'hono';

import { Zone } from '../../contracts/feed.ts';
import { GeneratorRequest, SaveCodeRequest } from '../../contracts/sharing.ts';
import { createRandom } from '../../simulator/random.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import { notFound } from '../http/failure.ts';
import { inTurns } from '../http/in-turns.ts';
import { limitAddress } from '../http/limit-address.ts';
import { loadCode, saveCode } from './codes.ts';
import { generate } from './generator.ts';
import { coefOf, drawn, fitting, offered, readyExpresses } from './ready.ts';

/** Codes that one address may make in the window. */
const maxCodes = 60;
const windowSeconds = 600;

/** Coupons by code, and coupons that the house makes. Visitors may have them too. Spec: api §7.2, §8. */
export function sharingRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/coupon-api/v1/codes', async (c) => {
    const request = await readBody(c, SaveCodeRequest);
    limitAddress(c, 'coupon-code', maxCodes, windowSeconds);
    return c.json({ data: { code: saveCode(c.get('world'), request) } }, 201);
  });

  routes.get('/coupon-api/v1/codes/:code', (c) =>
    c.json({ data: loadCode(c.get('world'), c.req.param('code'), languageOf(c)) }),
  );

  routes.get('/feed-api/v1/express-of-day', (c) => {
    const zone = Zone.safeParse(c.req.query('zone')).data ?? 'line';
    const lng = languageOf(c);
    return c.json({ data: costly(c, `express ${zone} ${lng}`, () => readyExpresses(c.get('world'), zone, lng)) });
  });

  routes.post('/feed-api/v1/bet-generator', async (c) => {
    const request = await readBody(c, GeneratorRequest);
    const world = c.get('world');
    // Draws the outcomes, so that asking again brings another coupon.
    const random = createRandom(randomInt(2 ** 31));
    const sports = request.sports?.toSorted((a, b) => a - b);
    const fit = await costly(c, `generator ${JSON.stringify(sports)}`, () =>
      inTurns(fitting(world, { sports, min: 1050, max: 20_000 })),
    );
    const pool = [...drawn(fit, random)];
    const chosen = generate(pool, request);
    if (chosen === null) throw notFound('Such a coupon');
    const lng = languageOf(c);
    return c.json({ data: { markets: chosen.map((one) => offered(world, one, lng)), coef: coefOf(chosen) } });
  });

  return routes;
}
