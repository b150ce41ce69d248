import type { WebSocket } from 'ws';

/** Going away: RFC 6455. */
const goingAway = 1001;
const sliceMs = 100;
/** 150 a second: whoever loses a socket knocks at once, elsewhere or at the next process. */
const leastOfSlice = 15;
/** Less than a server waits for its calls. */
const longestMs = 8000;

/** Closes sockets in slices, each with its reason. Resolves when the last one was told. */
export function closeCalmly(sockets: readonly WebSocket[]): Promise<void> {
  const slice = Math.max(leastOfSlice, Math.ceil((sockets.length * sliceMs) / longestMs));
  let closed = 0;
  return new Promise((resolve) => {
    const next = () => {
      for (const socket of sockets.slice(closed, closed + slice)) socket.close(goingAway);
      closed += slice;
      if (closed >= sockets.length) resolve();
      else setTimeout(next, sliceMs);
    };
    next();
  });
}
