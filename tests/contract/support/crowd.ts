/** A crowd of hostile clients, each act of its own kind and from an address of its own. */
import { connect, type Socket } from 'node:net';

import { WebSocket } from 'ws';

import { type Operation, operations } from '../../../contracts/openapi/index.ts';
import { filled, oddPayloads } from './odd.ts';
import { hostileLines, numbersOf, rawStatus } from './raw.ts';

/** What the server made of an act: an HTTP status, or null where nobody answers one. */
export type Act = (from: string) => Promise<number | null>;
export type Crowd = {
  acts: Readonly<Record<string, Act>>;
  pick: () => string;
  address: () => string;
  leave: () => void;
};

const json = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

/** `topics`: what a page may subscribe to. The same seed makes the same crowd. */
export function gather(origin: string, topics: readonly string[], seed: number): Crowd {
  const random = numbersOf(seed);
  const oneOf = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const held: Socket[] = [];
  const { hostname, port } = new URL(origin);
  const writing = operations.filter(({ method, area }) => method === 'post' && area !== 'control');
  const lines = hostileLines(seed, 300);

  const ask = async (from: string, path: string, body?: unknown): Promise<number> => {
    const answer = await fetch(origin + path, {
      headers: { ...json, 'X-Forwarded-For': from },
      ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const oddBody = ({ body }: Operation) => {
    const odd = oneOf(oddPayloads);
    const text = typeof odd.raw === 'string' ? odd.raw : JSON.stringify(body === undefined ? {} : filled(body, odd));
    // A longer one closes its connection unread: raw requests try that.
    return text.slice(0, 15_000);
  };

  const acts: Record<string, Act> = {
    // The head of a request that never ends.
    half: () =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write('GET /health HTTP/1.1\r\nHost: local\r\nX-Slow: ', () => {
            resolve(null);
          });
        });
        socket.on('error', () => {
          resolve(null);
        });
        held.push(socket);
      }),
    line: () => rawStatus(origin, `${oneOf(lines)}\r\nHost: local\r\nConnection: close\r\n\r\n`),
    odd: (from) => {
      const call = oneOf(writing);
      return ask(from, call.path.replaceAll(/\{\w+\}/g, 'x'), oddBody(call));
    },
    board: (from) =>
      ask(from, `/feed-api/v1/snapshot?topic=${oneOf(['list:line:1', 'list:line:3', 'top:live'])}&lng=en`),
    search: (from) => ask(from, `/feed-api/v1/search?text=${'ab'.repeat(1 + Math.floor(random() * 20))}&lng=en`),
    generator: (from) => ask(from, '/feed-api/v1/bet-generator', { amount: 10, win: 100 }),
    login: (from) => ask(from, '/web-api/auth/login', { uLogin: 'ZGVtbw', uPassword: String(random()), save: true }),
    beacon: (from) => ask(from, '/plugins-api/v1/beacon', { mark: String(random()), apps: [] }),
    feed: (from) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${origin.replace('http', 'ws')}/feed-api/v1/ws?lng=en`, {
          headers: { 'X-Forwarded-For': from },
        });
        const end = () => {
          resolve(null);
        };
        socket.on('error', end);
        socket.on('close', end);
        socket.on('open', () => {
          const wanted = Array.from({ length: 60 }, () => ({ topic: oneOf(topics) }));
          for (const t of ['sub', 'unsub', 'sub']) socket.send(JSON.stringify({ t, topics: wanted }));
          socket.once('message', () => {
            socket.terminate();
          });
        });
      }),
  };
  return {
    acts,
    pick: () => oneOf(Object.keys(acts)),
    address: () => `203.0.${String(Math.floor(random() * 40))}.${String(Math.floor(random() * 250))}`,
    leave: () => {
      for (const socket of held) socket.destroy();
    },
  };
}
