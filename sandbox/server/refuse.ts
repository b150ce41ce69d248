import type { Duplex } from 'node:stream';

/** The answer to a connection that is no call any more: `status` such as `400 Bad Request`, and the end. */
export function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
