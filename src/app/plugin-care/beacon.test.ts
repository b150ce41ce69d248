// @vitest-environment jsdom
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import { PluginBeacon } from '@contracts/plugin-beacon';

import { $apps, measure, pluginFailures, tellFailure } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { $now } from '@/shared/lib/clock';

import { careBegan } from './care';
import { noteError } from './costs';
import './beacon';

let number = 0;
/** Each test has an app of its own, because the records belong to the document. */
const newEntry = (): PluginEntry => {
  const id = `app-${String((number += 1))}`;
  return { id, version: '1.0.0', kind: 'module', entry: `/plugins/${id}/a.js`, mounts: [], enabled: true };
};
const appsOf = (...entries: PluginEntry[]) =>
  Object.fromEntries(entries.map((entry) => [entry.id, { entry, state: 'ready' as const, views: 1, run: 1 }]));

type Sent = PluginBeacon['plugins'];

async function setup(...entries: PluginEntry[]) {
  const sent: Sent[] = [];
  const requests: Request[] = [];
  const marks: string[] = [];
  let given = 0;
  const server = async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: { mark: `mark-${String((given += 1))}` } });
    requests.push(request.clone());
    const { plugins, mark = '' } = PluginBeacon.parse(await request.json());
    sent.push(plugins);
    marks.push(mark);
    return new Response(null, { status: 204 });
  };
  const scope = fork({ values: [[$apps, appsOf(...entries)]], handlers: [[fetchFx, server]] });
  await allSettled(careBegan, { scope });
  return { scope, sent, marks, requests, second: () => second(scope), leave: () => leave(scope) };
}
const second = (scope: Scope) => allSettled($now, { scope, params: scope.getState($now) + 1000 });
async function leave(scope: Scope) {
  dispatchEvent(new Event('pagehide'));
  await allSettled(scope);
}

beforeEach(() => {
  pluginFailures.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[PLUG-63] a page that is left says once how its apps fared, and nothing about the player', async () => {
  const [entry, unseen] = [newEntry(), newEntry()];
  const { sent, requests, second, leave } = await setup(entry, unseen);
  measure('load', entry, performance.now() - 120);
  measure('mount', entry, performance.now() - 30);
  noteError(entry, new Error('a handler threw'));
  await second();
  expect(sent).toEqual([]);
  await leave();
  await leave();
  expect(sent).toHaveLength(1);
  const [report] = sent[0] ?? [];
  expect(sent[0]).toHaveLength(1);
  expect(report).toMatchObject({ id: entry.id, version: '1.0.0', state: 'ready', longMs: 0, errors: 1 });
  expect(report?.loadMs).toBeGreaterThanOrEqual(120);
  expect(report?.mountMs).toBeLessThan(120);
  expect(requests[0]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'same-origin' });
  expect(requests[0]?.headers.get('Authorization')).toBeNull();
});

test('[PLUG-63] an app that fails for good is told of within a second, with its phase, and once', async () => {
  const entry = newEntry();
  const { sent, second, leave } = await setup(entry);
  tellFailure(entry, 'mount', 'it failed', new Error('no'));
  await second();
  await second();
  await leave();
  expect(sent).toMatchObject([[{ id: entry.id, state: 'failed', phase: 'mount', errors: 1 }]]);
});

test('[PLUG-63] an app that works again after its failure is told of when the page is left', async () => {
  const entry = newEntry();
  const { sent, marks, second, leave } = await setup(entry);
  tellFailure(entry, 'load', 'fetch');
  await second();
  await new Promise((resolve) => setTimeout(resolve, 2));
  measure('mount', entry, performance.now() - 1);
  await leave();
  expect(sent.map(([report]) => report?.state)).toEqual(['failed', 'ready']);
  expect(sent[1]?.[0]).not.toHaveProperty('phase');
  // Row HTTP-44: a mark for each word.
  expect(marks).toEqual(['mark-1', 'mark-2']);
});

test('[HTTP-44] a word that is spoken while another is on its way takes a mark of its own', async () => {
  const [first, second] = [newEntry(), newEntry()];
  const { scope, marks } = await setup(first, second);
  tellFailure(first, 'mount', 'it failed', new Error('no'));
  const words = allSettled($now, { scope, params: scope.getState($now) + 1000 });
  tellFailure(second, 'mount', 'it failed', new Error('no'));
  const more = allSettled($now, { scope, params: scope.getState($now) + 2000 });
  await Promise.all([words, more]);
  expect(marks).toHaveLength(2);
  expect(new Set(marks).size).toBe(2);
});

test('[PLUG-63] a failed newer version is told of beside the one on the screen', async () => {
  const entry = newEntry();
  const { sent, leave } = await setup(entry);
  measure('mount', entry, 0);
  tellFailure({ ...entry, version: '2.0.0' }, 'update', 'it did not load');
  await leave();
  expect(sent[0]).toMatchObject([
    { version: '2.0.0', state: 'failed', phase: 'update' },
    { version: '1.0.0', state: 'ready' },
  ]);
});

test('[PLUG-93] [R-P3] a newer version that cannot load beside the one on the screen is an update that failed, not a failed version', async () => {
  const entry = newEntry();
  const { sent, leave } = await setup(entry);
  measure('mount', entry, 0);
  tellFailure({ ...entry, version: '2.0.0' }, 'load', 'threw');
  await leave();
  expect(sent[0]).toMatchObject([
    { version: '2.0.0', state: 'failed', phase: 'update' },
    { version: '1.0.0', state: 'ready' },
  ]);
});
