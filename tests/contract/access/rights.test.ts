/** What an account with a right may read: figures of the remote apps, by a right of the account that only an operator gives. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ControlRoomAnswer } from '../../../contracts/plugin-beacon.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { Client, useServer } from '../support/server.ts';

const call = '/plugins-api/v1/health';
const token = 'an operator says this and nobody else';
const server = useServer({ dropsWorlds: true });
let running: Running;
beforeAll(async () => {
  const usual = { DEMO: '1', PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' };
  running = await start(readSettings({ ...usual, OPERATOR_TOKEN: token }));
});
afterAll(() => running.stop());

test('[PLUG-75] figures of the apps: 401 for a visitor, 403 for a player, the answer with the right', async () => {
  const client = await server.enter();
  expect((await client.get(call)).status).toBe(401);
  await client.logIn();
  const refused = await client.get<{ code: number; data?: unknown }>(call);
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([403, 403, undefined]);

  const observer = client.other();
  const made = await observer.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'observer',
  });
  await observer.logIn(made.body.data.login, made.body.data.password);
  const report = { id: 'news', version: '1.0.0', state: 'ready', loadMs: 80, mountMs: 9, longMs: 0, errors: 0 };
  const { mark } = (await observer.get<{ data: { mark: string } }>('/plugins-api/v1/mark')).body.data;
  await observer.post('/plugins-api/v1/beacon', { mark, plugins: [report] });
  const { status, body } = await observer.get(call);
  expect(status).toBe(200);
  expect(ControlRoomAnswer.parse(body)).toMatchObject({
    data: [{ id: 'news', visitors: 1, failed: 0, state: 'open' }],
    // Worlds of tests have a seed that is known.
    notices: ['seed'],
  });
});

test('[PLUG-75] only an operator gives and takes the right, and it holds from the next call on', async () => {
  const client = new Client(running.address, '');
  const userId = await client.logIn();
  const give = (rights: unknown, said = token, id = userId) =>
    fetch(`${running.address}/operator-api/v1/users/${String(id)}/rights`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        Authorization: `Bearer ${said}`,
      },
      body: JSON.stringify({ rights }),
    });
  const status = async () => (await client.get(call)).status;
  expect((await give(['plugins.read'], randomUUID())).status).toBe(401);
  expect((await give(['everything'])).status).toBe(400);
  expect((await give(['plugins.read'], token, 1)).status).toBe(404);
  expect(await status()).toBe(403);
  expect((await give(['plugins.read'])).status).toBe(204);
  expect(await status()).toBe(200);
  expect((await give([])).status).toBe(204);
  expect(await status()).toBe(403);
});
