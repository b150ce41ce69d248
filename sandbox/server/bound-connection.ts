import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Calls of one connection that wait for their answers. Browsers and proxies send the next request after the answer to the last. */
const atOnceMax = 16;
/** A client that still sends has this long to read its refusal. */
const readingMs = 500;

/**
 * The rest of a body is not read once the call has its answer, so the connection ends, however much more would follow.
 */
function endUnread(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroySoon();
  }, readingMs).unref();
}

/**
 * Bounds what one connection makes this process keep: Node takes as many calls as come in one stream, each with its
 * answer, and a body without an end where nobody reads it.
 */
export function boundConnection(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > atOnceMax) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    outgoing.once('finish', () => endUnread(incoming));
    listener(incoming, outgoing);
  };
}
