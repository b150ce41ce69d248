import type { Connection, ConnectionListener, ConnectionRequest, UpFrame } from './transport';

/** WS /feed-api/v1/ws: the usual transport, one socket for each visible tab. Spec: api §7.2. */
export function openWebSocket({ language, epoch }: ConnectionRequest, listener: ConnectionListener): Connection {
  const url = new URL('/feed-api/v1/ws', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('lng', language);
  if (epoch !== null) url.searchParams.set('epoch', epoch);

  const socket = new WebSocket(url);
  const early: UpFrame[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    if (signal.aborted) return;
    ending.abort();
    listener.closed();
  };
  socket.addEventListener('open', () => early.splice(0).forEach((frame) => socket.send(JSON.stringify(frame))), {
    signal,
  });
  socket.addEventListener(
    'message',
    ({ data }) => {
      if (typeof data === 'string') listener.message(data);
    },
    { signal },
  );
  socket.addEventListener('close', end, { signal });
  socket.addEventListener('error', end, { signal });

  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      else early.push(frame);
    },
    close: () => {
      ending.abort();
      socket.close();
    },
  };
}
