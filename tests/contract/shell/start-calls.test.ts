import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { domainsScript } from '../../../contracts/domains.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const secureData = (key: string) => `/bff-api/secure-data?key=${key}`;
type Secure = { data: { ggru: string; grant: Record<string, string> } };

test('[BOOT-23] browsers keep the style sheet of a partner for good, under each version and configuration', async () => {
  const client = await server.enter();
  const { status, headers, body } = await client.get<string>('/sys-ui/2.3.144/Desktop/default/client.css');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(headers.get('Cache-Control')).toContain('immutable');
  expect(body).toContain('--bet-');
});

test('[BOOT-25] the domains checker fits the pin of the page and accepts the right host', async () => {
  const client = await server.enter();
  const { body } = await client.get<string>(domainsScript.path);
  expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(domainsScript.integrity);
  expect((await client.get('/domains-api/v1/host')).body).toEqual({ data: { host: null } });
  await client.control('PUT', 'geo', { host: 'other.example' });
  expect((await client.get('/domains-api/v1/host')).body).toEqual({ data: { host: 'other.example' } });
});

test('[BOOT-27] [BOOT-28] only the session of its key gets secure data; any other gets an empty answer', async () => {
  const client = await server.enter();
  const nothing = { data: { ggru: '', grant: {} } };
  expect((await client.get(secureData('1'))).body).toEqual(nothing);
  await client.logIn();
  const own = client.cookies.get('ua') ?? '';
  const { data } = (await client.get<Secure>(secureData(own))).body;
  expect(data.ggru).not.toBe('');
  expect(Object.keys(data.grant)).toEqual([own]);
  expect((await client.get(secureData('999999'))).body).toEqual(nothing);
});

test('[BOOT-30] a video token is for players', async () => {
  const client = await server.enter();
  expect((await client.get('/web-api/media/video-token')).status).toBe(401);
  await client.logIn();
  expect((await client.get<{ data: { token: string } }>('/web-api/media/video-token')).body.data.token).not.toBe('');
});

test('[BOOT-31] the logo of the policy is a picture', async () => {
  const client = await server.enter();
  const { status, headers } = await client.get('/web-api/policy/logo.agif');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/gif']);
});

test('[BOOT-22] the visitor’s session sets a cookie that the page can read', async () => {
  const client = await server.enter();
  expect((await client.get('/web-api/session')).status).toBe(204);
  expect(client.cookies.get('session')).toBe('1');
});

test('[BOOT-32] no call and no field has roles', async () => {
  const client = await server.enter();
  const document = JSON.stringify((await client.get('/openapi.json')).body);
  expect(document).toContain('"user_id"');
  expect(document).not.toMatch(/"[^"]*(?:\broles?\b|staff|admin|moderator|operator)[^"]*":/i);
});
