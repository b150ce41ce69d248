import { type Context, Hono } from 'hono';

import { Coupon } from '../../contracts/coupon.ts';
import { zoneNamed } from '../../contracts/zone-named.ts';
import { type Env, languageOf, playerOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { type CouponFilter, findCoupons } from './find.ts';
import { summaryOf } from './summary.ts';
import { couponView } from './view.ts';

const root = '/coupon-api/v1/coupons';

/** The player's coupons, by their filters. Spec: coupon §2, api §8; search and sums are ours. */
export function historyRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(root, (c) => {
    const filter = filterOf(c);
    const world = c.get('world');
    const page = Math.max(1, whole(c, 'page') ?? 1);
    const pageSize = Math.min(100, Math.max(1, whole(c, 'pageSize') ?? 20));
    const { coupons, total } = findCoupons(world.db, filter, { page, pageSize });
    return c.json({
      data: coupons.map((coupon) => couponView(world, coupon, filter.language)),
      total_count: total,
      page,
      pageSize,
    });
  });

  routes.get(`${root}/summary`, (c) => {
    const zone = zoneNamed(c.req.query('zone') ?? '0');
    if (zone === null) throw wrongField('zone', 'field_error_required');
    return c.json({ data: summaryOf(c.get('world').db, filterOf(c), zone) });
  });

  return routes;
}

function filterOf(c: Context<Env>): CouponFilter {
  const userId = playerOf(c);
  const state = c.req.query('state');
  if (state !== undefined && !Coupon.shape.state.safeParse(state).success)
    throw wrongField('state', 'field_error_required');
  const [from, to] = [whole(c, 'from'), whole(c, 'to')];
  const text = c.req.query('q')?.trim().slice(0, 60);
  return {
    userId,
    state,
    // `to` names a second and includes all of it.
    from: from === undefined ? undefined : from * 1000,
    to: to === undefined ? undefined : to * 1000 + 999,
    accountId: whole(c, 'accountId'),
    typeId: whole(c, 'typeId'),
    text: text === '' ? undefined : text,
    language: languageOf(c),
  };
}

function whole(c: Context<Env>, name: string): number | undefined {
  const text = c.req.query(name);
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,15}$/.test(text)) throw wrongField(name, 'field_error_required');
  return Number(text);
}
