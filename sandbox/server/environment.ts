import { isOrigin } from '../../contracts/frame-origin.ts';
import { BreakerLimits, breakerLimits } from '../../contracts/plugin-beacon.ts';
import type { Publisher } from '../apps/index.ts';
import type { EvmChain } from '../chain/index.ts';
import { isNatsUrl } from '../edge/index.ts';
import { readTrustProxy, trustNobody, type TrustProxy } from '../http/client-address.ts';
import type { Hook } from '../subscriber/index.ts';
import type { Collector } from '../telemetry/index.ts';
import { BadEnvironment } from './bad-environment.ts';
import { collectorOf } from './collector.ts';
import { dataFilesOf } from './data-files.ts';
import { hookOf, portsOf, type RealPorts, requireNoStandIn } from './ports.ts';
import { readPublishers } from './publishers.ts';

export { BadEnvironment };

export type Settings = {
  port: number;
  host: string;
  /** Of the support chat that comes in a frame; null: the next one after `port`, or a free one. */
  chatPort: number | null;
  /** Where browsers find the chat and the site, when a proxy is before them. */
  chatOrigin: string | null;
  siteOrigin: string | null;
  /** Another payment provider and its keys; null: the reference provider, on `pspPort` or the one after the chat's. */
  psp: { url: string; secret: string; hookSecret: string } | null;
  pspPort: number | null;
  /** Of `/metrics`, on `metricsHost`; null: nobody reads figures. */
  metricsPort: number | null;
  metricsHost: string;
  /** Who collects traces and what pages say; null: nobody. */
  collector: Collector | null;
  /** A chain of tests outside; null: every chain is played. */
  chain: EvmChain | null;
  /** A beacon of public values for chains of rounds; null: the house has none. */
  publicValues: string | null;
  /** NATS, by which edges hear of the matches; null: there are no edges. */
  nats: string | null;
  /** File of the makers whose games this site has; null: it has its own alone. */
  makers: string | null;
  /** Of the reference maker of games, for tests and demonstrations; null: it is not there. */
  referenceMakerPort: number | null;
  /** The receiver of messages about payments; null: none. */
  subscriber: Hook | null;
  /** Where browsers find the reference provider, when a proxy is before it. */
  pspOrigin: string | null;
  database: string;
  /** Null: a secret of the database. */
  seed: number | null;
  /** Scales match time alone. */
  speed: number;
  /** Folder of real seasons, or null for the simulator. */
  data: string | null;
  /** Takes bets on real seasons, whose results are published. */
  replayBets: boolean;
  /** File of the operator's own values of the site configuration, or null. */
  config: string | null;
  /** Folder of the pictures that a brand names, or null. */
  brandFiles: string | null;
  /** Folder of the built page. */
  dist: string;
  isControlOpen: boolean;
  /** Neither a demo nor a test: nothing is played, and every port is named. */
  isReal: boolean;
  ports: RealPorts;
  trustProxy: TrustProxy;
  /** Opens the calls of operators; null: there are none. */
  operatorToken: string | null;
  /** Values of the site wait for a second operator. */
  needsApproval: boolean;
  /** The publishers of remote apps. */
  publishers: readonly Publisher[];
  /** Folder of published remote apps; null: they go with the server. */
  plugins: string | null;
  /** When a remote app is held back. */
  breaker: BreakerLimits;
  logLevel: string;
  /** Maps of the sources answer. */
  areMapsShown: boolean;
};

type Variables = Record<string, string | undefined>;

function numberOf(variables: Variables, name: string, fallback: number, isAllowed: (value: number) => boolean): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || !isAllowed(value)) throw new BadEnvironment(`${name}=${text} cannot be used.`);
  return value;
}

const seedOf = (variables: Variables): number | null =>
  (variables.SANDBOX_SEED ?? '') === '' ? null : numberOf(variables, 'SANDBOX_SEED', 0, isSeed);
/** Above these seeds the simulator takes a secret's generator. */
const isSeed = (seed: number): boolean => Number.isInteger(seed) && Math.abs(seed) < 2 ** 31;

