/**
 * What happens before an answer is what its time can tell. The application is called without a network: its answer is here before
 * anything that follows it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPublished } from '../../../sandbox/apps/index.ts';
import { sql } from '../../../sandbox/db/index.ts';
import { trustNobody } from '../../../sandbox/http/client-address.ts';
import { createLogger } from '../../../sandbox/http/logger.ts';
import { createApp } from '../../../sandbox/server/app.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { until } from '../support/card-support.ts';
import { encoded } from '../support/server.ts';

let running: Running;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  const variables = { PORT: '0', CHAT_PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent', DEMO: '1' };
  running = await start(readSettings(variables));
  app = createApp({
    ...{ worlds: running.worlds, dist: 'dist', logger: createLogger('silent'), isControlOpen: false },
    ...{ trustProxy: trustNobody, operatorToken: null, publishers: [] },
    published: createPublished(null, () => undefined),
  });
});
afterAll(() => running.stop());

const address = { incoming: { socket: { remoteAddress: '192.0.2.7' }, headers: {} } };

/** How many rows a call wrote until its answer, and in all. */
async function written(path: string, body: object): Promise<{ status: number; before: number; all: () => number }> {
  const { db } = running.worlds.main;
  const changes = () => Number(sql(db, 'SELECT total_changes() AS count').get()?.count);
  const from = changes();
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const { status } = await app.request(path, request, address);
  const before = changes() - from;
  return { status, before, all: () => changes() - from };
}

const phone = { phone: '7000000000', country_code: '+7' };
test.each([
  [
    'a log-in',
    '/web-api/auth/login',
    (login: string) => ({ uLogin: encoded(login), uPassword: encoded('wrong'), save: true }),
  ],
  ['a forgotten password', '/web-api/auth/password/forgot', (login: string) => ({ login: encoded(login) })],
])('[SESS-51] the answer to %s is made before anything that only an account has', async (_, path, bodyOf) => {
  await written(path, bodyOf('first@example.com'));
  const nobody = await written(path, bodyOf('nobody@example.com'));
  const somebody = await written(path, bodyOf('demo@example.com'));
  expect([somebody.status, somebody.before]).toEqual([nobody.status, nobody.before]);
  // What follows is done for both: the next call waits as long.
  await until(
    () => Promise.resolve([somebody.all(), nobody.all()]),
    ([known = 0, unknown = 0]) => known > somebody.before && unknown > nobody.before,
  );
});

test('[SESS-51] a code by phone writes the same for a number that nobody has', async () => {
  const path = '/web-api/auth/password/forgot';
  await written(path, { ...phone, phone: '7000000001' });
  const nobody = await written(path, { ...phone, phone: '7000000002' });
  const somebody = await written(path, { phone: '7700900000', country_code: '+44' });
  expect([somebody.status, somebody.before]).toEqual([nobody.status, nobody.before]);
});
