import { readTrustProxy, trustNobody, type TrustProxy } from './client-address.ts';

/** A variable that cannot be used. The message is the one line that a person sees. */
export class BadEnvironment extends Error {}

export type Settings = {
  port: number;
  host: string;
  database: string;
  seed: number;
  /** Scales match time alone. */
  speed: number;
  /** Folder of real seasons, or null for the simulator. */
  data: string | null;
  /** Folder of the built page. */
  dist: string;
  isControlOpen: boolean;
  trustProxy: TrustProxy;
  /** Opens the calls of operators; null: there are none. */
  operatorToken: string | null;
  logLevel: string;
};

type Variables = Record<string, string | undefined>;

function numberOf(variables: Variables, name: string, fallback: number, isAllowed: (value: number) => boolean): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || !isAllowed(value)) throw new BadEnvironment(`${name}=${text} cannot be used.`);
  return value;
}

function trustOf(text: string): TrustProxy {
  const trust = text === '' ? trustNobody : readTrustProxy(text);
  if (trust === null)
    throw new BadEnvironment(`TRUST_PROXY=${text} cannot be used: a number of proxies, or addresses with commas.`);
  return trust;
}

function tokenOf(text: string): string | null {
  if (text === '') return null;
  if (text.length < 32) throw new BadEnvironment('OPERATOR_TOKEN cannot be used: at least 32 signs.');
  return text;
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'];

/** Reads the environment; throws BadEnvironment. Names and defaults: docs/operations.md. */
export function readSettings(variables: Variables): Settings {
  const control = variables.SANDBOX_CONTROL ?? '';
  if (!['', '0', '1'].includes(control))
    throw new BadEnvironment(`SANDBOX_CONTROL=${control} cannot be used: 1 or nothing.`);
  if (control === '1' && variables.NODE_ENV === 'production')
    throw new BadEnvironment('SANDBOX_CONTROL=1 is refused when NODE_ENV=production.');
  const logLevel = variables.SANDBOX_LOG ?? 'warn';
  if (!logLevels.includes(logLevel))
    throw new BadEnvironment(`SANDBOX_LOG=${logLevel} cannot be used: ${logLevels.join(', ')}.`);
  return {
    port: numberOf(variables, 'PORT', 4000, (port) => Number.isInteger(port) && port >= 0 && port < 65_536),
    host: variables.HOST ?? '127.0.0.1',
    database: variables.SANDBOX_DB ?? '.cache/openbook.sqlite',
    seed: numberOf(variables, 'SANDBOX_SEED', 1, Number.isSafeInteger),
    speed: numberOf(variables, 'SANDBOX_SPEED', 1, (speed) => speed > 0 && speed <= 1000),
    data: variables.SANDBOX_DATA === undefined || variables.SANDBOX_DATA === '' ? null : variables.SANDBOX_DATA,
    dist: variables.SANDBOX_DIST === undefined || variables.SANDBOX_DIST === '' ? 'dist' : variables.SANDBOX_DIST,
    isControlOpen: control === '1',
    operatorToken: tokenOf(variables.OPERATOR_TOKEN ?? ''),
    trustProxy: trustOf(variables.TRUST_PROXY ?? ''),
    logLevel,
  };
}
