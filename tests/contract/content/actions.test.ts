import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const addCurrency = (client: Client, key: string, iso = 'EUR') =>
  client.post<ApiError>('/web-api/account/currency', { iso }, { 'Idempotency-Key': key });
const stateOf = async (client: Client, key: string) =>
  (await client.get<{ data: object }>(`/web-api/actions/${key}`)).body.data;

async function player(): Promise<Client> {
  const client = await server.enter();
  await client.logIn();
  return client;
}

test('a client whose answer was lost can ask for it and gets the first answer again', async () => {
  const client = await player();
  const key = randomUUID();
  expect(await stateOf(client, key)).toEqual({ state: 'unknown' });
  await client.control('POST', 'faults', [{ path: '/web-api/account/currency', drop: true, when: 'after' }]);
  await expect(addCurrency(client, key)).rejects.toThrow();
  expect(await stateOf(client, key)).toEqual({ state: 'done', httpStatus: 202, answer: { data: { requested: true } } });
});

test('[SESS-35] a key in capital letters is the same key', async () => {
  const client = await player();
  const key = randomUUID();
  expect((await addCurrency(client, key)).status).toBe(202);
  expect((await addCurrency(client, key.toUpperCase(), 'GBP')).body.code).toBe(1023);
  expect(await stateOf(client, key.toUpperCase())).toMatchObject({ state: 'done' });
});

test('the server also remembers a refusal', async () => {
  const client = await player();
  const key = randomUUID();
  const first = await addCurrency(client, key, 'USD');
  expect([first.status, first.body.code]).toEqual([400, 2]);
  expect((await addCurrency(client, key, 'USD')).body).toEqual(first.body);
});

test('a key that was closed refuses the late delivery', async () => {
  const client = await player();
  const key = randomUUID();
  expect((await client.call('DELETE', `/web-api/actions/${key}`)).status).toBe(204);
  expect((await client.call('DELETE', `/web-api/actions/${key}`)).status).toBe(204);
  const { status, body } = await addCurrency(client, key);
  expect([status, body.code]).toEqual([409, 1025]);
});

test('a key that was used cannot be closed', async () => {
  const client = await player();
  const key = randomUUID();
  await addCurrency(client, key);
  expect((await client.call('DELETE', `/web-api/actions/${key}`)).status).toBe(409);
});

test('keys are kept for 72 hours and belong to one player', async () => {
  const client = await player();
  const key = randomUUID();
  await addCurrency(client, key);
  const stranger = client.other();
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await stranger.logIn(body.data.login, body.data.password);
  expect(await stateOf(stranger, key)).toEqual({ state: 'unknown' });
  await client.control('POST', 'clock', { advance: 71 * 3600 });
  await client.logIn();
  expect(await stateOf(client, key)).toMatchObject({ state: 'done' });
  await client.control('POST', 'clock', { advance: 2 * 3600 });
  await client.logIn();
  expect(await stateOf(client, key)).toEqual({ state: 'unknown' });
});

test('a money call without a key names what is missing', async () => {
  const client = await player();
  const { status, body } = await client.post<ApiError>('/web-api/account/currency', { iso: 'EUR' });
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
});
