/** Builds the bench pages with the host's own aliases and plugins, and serves them on a free loopback port. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

import { build } from 'vite';

const OUT = resolve('.cache/bench');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type Site = { url: (page: string) => string; close: () => void };

export async function serveBenchPages(): Promise<Site> {
  await build({ configFile: 'tests/bench/vite.config.ts', logLevel: 'error' });
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(OUT, path === '/' ? 'index.html' : path);
    if (!file.startsWith(OUT) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: (page) => `http://127.0.0.1:${String(port)}/${page}`, close: () => server.close() };
}
