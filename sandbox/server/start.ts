import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { protectionOf } from '../../contracts/protection/index.ts';
import { siteFaults } from '../../contracts/protection/site-bounds.ts';
import { createReplay, loadReplay, ReplayDataError } from '../../simulator/index.ts';
import { countOpenAlarms, onAlarm } from '../alarms/index.ts';
import { createPublished } from '../apps/index.ts';
import { holdDatabase } from '../db/index.ts';
import { openCore } from '../edge/index.ts';
import { attachFeedSocket } from '../feed/index.ts';
import { framedChatRoutes, type Ports } from '../framed-chat/index.ts';
import { createLogger, type Logger } from '../http/logger.ts';
import { BadMakers, createMakerDesk, type MakerDesk, readMakers } from '../makers/index.ts';
import { createCallFigures } from '../monitor/index.ts';
import { noteConfiguration } from '../operator-acts/index.ts';
import { createCarriers, type Deliver, sayMessage } from '../outbox/index.ts';
import { noBeacon, openBeacon } from '../shared-rounds/index.ts';
import { BadConfig, brandFaults, readOwnConfig } from '../site/index.ts';
import { restoreSite } from '../site-versions/index.ts';
import { createTelemetry } from '../telemetry/index.ts';
import { createWorlds, type Worlds } from '../worlds/index.ts';
import { createApp } from './app.ts';
import { BadEnvironment, type Settings } from './environment.ts';
import { listen, listenBeside } from './listen.ts';
import { openMetrics } from './open-metrics.ts';
import { provide } from './provider.ts';
import { provideMaker } from './reference-maker.ts';

/** `metrics`: where the figures are read; null: nowhere. */
export type Running = { address: string; metrics: string | null; worlds: Worlds; stop: () => Promise<void> };

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Longer than the longest live delay, so that a bet that was taken gets its answer. */
const graceMs = 10_000;

function readReplay(source: string, { seed, replayBets: takesBets }: Settings) {
  try {
    // The results are published: a secret would hide nothing but the minutes of goals.
    return { source, takesBets, fixtures: createReplay(loadReplay(source), { seed: seed ?? 1, takesBets }) };
  } catch (error) {
    if (error instanceof ReplayDataError) throw new BadEnvironment(`SANDBOX_DATA cannot be used: ${error.message}`);
    throw error;
  }
}

/** The operator's own values. What of their protection cannot be read costs itself and is named in the log. */
function readConfig({ config: path, brandFiles }: Settings, logger: Logger): Record<string, unknown> {
  if (path === null) return {};
  try {
    const config = readOwnConfig(path);
    for (const message of [
      ...siteFaults(config),
      ...brandFaults({ config, brandFiles }),
      ...protectionOf(config).faults,
    ])
      logger.warn({ message });
    return config;
  } catch (error) {
    if (error instanceof BadConfig) throw new BadEnvironment(`SANDBOX_CONFIG cannot be used: ${error.message}`);
    throw error;
  }
}

/** The makers of games for this site. A file that cannot be read ends the start; a game of it costs itself. */
function openMakers(path: string | null, logger: Logger): MakerDesk {
  try {
    return createMakerDesk(path === null ? [] : readMakers(path), (message) => logger.warn({ message }));
  } catch (error) {
    if (error instanceof BadMakers) throw new BadEnvironment(`MAKERS cannot be used: ${error.message}`);
    throw error;
  }
}

/** Where a start is real, messages leave the house. Elsewhere they do where somebody named both ports. */
function carriersOf({ ports: { mail, sms } }: Settings, logger: Logger): Deliver | undefined {
  if (mail === null || sms === null) return undefined;
  return createCarriers({ mail, sms }, (message) => logger.error({ message }));
}

/** The first visitor after a start would wait for code that has never run: everybody comes back at once then. */
function warmBoards({ feed }: Worlds['main']): void {
  for (const topic of ['sports:line', 'list:live:1', 'list:line:1']) JSON.stringify(feed.snapshot(topic, 'en', null));
}

/** Each failure with money is a line of the log; those of earlier runs wait until somebody has dealt with them. */
function hearAlarms({ main: { db } }: Worlds, logger: Logger): void {
  onAlarm(db, ({ message, ...alarm }) => logger.error({ alarm, message }));
  const waiting = countOpenAlarms(db);
  if (waiting > 0)
    logger.error({ message: `${String(waiting)} failures with money are not dealt with: /operator-api/v1/alarms` });
}