function isOn(variables: Variables, name: string): boolean {
  const value = variables[name] ?? '';
  if (!['', '0', '1'].includes(value)) throw new BadEnvironment(`${name}=${value} cannot be used: 1 or nothing.`);
  return value === '1';
}

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port < 65_536;

function originOf(variables: Variables, name: string): string | null {
  const text = variables[name] ?? '';
  if (text === '') return null;
  if (!isOrigin(text)) throw new BadEnvironment(`${name}=${text} cannot be used: an origin, as https://chat.example.`);
  return text;
}

function trustOf(text: string): TrustProxy {
  const trust = text === '' ? trustNobody : readTrustProxy(text);
  if (trust === null)
    throw new BadEnvironment(`TRUST_PROXY=${text} cannot be used: a number of proxies, or addresses with commas.`);
  return trust;
}

function tokenOf(variables: Variables, name: string): string | null {
  const text = variables[name] ?? '';
  if (text === '') return null;
  if (text.length < 32) throw new BadEnvironment(`${name} cannot be used: at least 32 signs.`);
  return text;
}

/** `20,25,10`: visitors at least, percent of them that failed, within so many minutes. `off`: nothing is held back. */
function breakerOf(text: string): BreakerLimits {
  if (text === '') return breakerLimits;
  if (text === 'off') return { ...breakerLimits, visitors: 0 };
  const [visitors = 0, percent = 0, minutes = 0] = text.split(',').map(Number);
  const limits = { ...breakerLimits, visitors, percent, minutes };
  if (!/^\d+,\d+,\d+$/.test(text) || visitors < 1 || !BreakerLimits.safeParse(limits).success)
    throw new BadEnvironment(`PLUGIN_BREAKER=${text} cannot be used: visitors,percent,minutes, or off.`);
  return limits;
}

/** Another provider is named with all three, or not at all. */
function pspOf(variables: Variables): Settings['psp'] {
  const [url = '', secret = '', hookSecret = ''] = ['PSP_URL', 'PSP_SECRET', 'PSP_HOOK_SECRET'].map(
    (name) => variables[name] ?? '',
  );
  if (url === '' && secret === '' && hookSecret === '') return null;
  if (url === '' || secret === '' || hookSecret === '')
    throw new BadEnvironment('PSP_URL, PSP_SECRET and PSP_HOOK_SECRET are set together, or none of them.');
  if (!isOrigin(url)) throw new BadEnvironment(`PSP_URL=${url} cannot be used: an origin, as https://pay.example.`);
  return { url, secret, hookSecret };
}

/** Nobody has the keys of the addresses, so money of value would be lost: only a chain of this machine is taken. */
function chainOf({ CHAIN_URL: url = '', CHAIN_TOKEN: token = '' }: Variables): EvmChain | null {
  if (url === '' && token === '') return null;
  if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(url))
    throw new BadEnvironment(
      `CHAIN_URL=${url} cannot be used: a chain of tests on this machine, as http://127.0.0.1:8545.`,
    );
  if (token !== '' && !/^0x[\da-f]{40}$/i.test(token))
    throw new BadEnvironment(`CHAIN_TOKEN=${token} cannot be used: the address of a contract.`);
  return { url, token: token === '' ? null : token };
}

/** It plays with anybody's money as it likes, so no real player meets it. */
function referenceMakerOf(variables: Variables, isReal: boolean): number | null {
  if ((variables.REFERENCE_MAKER_PORT ?? '') === '') return null;
  if (isReal || variables.NODE_ENV === 'production')
    throw new BadEnvironment('REFERENCE_MAKER_PORT is refused but for a demo or a test.');
  return numberOf(variables, 'REFERENCE_MAKER_PORT', 0, isPort);
}

