import { Hono } from 'hono';

import { BuilderRequest, type Built, fewestParts } from '../../contracts/builder.ts';
import { mostParts } from '../../contracts/builder-sports.ts';
import { milliToWire, productMilli } from '../../contracts/maths/index.ts';
import type { z } from '../../contracts/zod.ts';
import { gameIdOf, isCombined, wireMarket } from '../../simulator/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import type { World } from '../world/world.ts';
import { howPriced } from './builder-how.ts';
import { joinBets, partsOf } from './joined.ts';

type Wish = z.infer<typeof BuilderRequest>;

/** A joined bet of this match counts as its parts. */
const withParts = ({ db }: World, { gameId, marketIds }: Wish): number[] => [
  ...new Set(marketIds.flatMap((id) => (gameIdOf(id) === gameId ? partsOf(db, id) : null) ?? [id])),
];

/** What these outcomes are worth together, as one bet with a number of its own. Gives the reason when there is none. */
function build(world: World, wish: Wish): Built {
  const { simulator, db } = world;
  const { gameId, lng } = wish;
  const ids = withParts(world, wish);
  const joint = ids.length > mostParts ? null : simulator.jointOf(gameId, ids);
  const parts = (joint?.parts ?? []).map((market) => wireMarket(market, lng));
  const none = (fault: Built['fault'], unfit: readonly number[] = []): Built => ({
    ...{ market: null, product: null, fault, unfit: [...unfit], parts },
  });
  if (ids.length > mostParts) return none('many');
  if (joint === null) return none('gone');
  // A part of a joined bet may have left the offer, because its line has moved; the bet on it is priced all the same.
  const gone = wish.marketIds.filter((id) => !isCombined(id) && simulator.market(id) === undefined);
  if (gone.length > 0) return none('gone', gone);
  if (joint.unfit.length > 0) return none('unfit', joint.unfit);
  if (ids.length < fewestParts) return none('few');
  if (joint.chance === 0) return none('impossible');
  const marketId = joinBets(db, gameId, ids);
  const market = marketId === null ? undefined : simulator.market(marketId);
  if (market === undefined || market.milli === 0) return none('price');
  const prices = joint.parts.map(({ milli }) => milli);
  return {
    market: wireMarket(market, lng),
    product: prices.includes(0) ? null : milliToWire(productMilli(prices)),
    fault: null,
    unfit: [],
    parts,
    ...(wish.isExplained === true && { how: howPriced(simulator, { gameId, ids, market, chance: joint.chance }) }),
  };
}

/** The bet builder. Decisions D-320, D-945. */
export function builderRoutes(): Hono<Env> {
  return new Hono<Env>().post('/coupon-api/v1/builder', async (c) => {
    const wish = await readBody(c, BuilderRequest);
    return c.json({ data: costly(c, `builder ${JSON.stringify(wish)}`, () => build(c.get('world'), wish)) });
  });
}
