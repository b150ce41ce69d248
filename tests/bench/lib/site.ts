/** Builds and serves the pages of the bench with the host's own aliases and plugins. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

const out = '.cache/bench';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export type Site = { url: (page: string) => string; close: () => void };

const done = new Map<string, Buffer>();
function squeezed(file: string): Buffer {
  const known = done.get(file) ?? brotliCompressSync(readFileSync(file));
  done.set(file, known);
  return known;
}

/** Serves the files of a folder on a free local port. */
export async function serve(folder: string): Promise<Site> {
  const root = resolve(folder);
  const server: Server = createServer((request, response) => {
    const file = join(root, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file.startsWith(root) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    // Compresses as the product's server does, so that the reference is not larger on a slow line than it has to be.
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' });
    response.end(squeezed(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: (page) => `http://127.0.0.1:${String(port)}/${page}`, close: () => server.close() };
}

/** Builds the pages of the cases for odds and start, and serves them. */
export async function serveBenchPages(): Promise<Site> {
  await build({ configFile: 'tests/bench/vite.config.ts', logLevel: 'error' });
  return serve(out);
}
