import { Hono } from 'hono';

import { errorCodes, headerNames } from '../../contracts/common.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { OfferReply, PromoCheckRequest, PromoText } from '../../contracts/promo.ts';
import { requireSessionTime } from '../account/index.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { requireAnsweredCheck } from '../play-session/index.ts';
import { requireNoWorks } from '../site/index.ts';
import { purseOf } from './account.ts';
import { promoCodesOf, promoVerdict } from './promo.ts';
import { promoUses, wordsOf } from './promo-records.ts';
import { refusal } from './refusal.ts';
import { couponById } from './store.ts';
import { replyToOffer } from './trader.ts';
import { couponView } from './view.ts';

const root = '/coupon-api/v1';

/** Promo codes and traders' offers. Spec: api §8. */
export function extraRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(`${root}/promo-codes`, (c) => {
    const world = c.get('world');
    const userId = playerOf(c);
    const { iso, digits } = purseOf(world, userId);
    const codes = promoCodesOf(world, { userId, iso }, languageOf(c));
    return c.json({
      data: codes.map(({ back, ...code }) => ({
        ...code,
        typeIds: [...code.typeIds],
        amount: toWire(back, digits),
        iso,
      })),
    });
  });

  routes.post(`${root}/promo-codes/check`, async (c) => {
    const world = c.get('world');
    const userId = playerOf(c);
    const { code } = await readBody(c, PromoCheckRequest);
    if (!PromoText.safeParse(code.trim()).success) throw refusal(errorCodes.promoNotValid);
    const { iso, digits } = purseOf(world, userId);
    const lng = languageOf(c);
    const verdict = promoVerdict(world, { userId, iso }, code, lng);
    const offer = 'offer' in verdict ? verdict.offer : null;
    const terms = offer && { amount: toWire(offer.back, digits), iso, endsAt: offer.endsAt, typeIds: offer.typeIds };
    return c.json({ data: { isValid: offer !== null, text: wordsOf(verdict, lng), terms } });
  });

  routes.get(`${root}/promo-codes/history`, (c) => {
    const uses = promoUses(c.get('world'), playerOf(c), languageOf(c));
    const { page, pageSize } = pageOf(c);
    const data = uses.slice((page - 1) * pageSize, page * pageSize);
    return c.json({ data, total_count: uses.length, page, pageSize });
  });

  routes.post(`${root}/coupons/:id{[0-9]{1,15}}/offer`, async (c) => {
    const caller = callerOf(c);
    const { userId } = caller;
    const world = c.get('world');
    const id = Number(c.req.param('id'));
    const reply = await readBody(c, OfferReply);
    const lng = languageOf(c);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { id, ...reply }, (commit) =>
      commit(() => {
        const coupon = couponById(world.db, id);
        if (coupon?.userId !== userId) throw notFound('This coupon');
        // To accept is to bet; to decline only brings money back.
        if (reply.isAccepted) {
          requireNoWorks(c);
          requireSessionTime(world, caller);
          requireAnsweredCheck(world, caller);
        }
        return {
          status: 200,
          body: { data: { coupon: couponView(world, replyToOffer(world, coupon, reply.isAccepted), lng) } },
        };
      }),
    );
  });

  return routes;
}
