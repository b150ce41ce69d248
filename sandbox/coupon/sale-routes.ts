import { type Context, Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor, toWire } from '../../contracts/maths/index.ts';
import { AutoSellRequest, QuoteRequest, SellRequest } from '../../contracts/sale.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, playerOf } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { runAutoSales } from './auto-sale.ts';
import { publishCoupon } from './publish.ts';
import { checkOpen, quoteFor, sell } from './sale.ts';
import { offersFor } from './sale-board.ts';
import { dropAutoSell, setAutoSell } from './sale-store.ts';
import { couponById } from './store.ts';
import { couponView } from './view.ts';

const root = '/coupon-api/v1/coupons/:id{[0-9]{1,15}}';

/** The caller's coupon. Other players' coupons do not exist. */
export function ownCoupon(c: Context<Env>) {
  const userId = playerOf(c);
  const coupon = couponById(c.get('world').db, Number(c.req.param('id')));
  if (coupon?.userId !== userId) throw notFound('This coupon');
  return coupon;
}

/** Sale of open coupons. Spec: coupon §4 "sell flow", api §8. */
export function saleRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/coupon-api/v1/sale-offers', (c) => {
    const world = c.get('world');
    return c.json({ data: offersFor(world, playerOf(c)) });
  });

  routes.post(`${root}/sell/quote`, async (c) => {
    const coupon = ownCoupon(c);
    const { part = 1 } = await readBody(c, QuoteRequest);
    return c.json({ data: quoteFor(c.get('world'), coupon, part) });
  });

  routes.post(`${root}/sell`, async (c) => {
    const { id, iso } = ownCoupon(c);
    const request = await readBody(c, SellRequest);
    const world = c.get('world');
    const lng = languageOf(c);
    // The key is held for the coupon too. The coupon is read again inside, so that only one of two sales finds it open.
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { id, ...request }, (commit) =>
      commit(() => {
        const coupon = couponById(world.db, id);
        if (coupon === null) throw notFound('This coupon');
        checkOpen(coupon);
        const sold = sell(world, coupon, request);
        const { digits } = currencyFacts(iso);
        return {
          status: 200,
          body: { data: { coupon: couponView(world, sold.coupon, lng), paid: toWire(sold.paid, digits) } },
        };
      }),
    );
  });

  routes.put(`${root}/auto-sell`, async (c) => {
    const coupon = ownCoupon(c);
    const { price } = await readBody(c, AutoSellRequest);
    checkOpen(coupon);
    const world = c.get('world');
    const { digits } = currencyFacts(coupon.iso);
    if (!isWireMoney(price, digits) || toMinor(price, digits) < 1) throw wrongField('price', 'field_error_amount');
    // The house never offers more than the coupon can win, so such a rule would never fire.
    if (toMinor(price, digits) > coupon.possibleWin) throw wrongField('price', 'field_error_amount');
    setAutoSell(world.db, coupon.id, toMinor(price, digits));
    publishCoupon(world, coupon);
    // The offer may have reached the price already.
    runAutoSales(world);
    return c.body(null, 204);
  });

  routes.delete(`${root}/auto-sell`, (c) => {
    const coupon = ownCoupon(c);
    const world = c.get('world');
    dropAutoSell(world.db, coupon.id);
    publishCoupon(world, coupon);
    return c.body(null, 204);
  });

  return routes;
}
