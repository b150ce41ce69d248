import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import { refuse } from '../http/refuse.ts';
import { boundConnection } from './bound-connection.ts';

/** What answers requests: any Hono application. */
type Answering = { fetch: Parameters<typeof getRequestListener>[0] };

export type Listening = {
  server: Server;
  /** Such as http://127.0.0.1:4000 */
  address: string;
  /** Takes no new calls and waits until the present ones end, at most `graceMs`. */
  drain: (graceMs: number) => Promise<void>;
};

const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * How long a connection may take, ms: for the head of a request, for all of it, and with no byte either way, as of a
 * client that does not read its answer.
 */
const usualPatience = { head: 10_000, request: 30_000, silence: 120_000, look: 5000 };

/** Starts to listen; rejects with the system's error (busy port, unknown address). Port 0 takes a free one. */
export function listen(
  app: Answering,
  { port, host }: { port: number; host: string },
  patience = usualPatience,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const server = createServer(
    { connectionsCheckingInterval: patience.look },
    boundConnection((incoming, outgoing) => void answer(incoming, outgoing)),
  );
  // A client must send its request at once, so that a slow trickle of bytes holds no connection.
  server.headersTimeout = patience.head;
  server.requestTimeout = patience.request;
  server.timeout = patience.silence;
  // Longer than a proxy keeps an idle connection. If both closed it at the same moment, the call between them would be
  // lost.
  server.keepAliveTimeout = 75_000;
  // This server is nobody's proxy. Without a listener the connection would end without a word.
  server.on('connect', (_, socket) => refuse(socket, '405 Method Not Allowed'));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        server,
        address: `http://${urlHost(host)}:${String(taken)}`,
        drain: (graceMs) => drain(server, graceMs),
      });
    });
  });
}

type Beside = { port: number | null; host: string; beside: number };

/** Listens at a port that somebody named, else at the next one after `beside`, else at any free one. */
export async function listenBeside(app: Answering, { port, host, beside }: Beside): Promise<Listening> {
  if (port !== null || beside === 0 || beside === 65_535) return listen(app, { port: port ?? 0, host });
  return listen(app, { port: beside + 1, host }).catch(() => listen(app, { port: 0, host }));
}

/** Connections stay open between calls. Each closes once its last answer is out. */
const drain = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    // Sockets and streams never end by themselves.
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      resolve();
    });
    server.closeIdleConnections();
  });
