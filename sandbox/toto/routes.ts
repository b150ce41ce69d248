import { type Context, Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { isTotoKind, type TotoKindName } from '../../contracts/pools/index.ts';
import { TotoOrder } from '../../contracts/toto.ts';
import { idempotent } from '../actions/index.ts';
import { sql } from '../db/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { ticketPurse } from '../pools/purse.ts';
import { whileOpen } from '../site/index.ts';
import { refreshToto } from './beat.ts';
import { buyTicket } from './buy.ts';
import { ownTickets, ticketById, winnersOf } from './own.ts';
import { drawOf, type StoredDraw } from './store.ts';
import { drawView, shortView } from './view.ts';

const base = '/toto-api/v1';

function kindAsked(c: Context<Env>): TotoKindName {
  const section = c.req.query('section') ?? '';
  if (!isTotoKind(section)) throw notFound('This kind of toto');
  return section;
}

/** The first one who asks after a start opens the draws; afterwards they move on each minute. */
function draws(c: Context<Env>): Response {
  const world = c.get('world');
  const [kind, { page, pageSize }] = [kindAsked(c), pageOf(c)];
  const isNew = sql(world.db, `SELECT 1 FROM toto_draw WHERE kind = ? AND state = 'open'`).get(kind) === undefined;
  if (isNew) refreshToto(world);
  const rows = sql(
    world.db,
    `SELECT * FROM toto_draw WHERE kind = ? ORDER BY state = 'open' DESC,
       CASE state WHEN 'open' THEN closes_at ELSE -closes_at END LIMIT ? OFFSET ?`,
  ).all(kind, pageSize, (page - 1) * pageSize) as StoredDraw[];
  const total = Number(sql(world.db, 'SELECT COUNT(*) AS total FROM toto_draw WHERE kind = ?').get(kind)?.total);
  return c.json({ data: rows.map((draw) => shortView(world, draw)), total_count: total, page, pageSize });
}

/** Toto. Spec: api §10, rows TOTO-01 to TOTO-04. */
export function totoRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(`${base}/draws`, draws);
  routes.get(`${base}/draws/:id{\\d+}`, (c) => {
    const world = c.get('world');
    return c.json({ data: drawView(world, drawOf(world, Number(c.req.param('id'))), languageOf(c)) });
  });
  routes.get(`${base}/winners`, (c) => c.json({ data: winnersOf(c.get('world'), kindAsked(c)) }));
  routes.get(`${base}/purse`, (c) => c.json({ data: ticketPurse(c.get('world'), playerOf(c)) }));
  routes.get(`${base}/coupons`, (c) => {
    const section = c.req.query('section') ?? '';
    return c.json(ownTickets(c.get('world'), playerOf(c), isTotoKind(section) ? section : null, pageOf(c)));
  });
  routes.post(`${base}/coupons`, whileOpen, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const order = await readBody(c, TotoOrder);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), order, (commit) =>
      commit(() => ({
        status: 201,
        body: { data: ticketById(world, caller.userId, buyTicket(world, caller, order)) },
      })),
    );
  });
  return routes;
}
