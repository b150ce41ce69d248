import { createPart } from '@/shared/late-code';

import type { Connection, ConnectionListener, ConnectionRequest, UpFrame } from './transport';

const streamPart = createPart({ name: 'event stream', load: () => import('./shared-stream') });

/** Only browsers without a WebSocket need the event stream, so its code loads on demand. Frames wait meanwhile. */
export function openLazyStream(request: ConnectionRequest, listener: ConnectionListener): Connection {
  const waiting: UpFrame[] = [];
  let stream: Connection | null = null;
  let isClosed = false;

  streamPart.load().then(
    ({ openSharedStream }) => {
      if (isClosed) return;
      stream = openSharedStream(request, listener);
      for (const frame of waiting) stream.send(frame);
    },
    // A missing file counts as a lost connection, so the feed tries again.
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
