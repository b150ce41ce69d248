import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocket, WebSocketServer } from 'ws';

import { ClientFrame } from '../../contracts/client-frames.ts';
import { headerNames } from '../../contracts/common.ts';
import { playerSession } from '../auth/index.ts';
import { addressOf, networkOf, type TrustProxy } from '../http/client-address.ts';
import { readJson } from '../http/json.ts';
import { refuse } from '../http/refuse.ts';
import { isBrandHost } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { closeCalmly } from './close-calmly.ts';
import { messagesOfSecondMax } from './config.ts';
import { feedLanguage } from './language.ts';

/** An edge has no books, so everybody is a visitor there. */
type FeedWorld = Pick<World, 'feed' | 'config'> & Partial<Pick<World, 'db' | 'clock'>>;

/** `get` finds a world by cookie or header X-Sandbox-World. Both count only while the control API is open. */
export type FeedAccess = { main: FeedWorld; get: (id: string) => FeedWorld | null };

/** A client must answer a ping of the protocol in this time. */
const aliveMs = 30_000;
const path = '/feed-api/v1/ws';
const payloadMaxBytes = 64 * 1024;
/** Close code of RFC 6455: try again later. */
const tryAgain = 1013;

function cookiesOf({ headers }: IncomingMessage): Map<string, string> {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim().split('='));
  return new Map(parts.map(([name = '', ...value]) => [name, decodeSafely(value.join('='))]));
}
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A page of another site could open a socket with the player's cookie. Browsers name the site of the page; other
 * programs do not. `Host` is whatever the caller writes, so a site behind a proxy names itself.
 */
function isSameOrigin(
  { headers }: IncomingMessage,
  siteOrigin: string | null,
  isOurHost: (name: string) => boolean,
): boolean {
  if (headers.origin === undefined || headers.origin === siteOrigin) return true;
  const origin = URL.parse(headers.origin);
  if (origin === null || (siteOrigin === null && origin.host !== headers.host)) return false;
  return siteOrigin === null || (origin.protocol === new URL(siteOrigin).protocol && isOurHost(origin.hostname));
}

/**
 * Reads the request line, whatever it holds. Null when it names no address of this server. Two slashes at the beginning
 * would name another host.
 */
const targetOf = ({ url = '' }: IncomingMessage): URL | null =>
  /^\/(?!\/)/.test(url) ? URL.parse(`http://local${url}`) : null;

const parseFrame = (data: unknown) => ClientFrame.safeParse(readJson(String(data))).data;

/** A refused socket opens and closes with a code: that is all that a browser tells its page about it. */
const reasons = { busy: 'too many connections', many: 'too many connections of yours' } as const;

type Visit = { request: IncomingMessage; query: URLSearchParams; address: string };

function serve(socket: WebSocket, world: FeedWorld, { request, query, address }: Visit): void {
  const { feed, db, clock } = world;
  const cookies = cookiesOf(request);
  const session = db && clock ? playerSession(db, cookies, clock.now()) : null;
  const holder = { address, sessionId: session?.id ?? null };
  const refusal = feed.refusal(holder);
  if (refusal !== null) {
    socket.close(tryAgain, reasons[refusal]);
    return;
  }
  const lng = query.get('lng') ?? '';
  const epoch = query.get('epoch') ?? undefined;
  const stream = feed.connect({
    lng: feedLanguage(lng),
    userId: session?.userId ?? null,
    holder,
    send: (text) => socket.send(text),
    bufferedBytes: () => socket.bufferedAmount,
    cut: () => socket.terminate(),
  });
  let isEpochTold = epoch === undefined;
  let [said, since] = [0, 0];
  socket.on('message', (data) => {
    if (Date.now() - since >= 1000) [said, since] = [0, Date.now()];
    said += 1;
    if (said > messagesOfSecondMax) {
      socket.terminate();
      return;
    }
    const frame = parseFrame(data);
    if (frame?.t === 'sub') {
      // The numbers in the address are from before the client connected. Later numbers belong to the epoch of this
      // connection.
      stream.subscribe(frame.topics, isEpochTold ? undefined : epoch);
      isEpochTold = true;
    }
    if (frame?.t === 'unsub') stream.unsubscribe(frame.topics);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', stream.close);
}

/** WS /feed-api/v1/ws on the server's own port. Returns a function that closes it, socket by socket. Spec: api §7.2. */
export function attachFeedSocket(
  server: Server,
  worlds: FeedAccess,
  {
    isControlOpen,
    trustProxy,
    siteOrigin = null,
  }: { isControlOpen: boolean; trustProxy: TrustProxy; siteOrigin?: string | null },
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: payloadMaxBytes, perMessageDeflate: false });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const target = targetOf(request);
    if (target === null) {
      refuse(socket, '400 Bad Request');
      return;
    }
    const { pathname, searchParams } = target;
    if (pathname !== path) {
      refuse(socket, '404 Not Found');
      return;
    }
    if (!isSameOrigin(request, siteOrigin, (name) => isBrandHost(worlds.main.config, name))) {
      refuse(socket, '403 Forbidden');
      return;
    }
    const header = request.headers[headerNames.world.toLowerCase()];
    const id = isControlOpen
      ? typeof header === 'string'
        ? header
        : cookiesOf(request).get(headerNames.world)
      : undefined;
    const world = id === undefined ? worlds.main : worlds.get(id);
    if (world === null) {
      refuse(socket, '404 Not Found');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      sockets.emit('connection', opened, request);
      serve(opened, world, { request, query: searchParams, address: networkOf(addressOf(request, trustProxy)) });
    });
  };
  server.on('upgrade', upgrade);
  // A client may vanish without a close frame. Without this look it would keep its place for ever.
  const unheard = new WeakSet<WebSocket>();
  const pings = setInterval(() => {
    for (const client of sockets.clients) {
      if (unheard.has(client)) client.terminate();
      else client.ping();
      unheard.add(client);
    }
  }, aliveMs);
  pings.unref();
  sockets.on('connection', (client: WebSocket) => client.on('pong', () => unheard.delete(client)));

  return () => {
    clearInterval(pings);
    server.off('upgrade', upgrade);
    const open = [...sockets.clients];
    sockets.close();
    return closeCalmly(open);
  };
}
