import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { accountById } from '../ledger/index.ts';
import { closeBonus } from './end.ts';
import { bonusById } from './store.ts';
import { depositBonusesOf, wagerBonusesOf } from './view.ts';

const root = '/office-api/v1/bonuses';

/** Bonuses: what a deposit would bring, what is being wagered, and giving one up. Spec: api §9. */
export function bonusRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(`${root}/deposit`, (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const account = accountById(world.db, Number(c.req.query('accountId') ?? 0));
    const iso = account?.userId === userId ? account.iso : undefined;
    return c.json({ data: depositBonusesOf(world, userId, iso) });
  });
  routes.get(`${root}/wager`, (c) => c.json({ data: wagerBonusesOf(c.get('world'), playerOf(c)) }));
  routes.delete(`${root}/wager/:id{\\d{1,12}}`, (c) => {
    const world = c.get('world');
    const bonus = bonusById(world, Number(c.req.param('id')));
    if (bonus?.user_id !== playerOf(c)) throw notFound('This bonus');
    if (!closeBonus(world, bonus, 'given_up')) throw new ApiFailure(409, errorCodes.conflict, 'This bonus has ended.');
    return c.json({ data: wagerBonusesOf(world, playerOf(c)) });
  });

  return routes;
}
