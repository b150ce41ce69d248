// @vitest-environment jsdom
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { openHost } from './open-host';
import './guard.testing';
// Here already, so that no test waits for them.
import './wide-host';
import './tickets';

const warned: string[] = [];
beforeEach(() => {
  warned.length = 0;
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(String(text)));
});

/** An app with these permissions on the page of a player, and the calls that really left it. */
async function setup(permissions: PluginEntry['permissions'], answer: (request: Request) => Promise<Response>) {
  const sent: string[] = [];
  const handlers = [
    [
      fetchFx,
      (request: Request) => {
        const key = request.headers.get('Idempotency-Key') === null ? '' : ' with a key';
        sent.push(`${request.method} ${new URL(request.url).pathname.replace(/[\da-f-]{36}$/, '{key}')}${key}`);
        return answer(request);
      },
    ],
    [logFx, () => undefined],
  ] as never;
  const scope = fork({ handlers, values: [[$userId, 7]] as never });
  const entry: PluginEntry = {
    ...{ id: 'toto', version: '1.0.0', kind: 'module', entry: '/plugins/toto/index.js', mounts: [], enabled: true },
    ...{ sdk: '^1.3', integrity: `sha384-${'A'.repeat(64)}`, permissions },
  };
  const host = await openHost(scope, entry, {
    ...{ ready: () => undefined, fail: () => undefined, slot: null, $params: createStore({}) },
    gone: new AbortController().signal,
  });
  return { host, scope, sent, purchase: () => host.scope.getState(host.tickets.$purchases).toto };
}

const order = { drawId: 3, picks: [[0]], amount: 5, accountId: 1, price: 5 };
const bought = () => Promise.resolve(Response.json({ data: { id: 12, lines: 1 } }, { status: 201 }));

test('[PLUG-20] [TOTO-01] a ticket is bought once under a key of the host, and its number comes back', async () => {
  const { host, scope, sent, purchase } = await setup(['tickets:buy'], bought);
  expect(purchase()).toEqual({ state: 'none' });
  host.tickets.buy('toto', order);
  host.tickets.buy('toto', order);
  await allSettled(scope);
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual(['POST /toto-api/v1/coupons with a key']);
  expect(purchase()).toEqual({ state: 'bought', ticketId: 12 });
  expect(host.scope.getState(host.tickets.$purchases).lotto).toEqual({ state: 'none' });
});

test('[TOTO-04] a refusal says its code, and the next ticket may be bought', async () => {
  const late = { code: 1002, message: 'Closed', requestId: 'x' };
  const { host, scope, purchase } = await setup(['tickets:buy'], () =>
    Promise.resolve(Response.json(late, { status: 409 })),
  );
  host.tickets.buy('toto', order);
  await allSettled(scope);
  expect(purchase()).toMatchObject({ state: 'refused', code: 1002 });
});

test('[TOTO-01] after a lost answer the host asks what became of the key, and sends nothing twice', async () => {
  const { host, sent, purchase } = await setup(['tickets:buy'], ({ method }) =>
    method === 'POST'
      ? Promise.reject(new TypeError('lost'))
      : Promise.resolve(
          Response.json({ data: { state: 'done', httpStatus: 201, answer: { data: { id: 12, lines: 1 } } } }),
        ),
  );
  host.tickets.buy('toto', order);
  await vi.waitFor(() => expect(purchase()).toEqual({ state: 'bought', ticketId: 12 }), { timeout: 5000 });
  expect(sent.filter((call) => !call.includes('balance'))).toEqual([
    'POST /toto-api/v1/coupons with a key',
    'GET /web-api/actions/{key}',
  ]);
});

test('[PLUG-20] without the permission nothing leaves the page, and the log says why', async () => {
  const { host, sent, purchase } = await setup(['tickets:read'], bought);
  host.tickets.buy('toto', order);
  expect([sent, purchase()]).toEqual([[], { state: 'none' }]);
  expect(warned).toEqual(['Plugin "toto" 1.0.0, run: it has no permission "tickets:buy"']);
});

test.each(['/office-api/v1/profile', '/toto-api/v1/../../web-api/account/balance', '/games-api/v1/launch'])(
  '[PLUG-20] %s is not read for an app of tickets',
  async (path) => {
    const { host, sent } = await setup(['tickets:read'], bought);
    await expect(host.tickets.read(path, z.unknown())).rejects.toMatchObject({ statusCode: 403 });
    expect(sent).toEqual([]);
  },
);

test('[PLUG-20] an app that may nothing of tickets reads none', async () => {
  const { host, sent } = await setup([], bought);
  await expect(host.tickets.read('/toto-api/v1/draws', z.unknown())).rejects.toMatchObject({ statusCode: 403 });
  await expect(host.office.read('/office-api/v1/profile', z.unknown())).rejects.toMatchObject({ statusCode: 403 });
  expect([sent, warned.length]).toEqual([[], 2]);
});
