/** The demo player of a world with a stopped clock, for tests of the coupon. */
import { afterEach } from 'vitest';

import type { CouponIn } from '../../contracts/coupon.ts';
import { marketGroups, outcomeTypes } from '../../contracts/markets.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { sql, transaction } from '../db/index.ts';
import { accountsOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/index.ts';
import { placeSlip } from './place.ts';

export { slipOf } from './slip-of.testing.ts';

const fail = (error: unknown) => {
  throw error;
};
const worlds: World[] = [];
afterEach(() => {
  for (const world of worlds.splice(0)) world.close();
});

export type Player = { world: World; userId: number; accountId: number; markets: SimMarket[] };

/** A Saturday in the season of most countries: in summer few leagues play, and at midnight limits begin anew. */
const now = Date.UTC(2026, 2, 14, 12, 3);

/** No test bets on so many. */
const mostMatches = 48;

/** The demo player in a world whose clock and matches stand still, before home wins of scheduled football matches. */
export async function setUp(): Promise<Player> {
  const fixed = { id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.1, now, manual: true };
  const world = await createWorld({ ...fixed, onError: fail });
  worlds.push(world);
  world.simulator.command({ run: false });
  const { simulator } = world;
  const planned = simulator.snapshot().games.filter(({ sportId, status }) => sportId === 1 && status === 0);
  // Pricing all of them takes a second.
  const homeWins = planned
    .slice(0, mostMatches)
    .flatMap(({ id }) => simulator.marketsOf(id))
    .filter(
      ({ groupId, typeId, milli, isBlocked }) =>
        groupId === marketGroups.result && typeId === outcomeTypes.home && milli > 1100 && !isBlocked,
    );
  const userId = Number(sql(world.db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
  const accountId = accountsOf(world.db, userId)[0]?.id ?? 0;
  return { world, userId, accountId, markets: homeWins };
}

export const place = ({ world, userId }: Player, slip: CouponIn) =>
  placeSlip({ world, userId, slip, requestId: 'test' }, (act) => transaction(world.db, act));
