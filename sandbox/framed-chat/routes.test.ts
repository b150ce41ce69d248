import { expect, test } from 'vitest';

import { trustNobody } from '../http/client-address.ts';
import { createLogger } from '../http/logger.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { createClock } from '../world/clock.ts';
import { framedChatRoutes } from './routes.ts';

const clock = createClock();
const routes = framedChatRoutes({
  ...{
    dist: 'none',
    world: { clock, limits: createRateLimits(clock.now), config: { brands: { 'northwind.example': {} } } },
    logger: createLogger('silent'),
  },
  ...{ trustProxy: trustNobody, ports: () => ({ site: 1, chat: 2, chatOrigin: null, siteOrigin: null }) },
});

const post = async (address: string, path: string, body?: object): Promise<Response> =>
  routes.request(
    path,
    {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
    },
    { incoming: { socket: { remoteAddress: address }, headers: {} } },
  );
const statuses = async (times: number, call: () => Promise<Response>) => {
  const seen: number[] = [];
  for (let made = 0; made < times; made += 1) seen.push((await call()).status);
  return [...new Set(seen)];
};

test('[PLUG-17] who floods the framed chat is cut off alone: somebody at another address begins talks and is answered', async () => {
  const begun = await post('192.0.2.1', '/talks');
  const { id } = (await begun.json()) as { id: string };
  const say = (address: string) => () => post(address, `/talks/${id}/messages`, { text: 'Hello', lng: 'en' });
  expect(await statuses(29, () => post('192.0.2.1', '/talks'))).toEqual([201]);
  expect(await statuses(2, () => post('192.0.2.1', '/talks'))).toEqual([429]);
  expect(await statuses(2, () => post('192.0.2.2', '/talks'))).toEqual([201]);
  expect(await statuses(100, say('192.0.2.1'))).toEqual([201]);
});

test('[PLUG-17] messages are counted by address, whatever talk they belong to', async () => {
  const begin = async () => ((await (await post('192.0.2.3', '/talks')).json()) as { id: string }).id;
  const talks = [await begin(), await begin()];
  const say = (address: string, id = '') => post(address, `/talks/${id}/messages`, { text: 'Hello', lng: 'en' });
  for (const id of talks) expect(await statuses(60, () => say('192.0.2.3', id))).toEqual([201]);
  expect(await statuses(1, () => say('192.0.2.3', talks[0]))).toEqual([429]);
  expect(await statuses(1, () => say('192.0.2.4', talks[0]))).toEqual([201]);
});

test('[HTTP-45] a message that is too long for the framed chat is refused by name, and is no fault of it', async () => {
  expect((await post('192.0.2.5', '/talks', { text: 'x'.repeat(20_000) })).status).toBe(413);
});

test('[BRAND-09] behind SITE_ORIGIN the chat stands in the pages of every host that has a brand, and of no other', async () => {
  const ports = { site: 1, chat: 2, chatOrigin: 'https://chat.example', siteOrigin: 'https://site.example' };
  const behind = framedChatRoutes({
    ...{ dist: 'none', logger: createLogger('silent'), trustProxy: trustNobody, ports: () => ports },
    world: { clock, limits: createRateLimits(clock.now), config: { brands: { 'northwind.example': {}, '*': {} } } },
  });
  const answer = await behind.request('/', {}, { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} } });
  expect(answer.headers.get('Content-Security-Policy')).toContain(
    'frame-ancestors https://site.example https://northwind.example;',
  );
});
