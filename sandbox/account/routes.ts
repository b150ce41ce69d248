import { Hono } from 'hono';

import { AddCurrencyRequest } from '../../contracts/account.ts';
import { headerNames } from '../../contracts/common.ts';
import { currencies, currencyName, isCurrency } from '../../contracts/currencies.ts';
import { idempotent } from '../actions/index.ts';
import { afterCommit } from '../db/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, languageOf, playerOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { rightsOf } from '../protection/rights.ts';
import { agreementRoutes } from './agreement.ts';
import { balanceAnswer, pushBalance } from './balance.ts';
import { addCurrency, removeCurrency, switchAccount } from './changes.ts';
import { clientConfig } from './client-config.ts';
import { limitRoutes } from './limits.ts';

/** Accounts of the signed-in player. Spec: coupon §3, api §5. */
export function accountRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/web-api/user/client-config', (c) => c.json({ data: clientConfig(c.get('world'), callerOf(c)) }));
  routes.get('/web-api/auth/rights', (c) => c.json({ data: rightsOf(c.get('world'), playerOf(c)) }));
  routes.get('/web-api/account/balance', (c) => c.json({ data: balanceAnswer(c.get('world'), playerOf(c)) }));

  routes.post('/web-api/account/:id{\\d+}/switch', (c) => {
    const userId = playerOf(c);
    switchAccount(c.get('world'), userId, Number(c.req.param('id')));
    return c.json({ data: balanceAnswer(c.get('world'), userId) });
  });

  // The page asks for the balance until the account is there: elsewhere opening an account takes a while.
  routes.post('/web-api/account/currency', async (c) => {
    const world = c.get('world');
    const userId = playerOf(c);
    const body = await readBody(c, AddCurrencyRequest);
    if (!isCurrency(body.iso)) throw wrongField('iso', 'field_error_required');
    return idempotent(c, c.req.header(headerNames.idempotencyKey), body, (commit) =>
      commit(() => {
        addCurrency(world, userId, body.iso);
        afterCommit(world.db, () => pushBalance(world, userId));
        return { status: 202, body: { data: { requested: true } } };
      }),
    );
  });

  routes.delete('/web-api/account/:id{\\d+}', (c) => {
    removeCurrency(c.get('world'), playerOf(c), Number(c.req.param('id')));
    return c.body(null, 204);
  });

  routes.get('/web-api/account/currencies', (c) => {
    const language = languageOf(c);
    c.header('Cache-Control', 'public, max-age=900');
    return c.json({
      data: currencies.map(({ iso, currencyId, symbol, kind, digits }) => ({
        iso,
        currencyId,
        symbol,
        name: currencyName(iso, language),
        kind,
        minorDigits: digits,
      })),
    });
  });

  for (const area of [agreementRoutes(), limitRoutes()]) routes.route('/', area);
  return routes;
}