/** Opens the database, starts the matches, listens. Rejects when one of them cannot be done, or when another server has the database. */
export async function start(settings: Settings): Promise<Running> {
  const held = holdDatabase(settings.database);
  try {
    const running = await open(settings);
    return {
      ...running,
      stop: async () => {
        await running.stop();
        held.release();
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}

async function open(settings: Settings): Promise<Running> {
  const logger = createLogger(settings.logLevel);
  const { database, seed, speed } = settings;
  const replay = settings.data === null ? undefined : readReplay(settings.data, settings);
  const makers = openMakers(settings.makers, logger);
  const psp = await provide(settings);
  const warn = (message: string) => logger.warn({ message });
  const publicValues =
    settings.publicValues === null ? noBeacon : await openBeacon(settings.publicValues, { tell: warn });
  const worlds = await createWorlds({
    provider: psp.provider,
    chain: settings.chain ?? undefined,
    publicValues,
    makers,
    hooks: {
      subscriber: settings.subscriber,
      payouts: settings.ports.payouts,
      documents: settings.ports.documents,
    },
    database,
    seed,
    speed,
    replay,
    breaker: settings.breaker,
    config: readConfig(settings, logger),
    brandFiles: settings.brandFiles,
    isReal: settings.isReal,
    carry: carriersOf(settings, logger),
    ...(settings.isControlOpen ? {} : { heard: sayMessage }),
    onError: (error) => logger.error({ err: error }),
  });
  hearAlarms(worlds, logger);
  noteConfiguration(worlds.main);
  restoreSite(worlds.main);
  const published = createPublished(settings.plugins, (message) => logger.warn({ message }));
  const ports: Ports = { site: 0, chat: 0, chatOrigin: settings.chatOrigin, siteOrigin: settings.siteOrigin };
  const telemetry = createTelemetry(settings.collector);
  const calls = settings.metricsPort === null ? null : createCallFigures();
  try {
    const app = createApp({
      worlds,
      dist: resolve(root, settings.dist),
      logger,
      isControlOpen: settings.isControlOpen,
      trustProxy: settings.trustProxy,
      siteOrigin: settings.siteOrigin,
      areMapsShown: settings.areMapsShown,
      operatorToken: settings.operatorToken,
      needsApproval: settings.needsApproval,
      published,
      publishers: settings.publishers,
      chatPorts: () => ports,
      bendPsp: psp.bend,
      ...{ calls, telemetry },
    });
    calls?.know(app.routes);
    warmBoards(worlds.main);
    const { server, address, drain } = await listen(app, settings);
    ports.site = Number(new URL(address).port || 80);
    psp.tell(address, worlds);
    const referenceMaker = await provideMaker(settings, { makers, site: address, warn });
    const chat = await listenBeside(
      framedChatRoutes({
        ...{ dist: resolve(root, settings.dist), world: worlds.main, ports: () => ports },
        ...{ trustProxy: settings.trustProxy, logger },
      }),
      { ...settings, port: settings.chatPort, beside: settings.port },
    );
    ports.chat = Number(new URL(chat.address).port || 80);
    const next = settings.port + 1;
    if (settings.chatPort === null && settings.port !== 0 && ports.chat !== next)
      logger.warn({
        message: `Port ${String(next)} is in use: the support chat is on ${String(ports.chat)}. CHAT_PORT names one.`,
      });
    const metrics = await openMetrics(settings, { world: worlds.main, calls, telemetry });
    const closeSockets = attachFeedSocket(server, worlds, settings);
    const core = settings.nats === null ? null : openCore(settings.nats, worlds.main, warn);
    return {
      address,
      metrics: metrics?.address ?? null,
      worlds,
      stop: async () => {
        const drained = [drain(graceMs), chat.drain(graceMs), psp.stop(graceMs), metrics?.stop() ?? Promise.resolve()];
        drained.push(referenceMaker.stop(graceMs));
        await core?.stop();
        await closeSockets();
        // Event streams do not end by themselves.
        for (const world of worlds.all()) world.feed.stop();
        await Promise.all(drained);
        await telemetry.stop();
        makers.stop();
        published.close();
        worlds.close();
      },
    };
  } catch (error) {
    makers.stop();
    worlds.close();
    await psp.stop(0);
    throw error;
  }
}
