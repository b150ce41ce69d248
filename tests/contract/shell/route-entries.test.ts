/** The entry of the site's configuration that each row of the route table needs, as docs/requirements.tsv states it. Needs a build in dist/. */
import { readFileSync } from 'node:fs';

import { beforeAll, expect, test } from 'vitest';

import { closed, open } from '../../support/route-rows.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer();
/** Entries are read with each request, so one world serves all. */
let client: Client;
beforeAll(async () => {
  client = await server.enter();
});

const entries = new Map(
  readFileSync('docs/requirements.tsv', 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([id = '', , rule = '']) => [id, Number(/availability entry: (\d+)/.exec(rule)?.[1])] as const),
);
/** Its match is over. */
const noGame = '/cyber/real/counter-strike/501/9';
const addresses = [
  ...[...open, ...closed].filter(([, path, page]) => page !== '404' && path !== noGame),
  ['ROUTE-87', '/bonuses-offers/games'],
  ['ROUTE-83', '/information/rules/1/1'],
  ...['chest', 'memory', 'safe', 'lottery', 'dragon-bonus'].map((name) => ['ROUTE-64', `/bonusgames/${name}`]),
] as const;
/** A live page needs the entry of live matches, another that of what is to come. */
const entryOf = (row = '', path = '') => (path.startsWith('/home/live') ? 2 : (entries.get(row) ?? Number.NaN));
const byEntry = Map.groupBy(addresses, ([row, path]) => entryOf(row, path));
byEntry.delete(Number.NaN);

const all = Array.from({ length: 64 }, (_, index) => index + 1);

test.each(
  [...byEntry].map(
    ([entry, rows]) =>
      [entry, [...new Set(rows.map(([row]) => `[${row}]`))].join(' '), rows.map(([, path]) => path)] as const,
  ),
)('entry %i shows the pages of %s, and without it they are nowhere', async (entry, _, paths) => {
  const statuses = () =>
    Promise.all(paths.map(async (path) => [path, (await client.get(`/en${path}`)).status] as const));
  await client.control('PATCH', 'config', { availability: all });
  expect(await statuses()).toEqual(paths.map((path) => [path, 200]));
  await client.control('PATCH', 'config', { availability: all.filter((one) => one !== entry) });
  expect(await statuses()).toEqual(paths.map((path) => [path, 404]));
});

test('[ROUTE-64] a bonus game of another name is nowhere', async () => {
  expect((await client.get('/en/bonusgames/roulette')).status).toBe(404);
});
