import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { EditPreviewRequest, EditRequest } from '../../contracts/edit-bet.ts';
import { requireSessionTime } from '../account/index.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env } from '../http/context.ts';
import { requireAnsweredCheck } from '../play-session/index.ts';
import { whileOpen } from '../site/index.ts';
import { editBet } from './edit.ts';
import { planEdit } from './edit-plan.ts';
import { editPreview } from './edit-view.ts';
import { ownCoupon } from './sale-routes.ts';

const root = '/coupon-api/v1/coupons/:id{[0-9]{1,15}}/edit';

/** Editing an open bet. Decision D-360. */
export function editRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${root}/preview`, async (c) => {
    const coupon = ownCoupon(c);
    const { marketIds, lng } = await readBody(c, EditPreviewRequest);
    const world = c.get('world');
    const legs = [...new Set(marketIds)].map((marketId) => ({ marketId, coef: null }));
    return c.json({ data: editPreview(world, coupon, planEdit(world, coupon, legs, { lng, seen: null }), lng) });
  });

  routes.post(root, whileOpen, async (c) => {
    const caller = callerOf(c);
    const { id } = ownCoupon(c);
    const request = await readBody(c, EditRequest);
    const world = c.get('world');
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { id, edit: request }, async (commit) => {
      const require = () => {
        requireSessionTime(world, caller);
        requireAnsweredCheck(world, caller);
      };
      require();
      return editBet({ world, couponId: id, request }, (act) =>
        commit(() => {
          require();
          return act();
        }),
      );
    });
  });

  return routes;
}