/** The address under which a beacon tells of itself and of its rounds, as drand does. */
function beaconOf(url: string): string | null {
  if (url === '') return null;
  if (!/^https?:\/\/[^\s?#]{1,300}[^\s/?#]$/.test(url) || !URL.canParse(url))
    throw new BadEnvironment(`PUBLIC_VALUE_URL=${url} cannot be used: an address, as https://beacon.example/chain.`);
  return url;
}

function natsOf(url: string): string | null {
  if (url === '') return null;
  if (!isNatsUrl(url)) throw new BadEnvironment('NATS_URL cannot be used: an address, as nats://token@127.0.0.1:4222.');
  return url;
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'];

/** Reads the environment; throws BadEnvironment. Names and defaults: docs/operations.md. */
export function readSettings(variables: Variables): Settings {
  const [isControlOpen, isDemo] = [isOn(variables, 'SANDBOX_CONTROL'), isOn(variables, 'DEMO')];
  if (isControlOpen && variables.NODE_ENV === 'production')
    throw new BadEnvironment('SANDBOX_CONTROL=1 is refused when NODE_ENV=production.');
  if (isDemo && variables.NODE_ENV === 'production')
    throw new BadEnvironment('DEMO=1 is refused when NODE_ENV=production.');
  const logLevel = variables.SANDBOX_LOG ?? 'warn';
  if (!logLevels.includes(logLevel))
    throw new BadEnvironment(`SANDBOX_LOG=${logLevel} cannot be used: ${logLevels.join(', ')}.`);
  const [chatPort, pspPort] = [variables.CHAT_PORT ?? '', variables.PSP_PORT ?? ''];
  const isReal = !isControlOpen && !isDemo;
  const { database, plugins } = dataFilesOf(variables);
  const settings: Settings = {
    port: numberOf(variables, 'PORT', 4000, isPort),
    host: variables.HOST ?? '127.0.0.1',
    chatPort: chatPort === '' ? null : numberOf(variables, 'CHAT_PORT', 0, isPort),
    chatOrigin: originOf(variables, 'CHAT_ORIGIN'),
    siteOrigin: originOf(variables, 'SITE_ORIGIN'),
    psp: pspOf(variables),
    chain: chainOf(variables),
    publicValues: beaconOf(variables.PUBLIC_VALUE_URL ?? ''),
    nats: natsOf(variables.NATS_URL ?? ''),
    makers: (variables.MAKERS ?? '') === '' ? null : (variables.MAKERS ?? null),
    referenceMakerPort: referenceMakerOf(variables, isReal),
    subscriber: hookOf(variables, 'WEBHOOK'),
    pspPort: pspPort === '' ? null : numberOf(variables, 'PSP_PORT', 0, isPort),
    pspOrigin: originOf(variables, 'PSP_ORIGIN'),
    metricsPort: (variables.METRICS_PORT ?? '') === '' ? null : numberOf(variables, 'METRICS_PORT', 0, isPort),
    metricsHost: variables.METRICS_HOST ?? '127.0.0.1',
    collector: collectorOf(variables),
    database,
    seed: seedOf(variables),
    speed: numberOf(variables, 'SANDBOX_SPEED', 1, (speed) => speed > 0 && speed <= 1000),
    data: variables.SANDBOX_DATA === undefined || variables.SANDBOX_DATA === '' ? null : variables.SANDBOX_DATA,
    replayBets: isOn(variables, 'SANDBOX_REPLAY_BETS'),
    config: variables.SANDBOX_CONFIG === undefined || variables.SANDBOX_CONFIG === '' ? null : variables.SANDBOX_CONFIG,
    brandFiles: (variables.BRAND_FILES ?? '') === '' ? null : (variables.BRAND_FILES ?? null),
    dist: variables.SANDBOX_DIST === undefined || variables.SANDBOX_DIST === '' ? 'dist' : variables.SANDBOX_DIST,
    isControlOpen,
    isReal,
    ports: portsOf(variables),
    operatorToken: tokenOf(variables, 'OPERATOR_TOKEN'),
    needsApproval: variables.SITE_APPROVAL === '1',
    publishers: readPublishers(tokenOf(variables, 'PLUGIN_TOKEN'), variables.PLUGIN_PUBLISHERS ?? ''),
    plugins,
    breaker: breakerOf(variables.PLUGIN_BREAKER ?? ''),
    trustProxy: trustOf(variables.TRUST_PROXY ?? ''),
    logLevel,
    areMapsShown: variables.SOURCE_MAPS === '1',
  };
  if (isReal) requireNoStandIn(variables);
  return settings;
}
