import { Hono } from 'hono';

import type { MarketRulesAnswer } from '../../contracts/market-rules.ts';
import type { z } from '../../contracts/zod.ts';
import { gameIdOf, marketKeyOf } from '../../simulator/index.ts';
import { type Env, languageOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { ruleOf } from './rules.ts';
import { marketRules } from './view.ts';

/** GET market-rules: how an outcome on offer is settled. Row RULE-01. */
export function marketRulesRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/feed-api/v1/market-rules', (c) => {
    const { simulator } = c.get('world');
    const typed = c.req.query('market') ?? '';
    const marketId = /^\d{1,16}$/.test(typed) ? Number(typed) : 0;
    const match = simulator.match(gameIdOf(marketId));
    const key = marketKeyOf(marketId);
    if (!match || !(key.groupId in ruleOf)) throw notFound('This market');
    const data = marketRules(key, match.sportId, languageOf(c));
    return c.json({ data } satisfies z.infer<typeof MarketRulesAnswer>);
  });
  return routes;
}
