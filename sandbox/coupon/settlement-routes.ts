import { Hono } from 'hono';

import { type SettlementMessage, SettlementRequest } from '../../contracts/settlement.ts';
import { gameIdOf } from '../../simulator/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { wordOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { bringWords, keepWords, takenWhole } from './take-words.ts';

/** An outcome with a report is not on offer. A bet that was handed back to a resumed match is open again. */
function showOnBoard({ db, simulator }: World, { marketId }: SettlementMessage): void {
  const gameId = gameIdOf(marketId);
  if (simulator.match(gameId) === undefined) return;
  const isClosed = wordOf(db, marketId) !== undefined;
  simulator.command(
    isClosed ? { gameId, marketId, do: 'suspend', reason: 'operator' } : { gameId, marketId, do: 'resume' },
  );
}

/**
 * Accepts the reports of results by the operator, also for coupons that are paid. `token`: OPERATOR_TOKEN; without it
 * the call does not exist.
 */
export function settlementRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/operator-api/v1/settlements', operatorOnly(token), async (c) => {
    const world = c.get('world');
    const { messages } = await readBody(c, SettlementRequest);
    const kept = keepWords(world, messages);
    bringWords(world, kept);
    messages.forEach((message, index) => {
      if (kept[index]?.outcome === 'applied') showOnBoard(world, message);
    });
    world.feed.flush();
    return c.json({ data: await takenWhole(kept) });
  });
  return routes;
}
