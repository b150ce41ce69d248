/** Pages of remote apps as servers and search engines see them. Needs a build in dist/. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { completeLanguages } from '../../../contracts/languages.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const entry = (pages: unknown[], more: object = {}) => ({
  id: 'motd',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/motd/index.js',
  mounts: [],
  enabled: true,
  pages,
  ...more,
});
const match = { page: 'derby-of-the-day/*', title: { en: 'Match of the day', ru: 'Матч дня' } };
const publish = (client: Client, ...plugins: unknown[]) => client.control('PUT', 'plugins', { version: 1, plugins });
const statuses = async (client: Client, ...paths: string[]) =>
  Promise.all(paths.map(async (path) => (await client.get(path)).status));

test('[PLUG-45] the current manifest decides the status of a page of an app', async () => {
  const client = await server.enter();
  const paths = ['/en/derby-of-the-day', '/ar/derby-of-the-day/7', '/derby-of-the-day', '/en/match', '/en/results'];
  expect(await statuses(client, ...paths)).toEqual([404, 404, 404, 404, 200]);
  await publish(client, entry([match]));
  expect(await statuses(client, ...paths)).toEqual([200, 200, 200, 404, 200]);
  expect(await statuses(client, '/en/derby-of-the-day/none.png')).toEqual([404]);
  await client.control('PATCH', 'config', { plugins: { motd: { enabled: false } } });
  expect(await statuses(client, ...paths)).toEqual([404, 404, 404, 404, 200]);
  await client.control('PATCH', 'config', {
    plugins: { motd: { enabled: true, pages: [{ page: 'match', title: 'M' }] } },
  });
  expect(await statuses(client, ...paths)).toEqual([404, 404, 404, 200, 200]);
  await publish(client);
  expect(await statuses(client, ...paths)).toEqual([404, 404, 404, 404, 200]);
});

test.each([
  ['an address of the host', entry([{ page: 'office/*', title: 'x' }]), '/en/office/any-other', 404],
  ['languages', entry([match], { requires: { languages: ['ru'] } }), '/en/derby-of-the-day', 404],
  ['its language', entry([match], { requires: { languages: ['ru'] } }), '/ru/derby-of-the-day', 200],
  ['countries', entry([match], { requires: { countries: ['FR'] } }), '/en/derby-of-the-day', 404],
  ['an availability entry', entry([match], { requires: { availability: [9999] } }), '/en/derby-of-the-day', 404],
  [
    '[PLUG-99] a time to come',
    entry([match], { requires: { from: '2999-01-01T00:00Z' } }),
    '/en/derby-of-the-day',
    404,
  ],
  [
    '[PLUG-99] a time that is over',
    entry([match], { requires: { until: '2001-01-01T00:00Z' } }),
    '/en/derby-of-the-day',
    404,
  ],
  [
    '[PLUG-99] all but its language',
    entry([match], { requires: { not: { languages: ['en'] } } }),
    '/en/derby-of-the-day',
    404,
  ],
  [
    '[PLUG-99] a device, which the page decides',
    entry([match], { requires: { devices: ['tablet'] } }),
    '/en/derby-of-the-day',
    200,
  ],
  [
    '[PLUG-79] a condition nobody knows',
    entry([match], { requires: { weather: ['rain'] } }),
    '/en/derby-of-the-day',
    404,
  ],
  ['a rollout of nobody', entry([match], { rollout: { percent: 0 } }), '/en/derby-of-the-day', 404],
  ['a rollout of some', entry([match], { rollout: { percent: 10 } }), '/en/derby-of-the-day', 200],
  ['a page for players', entry([{ ...match, auth: 'player' }]), '/en/derby-of-the-day', 200],
])('[PLUG-45] %s: %#', async (_, app, path, status) => {
  const client = await server.enter();
  await client.control('PUT', 'geo', { country: 'GB', displayTypeId: 0, templateTypeId: 0 });
  await publish(client, app);
  expect(await statuses(client, path)).toEqual([status]);
});

test.each([
  ['with a share', { percent: 10 }, 200],
  ['for nobody yet', { percent: 0 }, 404],
])('[PLUG-110] a page that only a version in a step %s brings: %j', async (_, share, status) => {
  const client = await server.enter();
  const step = { ...entry([match, { page: 'other', title: 'x' }]), version: '1.1.0', share };
  await publish(client, entry([match], { steps: [step] }));
  expect(await statuses(client, '/en/other', '/en/derby-of-the-day')).toEqual([status, 200]);
  expect((await client.get<string>('/sitemap.xml')).body.match(/\/en\/derby-of-the-day</g)).toHaveLength(1);
});

const tips = { page: 'tips', title: 'Tips' };
const before = entry([{ page: 'match/*', title: 'x', robots: 'noindex' }], { id: 'earlier' });
/** A page, whether the site has it anyway, and where the check finds the fault. */
const wrong: [string, { page: string; [field: string]: unknown }, boolean, string][] = [
  ['an address of the host', { ...tips, page: 'office/*' }, false, 'page'],
  ['an address of an app before it', { ...tips, page: 'match/of-the-day' }, false, 'page'],
  ['a wrong address', { ...tips, page: 'Tips?' }, false, 'page'],
  ['no title', { page: 'tips' }, false, 'title'],
  ['a wrong access', { ...tips, auth: 'nobody' }, false, 'auth'],
  ['a wrong menu', { ...tips, menu: { in: 'top' } }, true, 'menu.in'],
  ['a wrong layout', { ...tips, layout: 'wide' }, true, 'layout'],
  ['a wrong order to robots', { ...tips, robots: 'yes' }, true, 'robots'],
];

