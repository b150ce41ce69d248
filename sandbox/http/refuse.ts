import type { Duplex } from 'node:stream';

/** Answers a connection that cannot become a call with a `status`, such as `400 Bad Request`, and ends it. */
export function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
