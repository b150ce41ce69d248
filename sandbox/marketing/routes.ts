import { type Context, Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import {
  flagsOf,
  type MarketingConsent,
  MarketingRequest,
  SettingRequest,
  withFlag,
} from '../../contracts/marketing.ts';
import { restrictionOf } from '../auth/rights.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { marketingOf, setMarketing } from './store.ts';

const isExcluded = (c: Context<Env>): boolean => restrictionOf(c.get('world'), playerOf(c)) === 'excluded';

/** While the player is excluded nothing can be turned on: 1011. Row LIM-60. */
function change(c: Context<Env>, next: (known: MarketingConsent) => MarketingConsent): void {
  const userId = playerOf(c);
  if (isExcluded(c)) throw new ApiFailure(403, errorCodes.selfExcluded, 'An excluded player gets no marketing.');
  setMarketing(c.get('world'), userId, next(marketingOf(c.get('world'), userId).consent));
}

const answerOf = (c: Context<Env>) => ({
  data: { ...marketingOf(c.get('world'), playerOf(c)), canChange: !isExcluded(c) },
});

/** Marketing by product and channel; four flags of the settings are views of it. We chose the first path. Decision D-109. */
export function marketingRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/office-api/v1/marketing', (c) => c.json(answerOf(c)));
  routes.put('/office-api/v1/marketing', async (c) => {
    const { consent } = await readBody(c, MarketingRequest);
    change(c, () => consent);
    return c.json(answerOf(c));
  });
  routes.patch('/office-api/v1/settings', async (c) => {
    const { name, value } = await readBody(c, SettingRequest);
    change(c, (known) => withFlag(known, name, value));
    const { consent } = marketingOf(c.get('world'), playerOf(c));
    return c.json({ data: { notificationSettings: flagsOf(consent) } });
  });

  return routes;
}
