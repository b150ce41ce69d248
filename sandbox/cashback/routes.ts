import { type Context, Hono } from 'hono';

import { type Env, playerOf } from '../http/context.ts';
import type { CashbackKind } from './played.ts';
import { takeCashback } from './take.ts';
import { cashbackOf } from './view.ts';

const root = '/office-api/v1/cashback/:kind{common|vip|premium}';
const kinds: readonly CashbackKind[] = ['common', 'vip', 'premium'];
const kindOf = (c: Context<Env>): CashbackKind => kinds.find((kind) => kind === c.req.param('kind')) ?? 'common';

/** Cashback of sport and of the casino: levels, periods, what can be taken, and taking it. Spec: api §9. */
export function cashbackRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(root, (c) => c.json({ data: cashbackOf(c.get('world'), playerOf(c), kindOf(c)) }));
  routes.post(`${root}/take`, (c) => {
    takeCashback(c.get('world'), playerOf(c), kindOf(c));
    return c.json({ data: cashbackOf(c.get('world'), playerOf(c), kindOf(c)) });
  });

  return routes;
}
