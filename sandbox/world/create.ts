import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { demoTwoStepUser, demoUser, openProfile, pushBalance } from '../account/index.ts';
import { actionsSchema, forgetInterrupted } from '../actions/index.ts';
import { accountSchema } from '../account/index.ts';
import { authSchema } from '../auth/index.ts';
import { createCaptchaDesk } from '../captcha/index.ts';
import {
  codeSchema,
  couponSchema,
  createSaleBoard,
  resumeRequests,
  runAutoSales,
  saleSchema,
  settleMarkets,
  settleMissed,
} from '../coupon/index.ts';
import { closeDatabase, metaOf, migrate, openDatabase, sql } from '../db/index.ts';
import { createFeedHub } from '../feed/index.ts';
import { ledgerSchema, onMoved } from '../ledger/index.ts';
import { createFaults } from '../server/faults.ts';
import { createRateLimits } from '../server/rate-limits.ts';
import { CATALOGUE, partOf } from '../simulator/lanes.ts';
import { createSimulator, type SimulatorOptions } from '../simulator/simulator.ts';
import { initialGeo, initialSite } from '../site/state.ts';
import { supportSchema } from '../support/index.ts';
import { teamCashSchema } from '../team-cash/index.ts';
import { createClock, type Clock } from './clock.ts';
import { createLog } from './log.ts';
import { timetableOf } from './timetable.ts';
import type { World } from './world.ts';

/** `database`: a path or `:memory:`. `now`: ms at which the world's clock starts, real time when absent. `speed`: of the matches alone. */
export type WorldOptions = {
  id: string;
  database: string;
  seed: number;
  speed: number;
  now?: number;
  /** That part of each sport's competitions; all when absent. */
  share?: number;
  /** Hears of what goes wrong outside of a request. */
  onError: (error: unknown) => void;
  /** Real seasons instead of simulated football, with the folder that they come from. */
  replay?: { source: string; fixtures: NonNullable<SimulatorOptions['replay']> } | undefined;
};

/** Opens a world: its database with the demo player, its matches running. */
export async function createWorld(options: WorldOptions): Promise<World> {
  const db = openDatabase(options.database);
  migrate(db, [
    ledgerSchema,
    authSchema,
    accountSchema,
    actionsSchema,
    couponSchema,
    codeSchema,
    saleSchema,
    supportSchema,
    teamCashSchema,
  ]);
  forgetInterrupted(db);
  const clock = createClock(options.now === undefined ? {} : { now: options.now });
  const world = assemble(options, db, clock);
  onMoved(db, (userIds) => {
    for (const userId of userIds) pushBalance(world, userId);
  });
  if (sql(db, 'SELECT 1 FROM user LIMIT 1').get() === undefined) {
    await openProfile(world, 'demo', { email: demoUser.email, phone: demoUser.phone });
    await openProfile(world, 'two-step', demoTwoStepUser);
  }
  start(world, options.onError);
  const board = createSaleBoard(world);
  const { close } = world;
  world.close = () => {
    board.stop();
    close();
  };
  return world;
}

function assemble({ id, seed, speed, replay, share = 1 }: WorldOptions, db: DatabaseSync, clock: Clock): World {
  const { epochStart, anchor } = timetableOf(db, { seed, source: replay?.source ?? '', speed, now: clock.now() });
  const simulator = createSimulator({
    seed,
    clock,
    speed,
    epochStart,
    anchor,
    catalogue: partOf(CATALOGUE, share),
    ...(replay === undefined ? {} : { replay: replay.fixtures }),
  });
  const feed = createFeedHub({ now: clock.now, entities: simulator.snapshot() });
  const token = metaOf(db, 'token-secret', () => randomBytes(32).toString('base64'));
  return {
    ...initialSite(),
    id,
    seed,
    clock,
    db,
    geo: initialGeo(),
    faults: createFaults(),
    limits: createRateLimits(clock.now),
    captcha: createCaptchaDesk(clock.now),
    log: createLog(),
    mailbox: [],
    simulator,
    feed,
    secrets: { token: Buffer.from(token, 'base64') },
    close: () => {
      simulator.stop();
      feed.stop();
      clock.stop();
      closeDatabase(db);
    },
  };
}

/** Matches move the feed and settle bets; what ended while the process was down is settled first. */
function start(world: World, onError: (error: unknown) => void): void {
  const { simulator, feed } = world;
  settleMissed(world);
  resumeRequests(world);
  simulator.onOps((ops) => {
    feed.apply(ops);
    runAutoSales(world);
  });
  simulator.onSettled(({ gameId, results }) => {
    try {
      settleMarkets(world, gameId, results);
    } catch (error) {
      // The other games go on; what was not settled is settled at the next start.
      onError(error);
    }
  });
  simulator.start();
}
