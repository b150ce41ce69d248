import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { credentials, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const phone = { phone_number: '7700900000', country_code: '+44', save: true, uPassword: encoded('wrong') };

test('[SESS-52] wrong tries under one login of a player change no answer under another: nobody learns that both are one player', async () => {
  const world = await server.enter();
  const userId = await world.other().logIn();
  const stranger = world.other();
  const wrong = async (login: string) =>
    (await stranger.post<ApiError>('/web-api/auth/login', credentials(login, 'wrong'))).body.code;
  for (const login of Array.from({ length: 3 }, () => 'demo@example.com')) expect(await wrong(login)).toBe(130);
  expect(await wrong('demo@example.com')).toBe(100);
  expect(await wrong(String(userId))).toBe(130);
  expect((await stranger.post<ApiError>('/web-api/auth/login-phone', phone)).body.code).toBe(130);
  const link = (login: string) => stranger.post('/web-api/auth/password/forgot', { login: encoded(login) });
  for (let asked = 0; asked < 3; asked += 1) expect((await link('demo@example.com')).status).toBe(200);
  expect((await link(String(userId))).status).toBe(200);
});

test('[SESS-52] other ways to write the same login are counted as one', async () => {
  const world = await server.enter();
  const userId = String(await world.other().logIn());
  const stranger = world.other();
  const wrong = async (login: string) =>
    (await stranger.post<ApiError>('/web-api/auth/login', credentials(login, 'wrong'))).body.code;
  for (const login of [userId, `0${userId}`, `00${userId}`]) expect(await wrong(login)).toBe(130);
  expect(await wrong(`000${userId}`)).toBe(100);
  for (const login of ['demo@example.com', 'DEMO@example.com', 'Demo@Example.com'])
    expect(await wrong(login)).toBe(130);
  expect(await wrong('demo@EXAMPLE.com')).toBe(100);
  const link = (login: string) => stranger.post('/web-api/auth/password/forgot', { login: encoded(login) });
  for (const login of [userId, `0${userId}`, `00${userId}`]) expect((await link(login)).status).toBe(200);
  expect((await link(`000${userId}`)).status).toBe(429);
});
