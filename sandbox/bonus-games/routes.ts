import { Hono } from 'hono';

import { isBonusGame } from '../../contracts/bonus-games/index.ts';
import { BonusPlayRequest } from '../../contracts/bonus-tickets.ts';
import { headerNames } from '../../contracts/common.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { whileOpen } from '../site/index.ts';
import { giveTickets } from './give.ts';
import { playTicket } from './play.ts';
import { playedBonus } from './played.ts';
import { ticketsView } from './view.ts';

const base = '/games-api/v1/bonus-games';

/** Games of free tickets. Spec: api §10, rows BONG-02, BONG-04. */
export function bonusGameRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(base, (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    giveTickets(world, caller.userId);
    return c.json({ data: ticketsView(world, caller) });
  });
  routes.post(`${base}/:name/play`, whileOpen, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const name = c.req.param('name');
    if (!isBonusGame(name)) throw notFound('This game');
    const body = await readBody(c, BonusPlayRequest);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { ...body, name }, (commit) =>
      commit(() => {
        const result = playedBonus(world, caller.userId, playTicket(world, caller, { ...body, name }));
        const { payout: amount, currency } = result;
        return { status: 200, body: { data: { result, ...(amount > 0 && { prize: { amount, currency } }) } } };
      }),
    );
  });

  return routes;
}
