import type { Connection, ConnectionListener, ConnectionRequest, UpFrame } from './connection';

/** The event stream is for those without a WebSocket: its code comes when it is asked for. Frames sent meanwhile are kept. */
export function openLazyStream(request: ConnectionRequest, listener: ConnectionListener): Connection {
  const waiting: UpFrame[] = [];
  let stream: Connection | null = null;
  let isClosed = false;

  import('./shared-stream').then(
    ({ openSharedStream }) => {
      if (isClosed) return;
      stream = openSharedStream(request, listener);
      for (const frame of waiting) stream.send(frame);
    },
    // The code did not come: as a connection that broke off, it is tried again.
    () => {
      if (!isClosed) listener.closed();
    },
  );

  return {
    send(frame) {
      if (stream === null) waiting.push(frame);
      else stream.send(frame);
    },
    close() {
      isClosed = true;
      stream?.close();
    },
  };
}
