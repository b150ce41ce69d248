// @vitest-environment jsdom
import { createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { openHost } from './open-host';
import './guard.testing';
// Here already, so that no test waits for it.
import './wide-host';

const warned: string[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(String(text)));
});

/** An app with these permissions, and the calls that really left the page. */
async function setup(permissions: PluginEntry['permissions'], answer: () => Response) {
  const sent: string[] = [];
  const handlers = [
    [
      fetchFx,
      (request: Request) => {
        sent.push(`${request.method} ${new URL(request.url).pathname}`);
        return Promise.resolve(answer());
      },
    ],
    [logFx, () => undefined],
  ] as never;
  const entry: PluginEntry = {
    ...{ id: 'office', version: '1.0.0', kind: 'module', entry: '/plugins/office/index.js', mounts: [], enabled: true },
    ...{ sdk: '^1.3', integrity: `sha384-${'A'.repeat(64)}`, permissions },
  };
  const host = await openHost(fork({ handlers }), entry, {
    ...{ ready: () => undefined, fail: () => undefined, slot: null, $params: createStore({}) },
    gone: new AbortController().signal,
  });
  return { host, sent };
}
const Answer = z.object({ data: z.int() });
const seven = () => Response.json({ data: 7 });
const own = '/office-api/v1/profile';

test('[PLUG-20] the office reads and sends what is the player’s own, and its answers pass its schema', async () => {
  const { host, sent } = await setup(['office:read', 'office:write'], seven);
  await expect(host.office.read(own, Answer)).resolves.toEqual({ data: 7 });
  await expect(host.office.send('PATCH', own, Answer, {})).resolves.toEqual({ data: 7 });
  await expect(host.office.read(own, z.object({ data: z.string() }))).rejects.toMatchObject({ isOffContract: true });
  expect(sent).toEqual([`GET ${own}`, `PATCH ${own}`, `GET ${own}`]);
});

test.each([
  '/office-api/v1/marketing',
  '/recharge-api/v1/payments',
  '/office-api/v1/profile/../marketing',
  '/office-api/v1/profile/%2e%2e/marketing',
  '/office-api/v1/profiles',
])('[PLUG-20] %s is the host’s own business', async (path) => {
  const { host, sent } = await setup(['office:read', 'office:write'], seven);
  await expect(host.office.read(path, Answer)).rejects.toMatchObject({ statusCode: 403 });
  await expect(host.office.send('POST', path, Answer)).rejects.toMatchObject({ statusCode: 403 });
  expect(sent).toEqual([]);
});

test('[PLUG-20] without the permission nothing leaves the page, and the log says why', async () => {
  const { host, sent } = await setup(['office:read'], seven);
  await expect(host.office.send('PATCH', own, Answer)).rejects.toMatchObject({ statusCode: 403 });
  expect([sent, warned]).toEqual([[], ['Plugin "office" 1.0.0, run: it has no permission "office:write"']]);
});

test('[PLUG-20] a refusal comes with its code, its fields and its data', async () => {
  const body = {
    code: 409,
    message: 'Late',
    requestId: 'x',
    data: { version: 2 },
    errors: [{ field: 'a', detail: 'b' }],
  };
  const { host } = await setup(['office:write'], () => Response.json(body, { status: 409 }));
  await expect(host.office.send('PATCH', own, Answer)).rejects.toEqual({
    ...{ statusCode: 409, code: 409, message: 'b', fields: { a: 'b' } },
    data: { version: 2 },
  });
});
