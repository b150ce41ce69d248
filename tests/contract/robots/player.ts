import { randomUUID } from 'node:crypto';

import type { Built } from '../../../contracts/builder.ts';
import type { Coupon, CouponIn } from '../../../contracts/coupon.ts';
import type { Game, Market, Snapshot } from '../../../contracts/feed.ts';
import type { Quote } from '../../../contracts/sale.ts';
import type { World } from '../../../sandbox/world/world.ts';
import { couponOf, place, slipOf } from '../support/coupon-support.ts';
import type { Client } from '../support/server.ts';
import type { Tally } from './tally.ts';

const stake = 10;

/** A robot at the calls that the page makes. What was placed is counted when its match is over. */
export function createPlayer(client: Client, world: World, tally: Tally) {
  const placed: { name: string; id: string }[] = [];
  const pending = new Set<Promise<void>>();
  let waits: (() => void) | null = null;
  // A live bet waits on the clock of the world, so the world goes on as soon as one waits.
  const at = world.clock.at.bind(world.clock);
  world.clock.at = (ms, run) => {
    waits?.();
    return at(ms, run);
  };

  /** A match that was broken off is gone before its time. */
  const read = async (topic: string): Promise<Snapshot['entities']> => {
    const { status, body } = await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=${topic}&lng=en`);
    if (status === 200) return body.entities;
    if (status === 404) return {};
    throw new Error(`${topic}: ${String(status)}`);
  };

  async function answer(name: string, slip: CouponIn, then?: (coupon: Coupon) => Promise<void>): Promise<void> {
    const { status, body } = await place<{ data: { coupon: Coupon } }>(client, slip);
    if (status !== 201) return;
    placed.push({ name, id: body.data.coupon.id });
    await then?.(body.data.coupon);
  }

  return {
    /** As a page does before the token of its session runs out. */
    renewToken: async () => {
      client.token = (await client.get<{ data: { token: string } }>('/web-api/user/gettoken')).body.data.token;
    },
    games: async (zone: 'line' | 'live'): Promise<Game[]> => (await read(`list:${zone}:1`)).games ?? [],
    /** The main prices of a match in play, in the list of its competition. */
    pricesOf: async ({ champId }: Game): Promise<Market[]> =>
      (await read(`list:live:1:${String(champId)}`)).markets ?? [],
    marketsOf: async (gameId: number): Promise<Market[]> => (await read(`game:${String(gameId)}`)).markets ?? [],
    join: async (gameId: number, parts: readonly Market[]): Promise<Market | undefined> => {
      const marketIds = parts.map(({ id }) => id);
      const { body } = await client.post<{ data: Built }>('/coupon-api/v1/builder', { gameId, marketIds, lng: 'en' });
      return body.data.market ?? undefined;
    },
    /** Returns when the bet is taken or refused, or waits for the time of a live bet to pass. */
    bet: async (
      name: string,
      match: Game,
      market: Market | undefined,
      isLive: boolean,
      then?: (coupon: Coupon) => Promise<void>,
    ) => {
      tally.tried(name);
      if (!market) return;
      const slip = slipOf([{ match: { ...match, zone: isLive ? 'live' : 'line' }, market }], { amount: stake });
      const done = answer(name, slip, then);
      pending.add(done);
      void done.finally(() => pending.delete(done));
      await Promise.race([done, new Promise<void>((resolve) => (waits = resolve))]);
      waits = null;
    },
    /** Sells a coupon for what the house offers. */
    sell: async ({ id }: Coupon): Promise<void> => {
      const { status, body } = await client.post<{ data: Quote }>(`/coupon-api/v1/coupons/${id}/sell/quote`, {});
      if (status !== 200) return;
      const { token, price } = body.data;
      await client.post(
        `/coupon-api/v1/coupons/${id}/sell`,
        { token, price, accept: 'all', mode: 'page' },
        { 'Idempotency-Key': randomUUID() },
      );
    },
    isWaiting: () => pending.size > 0,
    /** All answers are there. The clock goes on until the last live bet has waited long enough. */
    settled: async () => {
      for (; pending.size > 0; await new Promise((resolve) => setImmediate(resolve))) world.clock.advance(1);
    },
    /** Counts every coupon. Throws when one is still open. */
    count: async () => {
      for (const { name, id } of placed) {
        const { state, payout, amount, soldPaid = 0 } = await couponOf(client, id);
        if (payout === undefined) throw new Error(`coupon ${id} (${name}) is ${state} at the end`);
        tally.took(name, (payout + (state === 'sold' ? 0 : soldPaid)) / amount - 1);
      }
    },
  };
}
export type Player = ReturnType<typeof createPlayer>;
