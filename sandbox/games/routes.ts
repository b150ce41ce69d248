import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { facts, pathOfGame } from '../../contracts/games/index.ts';
import { LaunchRequest, PlayRequest, SeedRequest, StepRequest } from '../../contracts/rounds.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, languageOf, playerOf } from '../http/context.ts';
import { whileOpen } from '../site/index.ts';
import { launchUrl } from './launch.ts';
import { requireOpen } from './open.ts';
import { playRound, stakeOf } from './play.ts';
import { roundOf, roundView } from './rounds.ts';
import { rotateSeed, seedView } from './seeds.ts';
import { openGame, sessionOf, sessionView } from './sessions.ts';
import { keepFavourite, shelfView } from './shelf.ts';
import { stepRound } from './steps.ts';

const base = '/games-api/v1';

/** Games with provable rounds. Spec: api §10, rows CAS-06, CAS-07, LIM-66. */
export function gameRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${base}/launch`, whileOpen, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const { lng = 'en', device = 'desktop', ...launch } = await readBody(c, LaunchRequest);
    requireOpen(world, caller);
    const { id, game } = openGame(world, caller, launch);
    return c.json({ data: { url: launchUrl(c, { game, id, lng, device }), sessionId: id } });
  });
  // A player who opens the address without a game client plays on the page of this site.
  routes.get('/games/:slug/', (c, next) => {
    const game = facts.find(({ slug }) => slug === c.req.param('slug'));
    if (game === undefined) return next();
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`/${languageOf(c)}${pathOfGame(game)}`);
  });
  routes.get(`${base}/sessions/:id`, (c) => {
    const world = c.get('world');
    return c.json({ data: sessionView(world, sessionOf(world, playerOf(c), c.req.param('id'))) });
  });
  routes.post(`${base}/sessions/:id/rounds`, whileOpen, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const body = await readBody(c, PlayRequest);
    const session = sessionOf(world, caller.userId, c.req.param('id'));
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { ...body, session: session.id }, (commit) =>
      commit(() => {
        requireOpen(world, caller);
        const { stake, ...bet } = body;
        const id = playRound(world, session, { minor: stakeOf(session, stake), ...bet });
        const round = roundView(roundOf(world, caller.userId, id));
        return { status: 201, body: { data: { round, session: sessionView(world, session) } } };
      }),
    );
  });
  routes.post(`${base}/sessions/:id/steps`, async (c) => {
    const [world, caller] = [c.get('world'), callerOf(c)];
    const { userId } = caller;
    const body = await readBody(c, StepRequest);
    const session = sessionOf(world, userId, c.req.param('id'));
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { ...body, session: session.id }, (commit) =>
      commit(() => {
        stepRound(world, session, body, caller);
        const round = roundView(roundOf(world, userId, body.roundId));
        return { status: 201, body: { data: { round, session: sessionView(world, session) } } };
      }),
    );
  });
  routes.get(`${base}/favorites`, (c) => c.json({ data: shelfView(c.get('world'), playerOf(c)) }));
  routes.on(['PUT', 'DELETE'], `${base}/favorites/:gameId`, (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    keepFavourite(world, userId, c.req.param('gameId'), c.req.method === 'PUT');
    return c.json({ data: shelfView(world, userId) });
  });
  routes.get(`${base}/rounds/:id`, (c) =>
    c.json({ data: roundView(roundOf(c.get('world'), playerOf(c), c.req.param('id'))) }),
  );
  routes.post(`${base}/seeds`, async (c) => {
    const [world, userId] = [c.get('world'), playerOf(c)];
    const serverSeed = rotateSeed(world, userId, await readBody(c, SeedRequest));
    return c.json({ data: { serverSeed, seed: seedView(world, userId) } });
  });
  return routes;
}
