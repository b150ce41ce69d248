import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { ConvertRequest } from '../../contracts/wallets.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, pageOf, playerOf } from '../http/context.ts';
import { spanOf } from '../http/span.ts';
import { walletsOf } from './held.ts';
import { transfersOf, transferView } from './store.ts';
import { rateFor, transfer } from './transfer.ts';

/** Accounts with what is on its way, and transfers between them. Spec: api §5, §9, rows ACC-03, ACC-04, PAY-20. */
export function walletRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/web-api/account/wallets', (c) => c.json({ data: walletsOf(c.get('world'), playerOf(c)) }));
  routes.get('/web-api/account/convert/rate', (c) => {
    const way = { fromId: Number(c.req.query('fromId')), toId: Number(c.req.query('toId')) };
    return c.json({ data: { rate: rateFor(c.get('world'), playerOf(c), way) } });
  });
  routes.post('/web-api/account/convert', async (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const body = await readBody(c, ConvertRequest);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), body, (commit) =>
      commit(() => ({ status: 201, body: { data: transferView(transfer(world, userId, body)) } })),
    );
  });
  routes.get('/office-api/v1/history/transfers', (c) => {
    const page = pageOf(c);
    const account = Number(c.req.query('account') ?? '');
    const filter = { userId: playerOf(c), account: account > 0 ? account : null, ...spanOf(c) };
    const { list, total } = transfersOf(c.get('world'), filter, page);
    return c.json({ data: list.map(transferView), total_count: total, ...page });
  });
  return routes;
}
