import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { noMarketing } from '../../contracts/marketing.ts';
import { type BreakerLimits, breakerLimits } from '../../contracts/plugin-beacon.ts';
import { sharedKinds, topicOf } from '../../contracts/shared-games/index.ts';
import { createSimulator, earlyLeadIn, fullCatalogue, partOf, type SimulatorOptions } from '../../simulator/index.ts';
import { pushBalance } from '../account/index.ts';
import { forgetInterrupted } from '../actions/index.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { moveOnBonuses } from '../bonuses/index.ts';
import { createCaptchaDesk } from '../captcha/index.ts';
import { endOpenDeposits, type PayProvider } from '../cashier/index.ts';
import { type EvmChain } from '../chain/index.ts';
import { createOperatorSessions } from '../control-room/sessions.ts';
import {
  bookedResult,
  openMarketsOn,
  partsOf,
  resumeRequests,
  runAutoSales,
  settleMarkets,
  settleMissed,
} from '../coupon/index.ts';
import { closeDatabase, metaOf, openMigrated, sql } from '../db/index.ts';
import { collectDebts } from '../debts/index.ts';
import { demoTwoStepUser, demoUser, openProfile } from '../demo-players/index.ts';
import { pressAgain } from '../exposure/index.ts';
import { createFeedHub, createWatchers } from '../feed/index.ts';
import { changesIn } from '../fixtures/index.ts';
import { createFaults } from '../http/faults.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { onMoved } from '../ledger/index.ts';
import { type MakerDesk, noMakers } from '../makers/index.ts';
import { setMarketing } from '../marketing/index.ts';
import { dropOrders } from '../orders/index.ts';
import { createMailbox, type Deliver } from '../outbox/index.ts';
import { createPluginHealth } from '../plugin-health/health.ts';
import { createMarks } from '../plugin-health/marks.ts';
import { createPriceKeeper } from '../price-history/index.ts';
import { onExcluded, onRested, warnOfLimits } from '../protection/index.ts';
import { searchedTeams } from '../search/index.ts';
import { noBeacon, type PublicValues } from '../shared-rounds/index.ts';
import { initialGeo, initialSite } from '../site/state.ts';
import { type Hooks, noHooks } from '../subscriber/index.ts';
import { isInToto, refreshTotoOf } from '../toto/index.ts';
import { createClosings } from '../tracker/index.ts';
import { chancesOf, virtualChance } from '../virtual/index.ts';
import { payOutAbove } from '../withdrawals/index.ts';
import { type Clock, createClock } from '../world/clock.ts';
import { createLog } from '../world/log.ts';
import type { World } from '../world/world.ts';
import { areas } from './areas.ts';
import { noticesOf } from './notices.ts';
import { originOf } from './origin.ts';
import { schemas } from './schemas.ts';
import { timetableOf } from './timetable.ts';

/**
 * `database`: a path or `:memory:`. `now`: ms at which the clock of the world starts; real time when absent. `speed`:
 * of the matches, not of the clock.
 */
export type WorldOptions = {
  id: string;
  database: string;
  /** Null: a secret of the database. */
  seed: number | null;
  speed: number;
  now?: number;
  /** The clock moves by hand alone: for tests, in which a slow machine must change no price. */
  manual?: boolean;
  /** Time of play at which a new world begins, in ms. When absent it is the time of the clock. */
  play?: number;
  /** The world has this share of the competitions of each sport; all when absent. */
  share?: number;
  /** The operator's own values of the site configuration. */
  config?: Record<string, unknown>;
  /** Folder of the pictures that a brand names; none when absent. */
  brandFiles?: string | null;
  /** When a remote app is held back; the usual limits when absent. */
  breaker?: BreakerLimits;
  /** The card acquirer; none when absent. */
  provider?: PayProvider;
  /** A chain outside that payments of Ethereum stand on; played when absent. */
  chain?: EvmChain | undefined;
  /** The source of public values for chains of rounds; none when absent. */
  publicValues?: PublicValues;
  /** The makers whose games the site has; none when absent. */
  makers?: MakerDesk;
  /** The outside subscribers; none when absent. */
  hooks?: Hooks | undefined;
  /** Neither a demo nor a test. */
  isReal?: boolean;
  /** Takes mails and text messages out of the house; kept in a mailbox when absent. */
  carry?: Deliver | undefined;
  /** Hears of every message that goes into the mailbox. */
  heard?: Deliver | undefined;
  /** Hears of errors outside of a request. */
  onError: (error: unknown) => void;
  /** Real seasons, which replace the simulated football, the folder that they come from, and whether somebody may bet on them. */
  replay?: Replay | undefined;
};

type Replay = { source: string; takesBets: boolean; fixtures: NonNullable<SimulatorOptions['replay']> };

