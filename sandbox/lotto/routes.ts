import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { LottoOrder } from '../../contracts/lotto.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, pageOf, playerOf } from '../http/context.ts';
import { ticketPurse } from '../pools/purse.ts';
import { whileOpen } from '../site/index.ts';
import { buyLotto } from './buy.ts';
import { lottoDrawOf } from './store.ts';
import { catalogView, lottoDrawView, lottoTicketById, ownLottoTickets, resultsView } from './view.ts';

const base = '/lotto-api/v1';

/** Lotto. Spec: api §10, rows LOTTO-01, LOTTO-02. */
export function lottoRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(`${base}/catalog`, (c) => c.json({ data: catalogView(c.get('world')) }));
  routes.get(`${base}/results`, (c) => {
    const game = Number(c.req.query('game'));
    return c.json(resultsView(c.get('world'), Number.isSafeInteger(game) && game > 0 ? game : null, pageOf(c)));
  });
  routes.get(`${base}/purse`, (c) => c.json({ data: ticketPurse(c.get('world'), playerOf(c)) }));
  routes.get(`${base}/tickets`, (c) => c.json(ownLottoTickets(c.get('world'), playerOf(c), pageOf(c))));
  routes.post(`${base}/tickets`, whileOpen, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const order = await readBody(c, LottoOrder);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), order, (commit) =>
      commit(() => ({
        status: 201,
        body: { data: lottoTicketById(world, caller.userId, buyLotto(world, caller, order)) },
      })),
    );
  });
  routes.get(`${base}/:id{\\d+}`, (c) => {
    const world = c.get('world');
    return c.json({ data: lottoDrawView(world, lottoDrawOf(world, Number(c.req.param('id')))) });
  });
  return routes;
}
