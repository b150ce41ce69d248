import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Partner } from '../../../contracts/partner.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const path = '/office-api/v1/partner';

async function player(profile: string) {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  const { login, password } = made.body.data;
  await client.logIn(login, password);
  return client;
}
const read = async (client: Client) => (await client.get<{ data: Partner }>(path)).body.data;

test('[OFFICE-11] who registers by the link of a partner is counted, and pays nothing before they are verified', async () => {
  const client = await player('player');
  expect(await read(client)).toMatchObject({ hasJoined: false, link: null, came: 0, perPerson: 20, months: [] });
  const { link } = (await client.post<{ data: Partner }>(`${path}/join`)).body.data;
  const tag = /^\/registration\?tag=(a[\da-f]{12})$/.exec(link ?? '')?.[1];
  const body = { countryId: 1, currencyIso: 'EUR', bonus: 0, ref: { tag }, refId: 1, agreeTerms: true, language: 'en' };
  const headers = { 'Idempotency-Key': randomUUID() };
  expect((await client.other().post('/web-api/registration/fast_reg', body, headers)).status).toBe(201);
  expect(await read(client)).toMatchObject({ came: 1, counted: 0, available: 0, months: [{ came: 1, counted: 0 }] });
  expect((await client.post(`${path}/take`)).status).toBe(409);
});

test('[LIM-69] an excluded player gets no link', async () => {
  const client = await player('excluded');
  expect((await client.post(`${path}/join`)).status).toBe(403);
  expect(await read(client)).toMatchObject({ isHeldBack: true, hasJoined: false, link: null });
  expect((await client.other().get(path)).status).toBe(401);
});
