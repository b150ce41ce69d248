/**
 * Runs the real backend in this process: calls without sockets, one world for all histories, and new players for each.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import type { SimulatorRequest } from '../../../contracts/control.ts';
import type { Game, Market } from '../../../contracts/feed.ts';
import { findAction, userOwner } from '../../../sandbox/actions/store.ts';
import { createPublished } from '../../../sandbox/apps/index.ts';
import { openSession } from '../../../sandbox/auth/sessions.ts';
import { sql } from '../../../sandbox/db/index.ts';
import { openProfile } from '../../../sandbox/demo-players/profiles.ts';
import { trustNobody } from '../../../sandbox/http/client-address.ts';
import { createLogger } from '../../../sandbox/http/logger.ts';
import { accountsOf, audit } from '../../../sandbox/ledger/index.ts';
import { createApp } from '../../../sandbox/server/app.ts';
import { createWorlds } from '../../../sandbox/worlds/index.ts';
import { playTime } from '../../support/play-time.ts';

/** `homes`: the outcome of a match that bets are made on. */
export type Offer = { match: Game; market: Market };
/** `amount`: the whole stake, with the parts that were sold. */
export type StoredCoupon = {
  slipId: string;
  part: number;
  typeId: number;
  amount: number;
  milli: number;
  state: string;
};

/**
 * Delay of a placement with a live bet in this world. It is shorter than the client's patience and longer than a press.
 */
const liveDelayMs = 3000;
/** A call under way. `waits`: how many timers of the world it waits for. Only a history moves the world's clock. */
type Call = { waits: number };

export async function createBackend() {
  const worlds = await createWorlds({
    database: ':memory:',
    seed: 7,
    speed: 1,
    play: playTime * 1000,
    onError: (error) => {
      throw error;
    },
  });
  const { main: world } = worlds;
  const { db, feed, simulator, clock } = world;
  const app = createApp({
    worlds,
    dist: 'dist',
    logger: createLogger('silent'),
    isControlOpen: false,
    trustProxy: trustNobody,
    operatorToken: null,
    publishers: [],
    published: createPublished(null, () => undefined),
  });
  world.config = { ...world.config, liveDelayMs: liveDelayMs };
  const command = (step: SimulatorRequest) => {
    simulator.command(step);
    feed.flush();
  };
  command({ run: false });
  const offersOf = (zone: 'line' | 'live'): Offer[] => {
    const { games = [], markets = [] } = feed.snapshot(`list:${zone}:1`, 'en')?.entities ?? {};
    return games.flatMap((match) => {
      const market = markets.find(
        ({ gameId, groupId, typeId }) => gameId === match.id && groupId === 1 && typeId === 1,
      );
      return market === undefined || match.status !== (zone === 'live' ? 2 : 0) ? [] : [{ match, market }];
    });
  };
  const left = { line: offersOf('line'), live: offersOf('live') };
  const calls = new Set<Call>();
  const callOf = new AsyncLocalStorage<Call>();
  const { at } = clock;
  clock.at = (ms, fn) => {
    const call = callOf.getStore();
    if (call === undefined) return at(ms, fn);
    call.waits += 1;
    return at(ms, () => {
      call.waits -= 1;
      fn();
    });
  };

  return {
    world,
    clock,
    command,
    /** Gives matches that no history has touched, or null when none are left. */
    takeOffers: (line: number, live: number): Offer[] | null =>
      left.line.length < line || left.live.length < live
        ? null
        : [...left.line.splice(0, line), ...left.live.splice(0, live)],
    openPlayer: async (): Promise<number> => (await openProfile(world, 'demo')).userId,
    /** Opens a session and gives the value of its cookie. */
    signIn: (userId: number): string => openSession(db, { userId, isSaved: true, now: clock.now() }).secret,
    async call(request: Request): Promise<Response> {
      const call = { waits: 0 };
      calls.add(call);
      try {
        return await callOf.run(call, async () => app.fetch(request));
      } finally {
        calls.delete(call);
      }
    },
    /** True while a call works without waiting for the clock; signatures, for one, take real time. */
    isBusy: () => [...calls].some(({ waits }) => waits === 0),
    couponsOf: (userId: number): StoredCoupon[] =>
      sql(
        db,
        `SELECT slip_id AS slipId, part, type_id AS typeId, milli, state, amount + COALESCE(
           (SELECT SUM(coupon_sale.amount) FROM coupon_sale WHERE coupon_id = coupon.id AND is_part = 1), 0) AS amount
         FROM coupon WHERE user_id = ?`,
      ).all(userId) as StoredCoupon[],
    /** Odds at which the backend accepted a coupon, thousandths by market id. */
    oddsOf: (slipId: string): Record<number, number> =>
      Object.fromEntries(
        sql(
          db,
          'SELECT market_id, coupon_bet.milli FROM coupon_bet JOIN coupon ON coupon.id = coupon_id WHERE slip_id = ?',
        )
          .all(slipId)
          .map(({ market_id, milli }) => [Number(market_id), Number(milli)]),
      ),
    /** Balances in minor units, by account id. */
    balancesOf: (userId: number): Record<number, number> =>
      Object.fromEntries(
        sql(db, 'SELECT id, balance FROM account WHERE user_id = ?')
          .all(userId)
          .map(({ id, balance }) => [Number(id), Number(balance)]),
      ),
    accountOf: (userId: number) => accountsOf(db, userId)[0],
    /** Sums of the movements of an account in minor units, by kind. */
    movedOf: (accountId: number): Record<string, number> =>
      Object.fromEntries(
        sql(
          db,
          'SELECT kind, SUM(minor) AS sum FROM entry JOIN posting ON posting.id = posting_id WHERE account_id = ? GROUP BY kind',
        )
          .all(accountId)
          .map(({ kind, sum }) => [String(kind), Number(sum)]),
      ),
    /** True when the action under this key was done. */
    isDone: (userId: number, key: string): boolean => {
      const action = findAction(db, { owner: userOwner(userId), key }, clock.now());
      return action?.state === 'done' && action.status < 300;
    },
    /** Counts the sales of coupons of these players. */
    salesOf: (userIds: readonly number[]): number =>
      userIds.reduce(
        (sum, userId) =>
          sum +
          Number(
            sql(db, 'SELECT COUNT(*) AS n FROM coupon_sale JOIN coupon ON coupon.id = coupon_id WHERE user_id = ?').get(
              userId,
            )?.n,
          ),
        0,
      ),
    audit: () => audit(db),
    close: () => worlds.close(),
  };
}
export type Backend = Awaited<ReturnType<typeof createBackend>>;