test.each(wrong)('[PLUG-44] %s: the site has %j all the same: %s', async (_, page, isThere) => {
  const client = await server.enter();
  await publish(client, before, entry([page, { page: 'other', title: 'x' }]));
  const map = (await client.get<string>('/sitemap.xml')).body;
  const address = page.page.replace('/*', '');
  expect([address, 'other'].map((one) => map.includes(`/en/${one}<`))).toEqual([isThere, true]);
  if (isThere) expect(await statuses(client, `/en/${address}`)).toEqual([200]);
});

test('[PLUG-44] plugins:check names app and field of each, and ends with a failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'openbook-pages-')), 'manifest.json');
  onTestFinished(() => rmSync(dirname(file), { recursive: true }));
  writeFileSync(file, JSON.stringify({ version: 1, plugins: [before, entry(wrong.map(([, page]) => page))] }));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/plugins-check.ts', file], { encoding: 'utf8' });
  const paths = wrong.map(([, , , field], at) => `$.plugins[1].pages[${String(at)}].${field}`);
  expect(paths.filter((path) => !stderr.includes(path))).toEqual([]);
  expect(status).toBe(1);
});

test('[PLUG-45] the site map has the page in every offered language unless it is closed, and robots.txt names the map', async () => {
  const client = await server.enter();
  const pages = [
    match,
    { page: 'secret', title: 'x', robots: 'noindex' },
    { page: 'mine', title: 'x', auth: 'player' },
  ];
  await publish(
    client,
    entry(pages),
    entry([{ page: 'tips', title: 'x' }], { id: 'tips', requires: { languages: ['en'] } }),
  );
  const { headers, body } = await client.get<string>('/sitemap.xml');
  expect(headers.get('Content-Type')).toContain('application/xml');
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const of = (path: string) => addresses.filter((one) => one.endsWith(`/${path}`)).map((one) => one.slice(1, 3));
  expect(of('derby-of-the-day').sort()).toEqual(completeLanguages.toSorted());
  expect(of('tips')).toEqual(['en']);
  expect(of('results')).toContain('ru');
  for (const written of ['news/how-limits-work', 'promotions/cashback', 'page/first-bet'])
    expect([written, of(written).sort()]).toEqual([written, completeLanguages.toSorted()]);
  for (const closed of ['secret', 'mine', 'login', 'fishinghunting', 'office'])
    expect([closed, of(closed)]).toEqual([closed, []]);
  expect(addresses).toContain('/en');
  expect(body).toContain(`hreflang="ru" href="${client.origin}/ru/derby-of-the-day"`);

  await client.control('PATCH', 'config', { availability: [1, 2], plugins: { motd: { enabled: false } } });
  const later = (await client.get<string>('/sitemap.xml')).body;
  expect([later.includes('derby-of-the-day'), later.includes('/en/results<')]).toEqual([false, false]);
  expect((await client.get<string>('/robots.txt')).body).toMatch(
    new RegExp(`^User-agent[^]*\\nSitemap: ${client.origin}/sitemap.xml\\n$`),
  );
});
