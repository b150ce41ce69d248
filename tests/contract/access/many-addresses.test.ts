/** One login that is guessed at from many addresses, each of which tries less often than would be noticed there. */
import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { type Client, credentials, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true, variables: () => ({ TRUST_PROXY: '1' }) });
const tryFrom = async (client: Client, address: string, login: string, password: string) => {
  const headers = { 'X-Forwarded-For': address };
  const { status, body } = await client.post<ApiError>('/web-api/auth/login', credentials(login, password), headers);
  return [status, body.code];
};

test('[SESS-31] a login that was tried from many addresses asks a new device for a captcha, and the player’s own for none', async () => {
  const client = await server.enter();
  await client.logIn();
  const login = 'demo@example.com';
  const wrong = (index: number, name = login) =>
    tryFrom(client.other(), `203.0.113.${String(Math.floor(index / 2))}`, name, 'wrong');
  for (let index = 0; index < 20; index += 1) expect(await wrong(index), String(index)).toEqual([400, 130]);
  expect(await tryFrom(client.other(), '198.51.100.7', login, 'demo-password')).toEqual([400, 100]);
  // Nobody asks for one where another login is tried from there.
  expect(await tryFrom(client.other(), '198.51.100.7', 'nobody@example.com', 'wrong')).toEqual([400, 130]);
  expect(await tryFrom(client, '198.51.100.7', login, 'demo-password')).toEqual([200, undefined]);
});
