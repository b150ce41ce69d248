import { randomBytes } from 'node:crypto';

import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { checkPlayer } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { endTournament } from './end.ts';
import { mayTakePart, openToday, ownView, tournamentById, tournaments } from './tournaments.ts';

const base = '/games-api/v1/tournaments';

/** Tournaments of the house's games. Row CAS-13. */
export function tournamentRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(base, (c) => {
    const world = c.get('world');
    openToday(world);
    const userId = c.get('session')?.userId ?? null;
    return c.json({ data: tournaments(world).map((stored) => ownView(world, stored, userId)) });
  });
  routes.get(`${base}/:id{\\d+}`, (c) => {
    const world = c.get('world');
    const stored = tournamentById(world, Number(c.req.param('id')));
    return c.json({ data: ownView(world, stored, c.get('session')?.userId ?? null) });
  });
  routes.on(['PUT', 'DELETE'], `${base}/:id{\\d+}/place`, (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const stored = tournamentById(world, Number(c.req.param('id')));
    const now = world.clock.now();
    if (stored.ended_at !== null || now >= stored.ends_at)
      throw new ApiFailure(409, errorCodes.conflict, 'This tournament is over.');
    if (c.req.method === 'PUT') {
      checkPlayer(world, userId);
      if (!mayTakePart(world, userId))
        throw new ApiFailure(403, errorCodes.forbidden, 'Your limits leave no stake for a round.');
      sql(
        world.db,
        'INSERT OR IGNORE INTO tournament_player (tournament_id, user_id, player, joined_at) VALUES (?, ?, ?, ?)',
      ).run(stored.id, userId, randomBytes(3).toString('hex'), now);
    } else {
      sql(world.db, 'DELETE FROM tournament_player WHERE tournament_id = ? AND user_id = ?').run(stored.id, userId);
    }
    return c.json({ data: ownView(world, stored, userId) });
  });
  return routes;
}

/** Ends one now, for tests. */
export function tournamentControlRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/sandbox-api/v1/tournaments/:id{\\d+}/end', (c) => {
    endTournament(c.get('world'), Number(c.req.param('id')));
    return c.body(null, 204);
  });
  return routes;
}