/** Opens a world: a database with the demo player, and matches that run. */
export async function createWorld(options: WorldOptions): Promise<World> {
  const db = openMigrated(options.database, schemas);
  forgetInterrupted(db);
  const clock = createClock(options);
  const world = assemble(options, db, clock);
  // Whatever moves money, these hear of it, in this order: a debt is paid before the player sees a balance.
  onMoved(db, (userIds) => {
    for (const userId of userIds) {
      collectDebts(world, userId);
      pushBalance(world, userId);
      warnOfLimits(world, userId);
      moveOnBonuses(world, userId);
      payOutAbove(world, userId);
    }
  });
  onExcluded(db, (userId) => {
    setMarketing(world, userId, noMarketing);
    endOpenDeposits(world, userId);
  });
  onRested(db, (userId) => {
    dropOrders(world, userId);
  });
  if (options.isReal !== true && sql(db, 'SELECT 1 FROM user LIMIT 1').get() === undefined) {
    await openProfile(world, 'demo', { email: demoUser.email, phone: demoUser.phone });
    await openProfile(world, 'two-step', demoTwoStepUser);
  }
  start(world, options.onError);
  for (const { goOn } of areas) goOn?.(world);
  return world;
}

function assemble(
  {
    id,
    seed: given,
    speed,
    replay,
    play,
    share = 1,
    breaker = breakerLimits,
    config = {},
    brandFiles = null,
    provider,
    chain,
    publicValues = noBeacon,
    hooks = noHooks,
    makers = noMakers,
    heard,
    carry,
    isReal = false,
  }: WorldOptions,
  db: DatabaseSync,
  clock: Clock,
): World {
  let made: World | null = null;
  const { seed, courseOf } = originOf(db, given);
  const { epochStart, anchor } = timetableOf(db, { seed, source: replay?.source ?? '', speed, now: clock.now(), play });
  const playNow = anchor.match + (clock.now() - anchor.at) * speed;
  const chances = chancesOf(db, { epoch: epochStart, playNow, now: clock.now, publicValues });
  const simulator = createSimulator({
    seed,
    courseOf,
    clock,
    speed,
    epochStart,
    anchor,
    catalogue: partOf(fullCatalogue, share),
    racing: share,
    partsOf: (marketId) => partsOf(db, marketId),
    booked: (marketId) => bookedResult(db, marketId),
    awaited: (gameId) => {
      const bets = openMarketsOn(db, gameId);
      return bets.length > 0 || isInToto(db, gameId) ? bets : null;
    },
    changes: () => changesIn(db),
    virtual: virtualChance(chances),
    isFilmed: () => (made?.config ?? config).video !== undefined,
    earlyLead: () => earlyLeadIn(made?.config ?? config),
    ...(replay === undefined ? {} : { replay: replay.fixtures }),
  });
  const prices = createPriceKeeper(clock.now);
  const watchers = createWatchers(prices.watching(simulator));
  const feed = createFeedHub({
    now: clock.now,
    entities: simulator.snapshot(),
    prices: watchers.add(),
    hasList: simulator.hasList,
    hasShared: (topic) =>
      sharedKinds.some((kind) => topic === topicOf(kind)) ||
      sql(db, "SELECT 1 FROM tournament WHERE 'tournament:' || id = ?").get(topic) !== undefined,
    teams: () => searchedTeams(simulator.almanac),
    zoneOf: simulator.zone,
  });
  const mailbox = createMailbox(heard);
  const token = metaOf(db, 'token-secret', () => randomBytes(32).toString('base64'));
  const world: World = {
    ...initialSite(),
    config,
    brandFiles,
    id,
    seed,
    notices: noticesOf(given, replay),
    clock,
    db,
    geo: initialGeo(),
    faults: createFaults(),
    limits: createRateLimits(clock.now),
    captcha: createCaptchaDesk(clock.now),
    log: createLog(),
    pluginHealth: createPluginHealth(breaker, clock.now),
    pluginMarks: createMarks(clock.now),
    operatorSessions: createOperatorSessions(clock.now),
    isReal,
    deliver: carry ?? mailbox.deliver,
    mailbox: mailbox.messages,
    provider: provider ?? null,
    chain: chain ?? null,
    publicValues,
    hooks: { ...hooks },
    makers,
    simulator,
    feed,
    watchers,
    pages: feed,
    prices,
    secrets: { token: Buffer.from(token, 'base64'), virtual: chances },
    close: () => {
      simulator.stop();
      feed.stop();
      clock.stop();
      closeDatabase(db);
    },
  };
  made = world;
  return world;
}

/** Lets the matches move the feed and settle bets. First it settles what ended while the process was down. */
function start(world: World, onError: (error: unknown) => void): void {
  const { simulator, feed, prices } = world;
  settleMissed(world);
  pressAgain(world);
  resumeRequests(world);
  const closings = createClosings(world, onError);
  closings.lookAtAll();
  simulator.onOps((ops) => {
    feed.apply(ops);
    prices.heard(ops);
    closings.heard(ops);
    runAutoSales(world);
  });
  simulator.onSettled(({ gameId, results }) => {
    try {
      settleMarkets(world, gameId, results);
      refreshTotoOf(world, gameId);
    } catch (error) {
      // The other games must go on. What was not settled here is on its way, or is settled by the next start.
      onError(error);
      raiseAlarm(world, { source: 'settlement', subject: `game ${String(gameId)}`, message: String(error) });
    }
  });
  simulator.start();
}
