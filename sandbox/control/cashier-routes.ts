import { randomInt } from 'node:crypto';

import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { ArrivalRequest, DeskPayRequest, ReorgRequest, VoucherRequest } from '../../contracts/control.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toMinor } from '../../contracts/maths/index.ts';
import { withCheckDigit } from '../../contracts/payments/index.ts';
import { arrivalOf, bring, issueVoucher, reorganizeChain } from '../cashier/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { payAtDesk } from '../withdrawals/index.ts';

const root = '/sandbox-api/v1';

/** Plays who is outside of the cashier: the shop that sells vouchers, the clerk of a cash desk, the bank. Row PAY-10. */
export function cashierControlRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post(`${root}/vouchers`, async (c) => {
    const { amount, iso } = await readBody(c, VoucherRequest);
    const digits = Array.from({ length: 15 }, (_, place) => String(randomInt(place === 0 ? 1 : 0, 10))).join('');
    const code = withCheckDigit(digits);
    issueVoucher(c.get('world'), code, { iso, minor: toMinor(amount, currencyFacts(iso).digits) });
    return c.json({ data: { code } }, 201);
  });
  routes.post(`${root}/arrivals`, async (c) => {
    const world = c.get('world');
    const { amount, ...named } = await readBody(c, ArrivalRequest);
    const found = arrivalOf(world, named);
    if (found === null) throw notFound('This deposit');
    const came = amount === undefined ? null : toMinor(amount, currencyFacts(found.iso).digits);
    if (!bring(world, found.deposit, came))
      throw new ApiFailure(409, errorCodes.conflict, 'This deposit takes no money.');
    return c.body(null, 204);
  });
  routes.post(`${root}/chain-reorgs`, async (c) => {
    reorganizeChain(c.get('world'), await readBody(c, ReorgRequest));
    return c.body(null, 204);
  });
  routes.post(`${root}/desk-payouts`, async (c) => {
    const { code } = await readBody(c, DeskPayRequest);
    const isPaid = payAtDesk(c.get('world'), code);
    if (isPaid === null) throw notFound('A withdrawal with this code');
    if (!isPaid) throw new ApiFailure(409, errorCodes.conflict, 'This withdrawal is paid, or its time is over.');
    return c.body(null, 204);
  });
  return routes;
}
