/** Runs deploy/nginx.conf in the machine's own nginx, before a running backend. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, vi } from 'vitest';

import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { freePort } from '../../support/free-port.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));
const hasBuild = existsSync('dist/plain-page-headers.conf') && existsSync('dist/document-headers.conf');

/** False when this machine has no nginx or nothing is built. A message says so. */
export const canRun = nginx !== undefined && hasBuild;
if (!canRun)
  process.stderr.write(
    `nginx is not tried: ${nginx === undefined ? 'this machine has no nginx' : 'dist/ is not built: npm run build'}.\n`,
  );

export type Proxied = {
  address: string;
  /** Where nginx has its files, the build under `dist`. */
  folder: string;
  backend: Running;
  stopBackend: () => Promise<void>;
  /** Gives the log of nginx: its refusals and faults. */
  errors: () => string;
  stop: () => Promise<void>;
};

/**
 * Makes a folder with the build, the configuration and the logs, because the workers of an nginx that root started may
 * not read a person's own folders.
 */
function prepare(port: number, backend: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-nginx-'));
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  mkdirSync(join(folder, 'logs'));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/openbook', folder)
    .replace('server 127.0.0.1:4000;', `server ${new URL(backend).host};`)
    .replace('listen 80;', `listen 127.0.0.1:${String(port)};`);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/nginx.pid;\nerror_log ${folder}/logs/error.log;\ndaemon off;\nworker_processes 1;\nevents {}\n` +
      `http {\naccess_log off;\n${own.join('\n')}\ninclude ${folder}/site.conf;\n}\n`,
  );
  return folder;
}

/** Starts the backend, which trusts nginx, and nginx before it. `environment`: variables of the backend. */
export async function startProxied(environment: Record<string, string> = {}): Promise<Proxied> {
  const usual = { DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent', TRUST_PROXY: '127.0.0.1' };
  const backend = await start(readSettings({ ...usual, ...environment }));
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  const folder = prepare(port, backend.address);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const tried = spawnSync(nginx ?? '', ['-t', ...options], { encoding: 'utf8' });
  expect(tried.stderr).toContain('test is successful');
  const server = spawn(nginx ?? '', options, { stdio: 'ignore' });
  const isUp = () =>
    fetch(`${address}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isUp, { timeout: 5000 });
  let stopped: Promise<void> | undefined;
  const stopBackend = () => (stopped ??= backend.stop());
  return {
    address,
    folder,
    backend,
    stopBackend,
    errors: () => readFileSync(join(folder, 'logs/error.log'), 'utf8'),
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      server.once('exit', resolve);
      server.kill('SIGTERM');
      await promise;
      await stopBackend();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Makes a call from another local address, as if it came from another machine. */
export function callFrom(localAddress: string, url: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const agent = new Agent({ localAddress, keepAlive: false });
    const sent = request(url, { method, headers, agent }, (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
