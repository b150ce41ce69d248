/** The table of hostile apps, its size, and the docs that tell what nothing holds. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { type HostileApp, hostileApps } from '../support/hostile-apps.ts';

const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ');
const count = (fits: (app: HostileApp) => boolean) => hostileApps.filter(fits).length;

test('[PLUG-68] [PLUG-97] the table has 15 ordinary faults and 27 attacks at least, each once', () => {
  expect(count(({ kind }) => kind === 'fault')).toBeGreaterThanOrEqual(15);
  expect(count(({ kind, outcome }) => kind === 'attack' && outcome !== 'documented')).toBeGreaterThanOrEqual(27);
  expect(new Set(hostileApps.map(({ name }) => name)).size).toBe(hostileApps.length);
  expect(hostileApps.filter(({ kind, outcome }) => kind === 'fault' && outcome !== 'contained')).toEqual([]);
});

test('[PLUG-97] what nothing holds stands in the docs of authors, which the policy of security names', () => {
  const [docs, policy] = [read('docs/write-a-plugin.md'), read('SECURITY.md')];
  const list = docs.slice(docs.indexOf('What a page of one origin cannot hold'), docs.indexOf('So a module is code'));
  const told = hostileApps.filter(({ outcome }) => outcome === 'documented').map(({ name }) => name);
  expect(told.filter((words) => !list.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
  // A line more in the docs is a line more in the table.
  for (const line of list.split(' - ').slice(1))
    expect([line, told.some((words) => line.toLowerCase().includes(words.toLowerCase()))]).toEqual([line, true]);
  expect(policy).toContain('write-a-plugin.md#what-holds-and-what-does-not');
});
