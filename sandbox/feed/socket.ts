import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocket, WebSocketServer } from 'ws';

import { HEADER } from '../../contracts/common.ts';
import { ClientFrame } from '../../contracts/feed.ts';
import { sessionBySecret } from '../auth/index.ts';
import { addressOf, networkOf, type TrustProxy } from '../server/client-address.ts';
import { refuse } from '../server/refuse.ts';
import type { World } from '../world/index.ts';

type FeedWorld = Pick<World, 'feed' | 'db' | 'clock'>;

/** `get`: a world by the cookie or header X-Sandbox-World, looked at only while the control API is open. */
export type FeedAccess = { main: FeedWorld; get: (id: string) => FeedWorld | null };

/** Once in this time a client must answer the ping of the protocol. */
const ALIVE_MS = 30_000;
const PATH = '/feed-api/v1/ws';
const PAYLOAD_MAX_BYTES = 64 * 1024;
/** Close code of RFC 6455: come back later. */
const TRY_AGAIN = 1013;

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

/** A page of another site could open a socket with the player's cookie: the browser says where it comes from, programs say nothing. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

/** Whatever stands in the request line: null where it is no address of this server. Two slashes begin the name of another one. */
const targetOf = ({ url = '' }: IncomingMessage): URL | null =>
  /^\/(?!\/)/.test(url) ? URL.parse(`http://local${url}`) : null;

function parseFrame(data: unknown) {
  try {
    return ClientFrame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/** Told with the close code: a browser shows a page nothing else of a socket that was not taken. */
const reasons = { busy: 'too many connections', many: 'too many connections of yours' } as const;

type Visit = { request: IncomingMessage; query: URLSearchParams; address: string };

function serve(socket: WebSocket, world: FeedWorld, { request, query, address }: Visit): void {
  const { feed, db, clock } = world;
  const secret = cookiesOf(request).get('sid');
  const session = secret === undefined ? null : sessionBySecret(db, secret, clock.now());
  const holder = { address, sessionId: session?.id ?? null };
  const refusal = feed.refusal(holder);
  if (refusal !== null) {
    socket.close(TRY_AGAIN, reasons[refusal]);
    return;
  }
  const lng = query.get('lng') ?? '';
  const epoch = query.get('epoch') ?? undefined;
  const stream = feed.connect({
    lng: /^[a-z]{2}$/.test(lng) ? lng : 'en',
    userId: session?.userId ?? null,
    holder,
    send: (text) => socket.send(text),
    bufferedBytes: () => socket.bufferedAmount,
    cut: () => socket.terminate(),
  });
  let isEpochTold = epoch === undefined;
  socket.on('message', (data) => {
    const frame = parseFrame(data);
    if (frame?.t === 'sub') {
      // The address speaks of the numbers that the client had before it connected; later ones are of this connection's epoch.
      stream.subscribe(frame.topics, isEpochTold ? undefined : epoch);
      isEpochTold = true;
    }
    if (frame?.t === 'unsub') stream.unsubscribe(frame.topics);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', stream.close);
}

/** WS /feed-api/v1/ws on the server's own port. Returns what closes it. Spec: api §7.2. */
export function attachFeedSocket(
  server: Server,
  worlds: FeedAccess,
  { isControlOpen, trustProxy }: { isControlOpen: boolean; trustProxy: TrustProxy },
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: PAYLOAD_MAX_BYTES, perMessageDeflate: false });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const target = targetOf(request);
    if (target === null) {
      refuse(socket, '400 Bad Request');
      return;
    }
    const { pathname, searchParams } = target;
    if (pathname !== PATH) {
      refuse(socket, '404 Not Found');
      return;
    }
    if (!isSameOrigin(request)) {
      refuse(socket, '403 Forbidden');
      return;
    }
    const header = request.headers[HEADER.world.toLowerCase()];
    const id = isControlOpen ? (typeof header === 'string' ? header : cookiesOf(request).get(HEADER.world)) : undefined;
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
  // A client that vanished without a word would hold its place for ever.
  const unheard = new WeakSet<WebSocket>();
  const pings = setInterval(() => {
    for (const client of sockets.clients) {
      if (unheard.has(client)) client.terminate();
      else client.ping();
      unheard.add(client);
    }
  }, ALIVE_MS);
  pings.unref();
  sockets.on('connection', (client: WebSocket) => client.on('pong', () => unheard.delete(client)));

  return () => {
    clearInterval(pings);
    server.off('upgrade', upgrade);
    for (const client of sockets.clients) client.close(1001);
    sockets.close();
  };
}
