import { type Context, Hono } from 'hono';

import { ownAccount } from '../cashier/index.ts';
import { type Env, playerOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { statementOf } from './read.ts';

const weekSec = 7 * 24 * 3600;

function moment(c: Context<Env>, name: string, otherwise: number): number {
  const value = Number(c.req.query(name) ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0 || value > 1e11) throw wrongField(name, 'field_error_required');
  return value;
}

/** What moved on an account of the player. Spec: api §9, row PAY-16. */
export function statementRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/office-api/v1/statement', (c) => {
    const world = c.get('world');
    const account = ownAccount(world, playerOf(c), Number(c.req.query('account')));
    if (account === null) throw wrongField('account', 'field_error_required');
    // What happens in this very second is part of it.
    const to = moment(c, 'to', Math.floor(world.clock.now() / 1000) + 1);
    return c.json({ data: statementOf(world, account, { from: moment(c, 'from', Math.max(0, to - weekSec)), to }) });
  });
  return routes;
}
