import { Hono } from 'hono';

import { type Env, languageOf } from '../http/context.ts';
import { followed, idsIn } from './followed.ts';

/** GET what a player or a visitor follows: they name it, so nobody must sign in. */
export function followedRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/feed-api/v1/followed', (c) => {
    const wanted = { teams: idsIn(c.req.query('teams')), champs: idsIn(c.req.query('champs')) };
    c.header('Cache-Control', 'no-store');
    return c.json({ data: followed(c.get('world').simulator, wanted, languageOf(c)) });
  });
  return routes;
}
