import { Hono } from 'hono';

import { BuilderRequest, type Built, fewestParts } from '../../contracts/builder.ts';
import { milliToWire, productMilli } from '../../contracts/maths/index.ts';
import type { z } from '../../contracts/zod.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { wireMarket } from '../simulator/wire.ts';
import type { World } from '../world/world.ts';
import { joinBets } from './joined.ts';

/** What these outcomes are worth together, as one bet with a number of its own. Says why there is none. */
function build(world: World, { gameId, marketIds, lng }: z.infer<typeof BuilderRequest>): Built {
  const { simulator, db } = world;
  const ids = [...new Set(marketIds)];
  const offered = ids.flatMap((id) => simulator.market(id) ?? []);
  const none = (fault: Built['fault'], unfit: readonly number[] = []): Built => ({
    market: null,
    product: null,
    fault,
    unfit: [...unfit],
  });
  const joint = simulator.jointOf(gameId, ids);
  if (joint === null) return none('gone');
  const gone = ids.filter((id) => !offered.some((market) => market.id === id));
  if (gone.length > 0) return none('gone', gone);
  if (joint.unfit.length > 0) return none('unfit', joint.unfit);
  if (ids.length < fewestParts) return none('few');
  if (joint.chance === 0) return none('impossible');
  const marketId = joinBets(db, gameId, ids);
  const market = marketId === null ? undefined : simulator.market(marketId);
  if (market === undefined || market.milli === 0) return none('price');
  const product = productMilli(offered.map(({ milli }) => milli));
  return { market: wireMarket(market, lng), product: milliToWire(product), fault: null, unfit: [] };
}

/** The bet builder. Decision D-320. */
export function builderRoutes(): Hono<Env> {
  return new Hono<Env>().post('/coupon-api/v1/builder', async (c) =>
    c.json({ data: build(c.get('world'), await readBody(c, BuilderRequest)) }),
  );
}
