import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { gameOf } from '../../contracts/games/index.ts';
import { LaunchRequest, PlayRequest, SeedRequest } from '../../contracts/rounds.ts';
import { requireSessionTime } from '../account/index.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type CallerSession, type Env, playerOf } from '../http/context.ts';
import { requireAnsweredCheck } from '../play-session/index.ts';
import type { World } from '../world/world.ts';
import { playRound } from './play.ts';
import { roundOf, roundView } from './rounds.ts';
import { rotateSeed, seedOf, seedView } from './seeds.ts';
import { openGame, sessionOf, sessionView } from './sessions.ts';

const base = '/games-api/v1';

/** What keeps from play in this session, whatever the stake: its own end, and a reality check that waits. */
function requireOpen(world: World, caller: CallerSession): void {
  requireSessionTime(world, caller);
  requireAnsweredCheck(world, caller);
}

/** Games with provable rounds. Spec: api §10, rows CAS-06, CAS-07, LIM-66. */
export function gameRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${base}/launch`, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const { gameId, accountId, lng = 'en' } = await readBody(c, LaunchRequest);
    requireOpen(world, caller);
    const { id, game } = openGame(world, caller, gameId, accountId);
    const { kind, id: number } = gameOf(game);
    const url = kind === 'slot' ? `/${lng}/slots/game/${String(number)}/${game}` : `/${lng}/fast-games`;
    return c.json({ data: { url, sessionId: id } });
  });
  routes.get(`${base}/sessions/:id`, (c) => {
    const world = c.get('world');
    return c.json({ data: sessionView(world, sessionOf(world, playerOf(c), c.req.param('id'))) });
  });
  routes.post(`${base}/sessions/:id/rounds`, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const body = await readBody(c, PlayRequest);
    const session = sessionOf(world, caller.userId, c.req.param('id'));
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { ...body, session: session.id }, (commit) =>
      commit(() => {
        requireOpen(world, caller);
        const id = playRound(world, session, body);
        const round = roundView(roundOf(world, caller.userId, id));
        return { status: 201, body: { data: { round, session: sessionView(world, session) } } };
      }),
    );
  });
  routes.get(`${base}/rounds/:id`, (c) =>
    c.json({ data: roundView(roundOf(c.get('world'), playerOf(c), c.req.param('id'))) }),
  );
  routes.post(`${base}/seeds`, async (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const { clientSeed } = await readBody(c, SeedRequest);
    const serverSeed = rotateSeed(world, userId, clientSeed);
    return c.json({ data: { serverSeed, seed: seedView(seedOf(world, userId)) } });
  });
  return routes;
}
