import { type Context, Hono } from 'hono';

import { errorCodes, headerNames } from '../../contracts/common.ts';
import { BankAccountRequest, CryptoAddressRequest, WithdrawalRequest } from '../../contracts/withdrawals.ts';
import { idempotent } from '../actions/index.ts';
import { stepUp, tellOwner } from '../auth/index.ts';
import { ownAccount } from '../cashier/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';
import { payOutAbove } from './above.ts';
import { readRequisites, setBankAccount } from './bank-account.ts';
import { withdraw } from './create.ts';
import { readTarget, setCryptoAddress } from './crypto-address.ts';
import { keepPayee } from './port.ts';
import { type StoredWithdrawal, withdrawalById, withdrawalsOf, withdrawalView } from './store.ts';
import { termsOf } from './ways.ts';

const base = '/deduce-api/v1';

function ownWithdrawal(c: Context<Env>): StoredWithdrawal {
  const withdrawal = withdrawalById(c.get('world'), c.req.param('id') ?? '');
  if (withdrawal?.user_id !== playerOf(c)) throw notFound('This withdrawal');
  return withdrawal;
}

/** Withdrawals. Spec: api §9, rows PAY. */
export function withdrawalRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(`${base}/methods`, (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const account = ownAccount(world, userId, Number(c.req.query('accountId')));
    if (account === null) throw wrongField('accountId', 'field_error_required');
    return c.json({ data: termsOf(world, userId, account) });
  });
  routes.get(`${base}/requests`, (c) => {
    const world = c.get('world');
    return c.json({ data: withdrawalsOf(world, playerOf(c)).map((one) => withdrawalView(world, one)) });
  });
  routes.get(`${base}/requests/:id`, (c) => c.json({ data: withdrawalView(c.get('world'), ownWithdrawal(c)) }));
  routes.post(`${base}/requests`, async (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const body = await readBody(c, WithdrawalRequest);
    stepUp(c, 'withdrawal');
    return idempotent(c, c.req.header(headerNames.idempotencyKey), body, (commit) =>
      commit(() => {
        const made = withdraw(world, userId, body).map((one) => withdrawalView(world, one));
        return { status: 201, body: { data: made } };
      }),
    );
  });
  // Row LIM-62: money on its way out never comes back into play because somebody presses a button.
  routes.delete(`${base}/requests/:id`, (c) => {
    ownWithdrawal(c);
    throw new ApiFailure(409, errorCodes.conflict, 'A withdrawal cannot be cancelled.');
  });
  routes.put(`${base}/bank-account`, async (c) => {
    const body = await readBody(c, BankAccountRequest);
    stepUp(c, 'payee');
    const [world, userId] = [c.get('world'), playerOf(c)];
    const payee = await keepPayee(world, userId, readRequisites(body));
    const account = setBankAccount(world, userId, body, payee);
    tellOwner(c, userId, 'payee', `•••• ${account.last4}`);
    payOutAbove(world, userId);
    return c.json({ data: account });
  });
  routes.put(`${base}/crypto-address`, async (c) => {
    const body = await readBody(c, CryptoAddressRequest);
    stepUp(c, 'payee');
    const [world, userId] = [c.get('world'), playerOf(c)];
    const payee = await keepPayee(world, userId, readTarget(body));
    const address = setCryptoAddress(world, userId, body, payee);
    tellOwner(c, userId, 'payee', `•••• ${address.last4}`);
    payOutAbove(world, userId);
    return c.json({ data: address });
  });
  return routes;
}
