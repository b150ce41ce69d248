import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { AmountsRequest, CouponIn } from '../../contracts/coupon.ts';
import { requireSessionTime } from '../account/index.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, languageOf, playerOf } from '../http/context.ts';
import { counted } from '../http/costly.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { requireAnsweredCheck } from '../play-session/index.ts';
import { whileOpen } from '../site/index.ts';
import { purseOf, visitorPurse } from './account.ts';
import { amountsOf } from './amounts.ts';
import { calculate } from './calculate.ts';
import { placeSlip } from './place.ts';
import { couponById } from './store.ts';
import { couponView } from './view.ts';

const root = '/coupon-api/v1';

/** Coupon and bets. Spec: coupon §7, api §8. */
export function couponRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${root}/recalculate`, async (c) => {
    const slip = await readBody(c, CouponIn);
    const [world, session] = [c.get('world'), c.get('session')];
    const purse = session === null ? visitorPurse : purseOf(world, session.userId, slip.accountId);
    return c.json({ data: counted(c, () => calculate(world, slip, purse)) });
  });

  routes.post(`${root}/amounts`, async (c) => {
    const userId = playerOf(c);
    const request = await readBody(c, AmountsRequest);
    const world = c.get('world');
    const purse = purseOf(world, userId, request.accountId);
    return c.json({ data: counted(c, () => amountsOf(world, userId, request, purse)) });
  });

  // The slip's id is its key: however often it comes, the same slip is one bet (decision D-100).
  routes.post(`${root}/place`, whileOpen, async (c) => {
    const caller = callerOf(c);
    const sent = await readBody(c, CouponIn);
    const slip = { ...sent, id: sent.id.toLowerCase() };
    const key = c.req.header(headerNames.idempotencyKey);
    if (key?.toLowerCase() !== slip.id) throw wrongField('id', 'field_error_required');
    const world = c.get('world');
    const placement = { world, userId: caller.userId, slip, requestId: c.get('requestId') };
    return idempotent(c, key, slip, async (commit) => {
      const require = () => {
        requireSessionTime(world, caller);
        requireAnsweredCheck(world, caller);
      };
      require();
      return placeSlip(placement, (act) =>
        commit(() => {
          require();
          return act();
        }),
      );
    });
  });

  // Anybody can count through coupon numbers, so other players' coupons do not exist for this one.
  routes.get(`${root}/coupons/:id{[0-9]{1,15}}`, (c) => {
    const userId = playerOf(c);
    const world = c.get('world');
    const coupon = couponById(world.db, Number(c.req.param('id')));
    if (coupon?.userId !== userId) throw notFound('This coupon');
    return c.json({ data: couponView(world, coupon, languageOf(c)) });
  });

  return routes;
}
