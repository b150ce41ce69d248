import { randomUUID } from 'node:crypto';

import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

import { headerNames } from '../../contracts/common.ts';
import { gameOf } from '../../contracts/games/index.ts';
import { RgsAuthenticate, RgsEvent, rgsPaths, RgsPlay, RgsSession } from '../../contracts/rgs.ts';
import { idempotent, isNeverRemembered } from '../actions/index.ts';
import type { StoredSession } from '../games/money.ts';
import { requireOpen } from '../games/open.ts';
import { playRound } from '../games/play.ts';
import { lastRounds, openRound, roundOf } from '../games/rounds.ts';
import { seedView } from '../games/seeds.ts';
import { stepRound } from '../games/steps.ts';
import { authenticate } from '../games/tokens.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { choiceOf, stepOf } from './mode.ts';
import { minorOf } from './money.ts';
import { keepActive, partOf, tellEnd } from './protocol.ts';
import { refusalOf } from './refusal.ts';
import { heldBy, requireSite, sessionIn } from './session.ts';
import { balanceView, configView, rgsRoundView } from './views.ts';

type Act = (session: StoredSession) => object;

/** Moves money once: what is asked again under one key gets the first answer. Without a key each call is its own. */
function once(c: Context<Env>, { sessionID, ...body }: { sessionID: string }, act: Act) {
  const session = sessionIn(c, sessionID);
  const key = c.req.header(headerNames.idempotencyKey) ?? randomUUID();
  return idempotent(c, key, { ...body, session: session.id, path: c.req.path }, (commit) => {
    try {
      return commit(() => ({ status: 200, body: act(session) }));
    } catch (error) {
      if (error instanceof ApiFailure && !isNeverRemembered(error)) return refusalOf(error, c.get('requestId'));
      throw error;
    }
  });
}

/** What a player has now, with one round of theirs. */
function played(c: Context<Env>, session: StoredSession, id: string) {
  const world = c.get('world');
  return { balance: balanceView(world, session), round: rgsRoundView(roundOf(world, session.user_id, id)) };
}

/** The round that waits for a step of this player. */
function waiting(c: Context<Env>, session: StoredSession): string {
  const id = openRound(c.get('world'), session);
  if (id === null) throw notFound('A round that goes on');
  return id;
}

/** The wire of game clients, over the rounds that pages play. Row CAS-04, decision D-250. */
export function rgsRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  const open = cors({
    origin: '*',
    allowHeaders: ['Content-Type', headerNames.idempotencyKey],
    allowMethods: ['POST'],
  });
  for (const path of Object.values(rgsPaths)) routes.use(path, open);

  routes.post(rgsPaths.authenticate, async (c) => {
    const world = c.get('world');
    const { sessionID } = await readBody(c, RgsAuthenticate);
    const { session } = heldBy(c, sessionID);
    requireSite(c);
    const balance = balanceView(world, session);
    authenticate(world, sessionID);
    const [last] = lastRounds(world, session);
    const round = last === undefined ? null : rgsRoundView(last);
    return c.json({ balance, config: configView(world, session), round, seed: seedView(world, session.user_id) });
  });
  routes.post(rgsPaths.balance, async (c) => {
    const { sessionID } = await readBody(c, RgsSession);
    return c.json({ balance: balanceView(c.get('world'), sessionIn(c, sessionID)) });
  });
  routes.post(rgsPaths.play, async (c) => {
    const body = await readBody(c, RgsPlay);
    requireSite(c);
    return once(c, body, (session) => {
      const [world, { amount, mode }] = [c.get('world'), body];
      requireOpen(world, callerOf(c));
      const choice = choiceOf(gameOf(session.game), mode);
      const seed = partOf(world, session, body);
      const id = playRound(world, session, { minor: minorOf(amount, session.iso), choice, seed });
      tellEnd(world, session);
      return played(c, session, id);
    });
  });
  routes.post(rgsPaths.event, async (c) => {
    const body = await readBody(c, RgsEvent);
    return once(c, body, (session) => {
      const roundId = waiting(c, session);
      stepRound(c.get('world'), session, { roundId, ...stepOf(body.event) }, callerOf(c));
      keepActive(c.get('world'), roundId);
      return { event: body.event, ...played(c, session, roundId) };
    });
  });
  routes.post(rgsPaths.endRound, async (c) => {
    const body = await readBody(c, RgsSession);
    return once(c, body, (session) => {
      const world = c.get('world');
      const open = openRound(world, session);
      if (open !== null) stepRound(world, session, { roundId: open }, callerOf(c));
      tellEnd(world, session);
      const [last] = lastRounds(world, session);
      if (last === undefined) throw notFound('A round');
      return { balance: balanceView(world, session), round: rgsRoundView(last) };
    });
  });
  return routes;
}
