import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { OrderRequest } from '../../contracts/orders.ts';
import { requireSessionTime } from '../account/index.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, languageOf, playerOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { requireAnsweredCheck } from '../play-session/index.ts';
import { whileOpen } from '../site/index.ts';
import { makeOrder } from './make.ts';
import { bookOf } from './run.ts';
import { orderById, ordersOf, removeOrder } from './store.ts';
import { tellGone } from './tell.ts';
import { orderView } from './view.ts';

const root = '/coupon-api/v1/orders';

/** Orders and alerts. Rows ORDER-01 to ORDER-06. */
export function orderRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(root, (c) => {
    const world = c.get('world');
    const lng = languageOf(c);
    return c.json({ data: ordersOf(world.db, playerOf(c)).map((order) => orderView(world, order, lng)) });
  });

  routes.post(root, whileOpen, async (c) => {
    const caller = callerOf(c);
    const request = await readBody(c, OrderRequest);
    const world = c.get('world');
    const lng = languageOf(c);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), request, (commit) =>
      commit(() => {
        requireSessionTime(world, caller);
        requireAnsweredCheck(world, caller);
        return { status: 201, body: { data: orderView(world, makeOrder(world, caller.userId, request), lng) } };
      }),
    );
  });

  // Anybody can count through the numbers, so other players' orders do not exist for this one.
  routes.delete(`${root}/:id{[0-9]{1,15}}`, (c) => {
    const userId = playerOf(c);
    const world = c.get('world');
    const order = orderById(world.db, Number(c.req.param('id')));
    if (order?.userId !== userId || !removeOrder(world.db, userId, order.id)) throw notFound('This order');
    bookOf(world).remove(order);
    tellGone(world, order);
    return c.body(null, 204);
  });

  return routes;
}
