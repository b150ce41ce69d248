/** What is over goes by itself, after the days that the site says, and what money is compared with stays. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { farPick, placed, slipOf } from '../support/coupon-support.ts';
import { endOf } from '../support/process.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const folder = mkdtempSync(join(tmpdir(), 'openbook-kept-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const day = 86_400;
const pass = (client: Client, seconds: number) => client.control('POST', 'clock', { advance: seconds });
const messages = async (client: Client) =>
  (await client.get<{ data: { id: number }[] }>('/office-api/v1/messages')).body.data.map(({ id }) => id);

test('[OPS-38] messages go within an hour after the days that the site says, the younger ones and the bets stay', async () => {
  const client = await server.enter();
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const { login, password } = body.data;
  await client.logIn(login, password);
  // A new device is told to its player.
  await client.other().logIn(login, password);
  const { id } = await placed(client, slipOf([await farPick(client)], { amount: 10, changeCoefAction: 1 }));
  const [old] = await messages(client);

  await pass(client, 400 * day);
  await client.logIn(login, password);
  await client.other().logIn(login, password);
  const both = await messages(client);
  expect(both).toContain(old);
  expect(both.length).toBeGreaterThan(1);

  await client.control('PATCH', 'config', { retention: { messages: 365 } });
  await pass(client, 3600);
  await client.logIn(login, password);
  const young = both.filter((each) => each !== old);
  await expect.poll(() => messages(client)).toEqual(young);
  expect((await client.get(`/coupon-api/v1/coupons/${id}`)).status).toBe(200);
});

test.each([
  ['complaints', { complaints: 1825 }],
  ['coupons', { coupons: 10 }],
])('[OPS-38] a start with days for %s that may not be ends with one line that names it', async (name, retention) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ retention }));
  const { code, err } = await endOf({ SANDBOX_CONFIG: file });
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
  expect(err).toContain(`retention.${name}`);
});
