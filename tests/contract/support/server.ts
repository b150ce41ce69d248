/** Runs the real server on a free port of this process. Tests reach it by HTTP only. */
import { afterAll, afterEach, beforeAll } from 'vitest';

import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import type { World } from '../../../sandbox/world/world.ts';
import { codeIn } from '../../support/code-in.ts';
import { fewCompetitions, playTime } from '../../support/play-time.ts';

export type Answer<T = unknown> = { status: number; headers: Headers; body: T };

/** A browser: keeps cookies, sends the token and belongs to one world. */
export class Client {
  readonly origin: string;
  readonly world: string;
  token: string | null = null;
  readonly cookies = new Map<string, string>();

  constructor(origin: string, world: string) {
    this.origin = origin;
    this.world = world;
  }

  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'X-Sandbox-World': this.world,
        'X-Requested-With': 'XMLHttpRequest',
        ...(this.cookies.size > 0
          ? { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.keep(response.headers);
    const text = await response.text();
    const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  get = <T = unknown>(path: string, headers?: Record<string, string>) => this.call<T>('GET', path, undefined, headers);
  post = <T = unknown>(path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call<T>('POST', path, body, headers);
  control = <T = unknown>(method: string, path: string, body?: unknown) =>
    this.call<T>(method, `/sandbox-api/v1/${path}`, body);

  /** The code that was sent last to an e-mail or a phone (with its code) of this world. */
  async codeFor(address: string): Promise<string> {
    const path = `mailbox?to=${encodeURIComponent(address)}`;
    const { data } = (await this.control<{ data: { text: string }[] }>('GET', path)).body;
    return codeIn(data, address);
  }

  /** Six digits that are not that code: a fixed guess is right once in a million runs. */
  wrongCodeFor = async (address: string): Promise<string> =>
    String((Number(await this.codeFor(address)) + 1) % 1_000_000).padStart(6, '0');

  /** The world's clock, Unix seconds. */
  now = async (): Promise<number> => (await this.control<{ data: { now: number } }>('POST', 'clock', {})).body.data.now;

  /** Signs in. From then on every call has the token. */
  async logIn(login = 'demo@example.com', password = 'demo-password'): Promise<number> {
    const { status, body } = await this.post<{ data: { userId: number; token: string } }>(
      '/web-api/auth/login',
      credentials(login, password),
    );
    if (status !== 200) throw new Error(`login: ${String(status)} ${JSON.stringify(body)}`);
    this.token = body.data.token;
    return body.data.userId;
  }

  /** Names a bank account, and lets it be one that the player named long ago: the first payment does not wait. */
  async nameOldBank(iban = 'GB29NWBK60161331926819'): Promise<void> {
    await this.call('PUT', '/deduce-api/v1/bank-account', { iban });
    await this.control('PATCH', `users/${this.cookies.get('ua') ?? ''}`, { hasOldPayees: true });
  }

  /** Opens a second browser in the same world. */
  other = (): Client => new Client(this.origin, this.world);

  /** Another tab as it is now: what is answered to it reaches this one by `keep`. */
  tab(): Client {
    const tab = this.other();
    for (const [name, value] of this.cookies) tab.cookies.set(name, value);
    return tab;
  }

  /** What an answer does to the cookies. An answer to another tab may come later than it was given. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
  }
}

export const encoded = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
export const credentials = (login: string, password: string) => ({
  uLogin: encoded(login),
  uPassword: encoded(password),
  save: true,
});

/**
 * Starts a server for the tests of a file. `enter()` gives a browser in a new world with some of the competitions.
 * Matches go on in every open world, so `dropsWorlds` closes the worlds of a test at its end; otherwise they last as
 * long as the file. `variables`: of the environment, read when the server starts.
 */
export function useServer({
  dropsWorlds = false,
  variables = () => ({}),
}: { dropsWorlds?: boolean; variables?: () => Record<string, string> } = {}): {
  enter: (options?: object) => Promise<Client>;
  address: () => string;
  /** The world behind a browser: for its books, and for what a test cannot arrange from outside. */
  worldOf: (client: Client) => World;
} {
  let running: Running;
  const worlds = new Set<string>();
  beforeAll(async () => {
    running = await start(
      readSettings({ PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_CONTROL: '1', SANDBOX_LOG: 'silent', ...variables() }),
    );
  });
  afterEach(() => {
    if (!dropsWorlds) return;
    for (const id of worlds) running.worlds.drop(id);
    worlds.clear();
  });
  afterAll(() => running.stop());
  return {
    address: () => running.address,
    worldOf: ({ world: id }) => {
      const world = running.worlds.get(id);
      if (world === null) throw new Error(`There is no world ${id}.`);
      return world;
    },
    enter: async (options = {}) => {
      const main = new Client(running.address, 'main');
      const { body } = await main.control<{ data: { id: string } }>('POST', 'worlds', {
        seed: 7,
        share: fewCompetitions,
        play: playTime,
        ...options,
      });
      worlds.add(body.data.id);
      return new Client(running.address, body.data.id);
    },
  };
}
