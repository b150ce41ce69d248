import { type Context, Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { type SharedKind, sharedKinds } from '../../contracts/shared-games/index.ts';
import { SharedBetRequest, SharedExitRequest } from '../../contracts/shared-rounds.ts';
import { idempotent } from '../actions/index.ts';
import { stakeOf } from '../games/play.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { whileOpen } from '../site/index.ts';
import { leaveRound, placeBet } from './act.ts';
import { lookAt } from './engine.ts';
import { tableView } from './rounds.ts';
import { betOf, betView, type Seat, seatOf, seatView } from './seat.ts';

const base = '/games-api/v1/shared/:kind';

function kindOf(c: Context<Env>): SharedKind {
  const kind = sharedKinds.find((known) => known === c.req.param('kind'));
  if (kind === undefined) throw notFound('This game');
  return kind;
}

/** Rounds that everybody plays. Rows CAS-09, LOTTO-03. */
export function sharedRoundRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  const answerOf = (c: Context<Env>, seat: Seat, betId: string) => {
    const world = c.get('world');
    const bet = betView(world, betOf(world, seat.caller.userId, betId));
    return { status: 201 as const, body: { data: { bet, seat: seatView(world, seat) } } };
  };

  routes.get(base, (c) => {
    const world = c.get('world');
    return c.json({ data: tableView(world, lookAt(world, kindOf(c))) });
  });
  routes.get(`${base}/seat`, (c) => {
    const [world, caller, accountId] = [c.get('world'), callerOf(c), Number(c.req.query('accountId'))];
    const mode = c.req.query('mode') === 'demo' ? 'demo' : 'real';
    const seat = seatOf(world, caller, kindOf(c), { mode, ...(accountId > 0 ? { accountId } : {}) });
    return c.json({ data: seatView(world, seat) });
  });
  routes.post(`${base}/bets`, whileOpen, async (c) => {
    const [world, caller, kind] = [c.get('world'), callerOf(c), kindOf(c)];
    const body = await readBody(c, SharedBetRequest);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { ...body, kind }, (commit) =>
      commit(() => {
        const seat = seatOf(world, caller, kind, body);
        const { roundId, choice } = body;
        return answerOf(c, seat, placeBet(world, seat, { roundId, choice, minor: stakeOf(seat, body.stake) }));
      }),
    );
  });
  routes.post(`${base}/exits`, async (c) => {
    const [world, caller, kind] = [c.get('world'), callerOf(c), kindOf(c)];
    const body = await readBody(c, SharedExitRequest);
    return idempotent(c, c.req.header(headerNames.idempotencyKey), { ...body, kind }, (commit) =>
      commit(() => {
        const { account_id, iso } = betOf(world, caller.userId, body.betId);
        leaveRound(world, { kind, caller }, body.betId);
        return answerOf(c, { kind, caller, account_id, iso }, body.betId);
      }),
    );
  });
  return routes;
}
