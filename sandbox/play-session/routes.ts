import { Hono } from 'hono';

import { CheckAnsweredRequest } from '../../contracts/play-session.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env } from '../http/context.ts';
import type { World } from '../world/world.ts';
import { noteSummary } from './daily-summary.ts';
import { answerCheck } from './reality-check.ts';
import { playSessionView } from './view.ts';

const base = '/limit-service-api/api/external/web/v3/session';

/** Every open page of the player reads the session again. */
function tellPages({ pages, clock }: World, userId: number): void {
  const value = { at: clock.now() };
  pages.publishUser(userId, () => ({ op: 'put', kind: 'play', id: userId, value }));
}

/** The session of the player, the answer to its reality check, and what the player reads each day. Rows LIM-63 to LIM-65. */
export function playSessionRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(base, (c) => c.json({ data: playSessionView(c.get('world'), callerOf(c)) }));
  routes.post(`${base}/check`, async (c) => {
    const caller = callerOf(c);
    const { dueAt } = await readBody(c, CheckAnsweredRequest);
    answerCheck(c.get('world'), caller, dueAt);
    tellPages(c.get('world'), caller.userId);
    return c.json({ data: playSessionView(c.get('world'), caller) });
  });
  routes.post(`${base}/summary`, (c) => {
    const caller = callerOf(c);
    noteSummary(c.get('world'), caller.userId);
    tellPages(c.get('world'), caller.userId);
    return c.json({ data: playSessionView(c.get('world'), caller) });
  });
  return routes;
}
