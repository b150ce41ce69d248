import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { type Client, credentials, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type User = { userId: number; login: string; password: string };

async function setup(): Promise<{ player: Client; user: User }> {
  const player = await server.enter();
  const { body } = await player.control<{ data: User }>('POST', 'users', { profile: 'two-step' });
  return { player, user: body.data };
}
const passFirst = (client: Client, { login, password }: User) =>
  client.post('/web-api/auth/login', credentials(login, password));
const tryCode = (client: Client, code: string) =>
  client.post<ApiError>('/web-api/auth/two-step', { code: encoded(code), save: true });

/**
 * Signs in again and again, each time in a new browser with four codes. Gives the number of codes that the server
 * checked.
 */
async function guess(client: Client, user: User, codes: number): Promise<number> {
  let seen = 0;
  for (let code = 0; code < codes;) {
    const browser = client.other();
    await passFirst(browser, user);
    for (let step = 0; step < 4 && code < codes; step += 1, code += 1)
      if ((await tryCode(browser, String(100_000 + code))).status === 400) seen += 1;
  }
  return seen;
}

test('[SESS-31] the server checks ten of 60 wrong codes in an hour, however often the first step is repeated', async () => {
  const { player, user } = await setup();
  expect(await guess(player, user, 60)).toBe(10);
  // The server does not check the right code either, because it could be a lucky guess.
  const stranger = player.other();
  await passFirst(stranger, user);
  const refused = await tryCode(stranger, await player.codeFor(user.login));
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 3000]).toEqual([429, true]);
  await player.control('POST', 'clock', { advance: 3601 });
  await passFirst(stranger, user);
  expect((await tryCode(stranger, await player.codeFor(user.login))).status).toBe(200);
});

test('[SESS-31] the player hears of it once, and can still sign in on their own device', async () => {
  const { player, user } = await setup();
  await passFirst(player, user);
  expect((await tryCode(player, await player.codeFor(user.login))).status).toBe(200);
  await guess(player, user, 12);
  const { body } = await player.control<{ data: { text: string }[] }>(
    'GET',
    `mailbox?to=${encodeURIComponent(user.login)}`,
  );
  expect(body.data.filter(({ text }) => text.includes('wrong codes'))).toHaveLength(1);
  await passFirst(player, user);
  expect((await tryCode(player, await player.codeFor(user.login))).status).toBe(200);
});

test('[SESS-31] the server counts codes of text messages in the same way, also for an unknown number', async () => {
  const client = await server.enter();
  for (const number of ['7700900000', '7700900555']) {
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await client.control('POST', 'clock', { advance: 61 });
      await client.post('/web-api/auth/send-sms', { 'phone-number': number, 'phone-code': '+44' });
      for (let code = 0; code < 4; code += 1)
        statuses.push((await client.post('/web-api/auth/sms-code', { 'sms-code': encoded('111111') })).status);
    }
    expect([number, statuses.filter((status) => status === 429).length]).toEqual([number, 2]);
  }
});
