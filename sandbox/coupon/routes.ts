import { Hono } from 'hono';

import { HEADER } from '../../contracts/common.ts';
import { AmountsRequest, Coupon, CouponIn } from '../../contracts/coupon.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../server/body.ts';
import { languageOf, playerOf, type Env } from '../server/context.ts';
import { notFound, wrongField } from '../server/failure.ts';
import { purseOf, visitorPurse } from './account.ts';
import { amountsOf } from './amounts.ts';
import { calculate } from './calculate.ts';
import { placeSlip } from './place.ts';
import { couponById, findCoupons } from './store.ts';
import { couponView } from './view.ts';

const root = '/coupon-api/v1';

/** Coupon and bets. Spec: coupon §7, api §8. */
export function couponRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${root}/recalculate`, async (c) => {
    const slip = await readBody(c, CouponIn);
    const [world, session] = [c.get('world'), c.get('session')];
    const purse = session === null ? visitorPurse : purseOf(world, session.userId, slip.accountId);
    return c.json({ data: calculate(world, slip, purse) });
  });

  routes.post(`${root}/amounts`, async (c) => {
    const userId = playerOf(c);
    const request = await readBody(c, AmountsRequest);
    const world = c.get('world');
    return c.json({ data: amountsOf(world, request, purseOf(world, userId, request.accountId)) });
  });

  // The slip's id is its key: the same slip, however often it is delivered, is one bet (decision D-100).
  routes.post(`${root}/place`, async (c) => {
    const userId = playerOf(c);
    const slip = await readBody(c, CouponIn);
    const key = c.req.header(HEADER.idempotencyKey);
    if (key !== slip.id) throw wrongField('id', 'field_error_required');
    const placement = { world: c.get('world'), userId, slip, requestId: c.get('requestId') };
    return idempotent(c, key, slip, (commit) => placeSlip(placement, commit));
  });

  routes.get(`${root}/coupons`, (c) => {
    const userId = playerOf(c);
    const world = c.get('world');
    const whole = (name: string) => wholeQuery(name, c.req.query(name));
    const state = c.req.query('state');
    if (state !== undefined && !Coupon.shape.state.safeParse(state).success)
      throw wrongField('state', 'field_error_required');
    const page = Math.max(1, whole('page') ?? 1);
    const pageSize = Math.min(100, Math.max(1, whole('pageSize') ?? 20));
    const [from, to] = [whole('from'), whole('to')];
    const { coupons, total } = findCoupons(
      world.db,
      {
        userId,
        state,
        // `to` names a second and takes all of it.
        from: from === undefined ? undefined : from * 1000,
        to: to === undefined ? undefined : to * 1000 + 999,
        accountId: whole('accountId'),
        typeId: whole('typeId'),
      },
      { page, pageSize },
    );
    const lng = languageOf(c);
    return c.json({
      data: coupons.map((coupon) => couponView(world, coupon, lng)),
      total_count: total,
      page,
      pageSize,
    });
  });

  // Numbers of coupons can be counted through: those of others do not exist.
  routes.get(`${root}/coupons/:id{[0-9]{1,15}}`, (c) => {
    const userId = playerOf(c);
    const world = c.get('world');
    const coupon = couponById(world.db, Number(c.req.param('id')));
    if (coupon?.userId !== userId) throw notFound('This coupon');
    return c.json({ data: couponView(world, coupon, languageOf(c)) });
  });

  return routes;
}

function wholeQuery(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,15}$/.test(text)) throw wrongField(name, 'field_error_required');
  return Number(text);
}
