import { expect, test } from 'vitest';

import type { PluginEntry } from '../contracts/plugin.ts';
import { isOnPages, pageFaults } from './app-page-faults.ts';

const rows = [{ pattern: '^/news(?:/[^/]+)?$', above: '^(?:/news|/news(?:/[^/]+)?)$' }];
const entry = (id: string, ...pages: unknown[]): PluginEntry => ({
  id,
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/x.js',
  mounts: [],
  enabled: true,
  pages,
});
const tips = { page: 'tips', title: 'Tips' };
const faults = (one: PluginEntry, ...before: PluginEntry[]) =>
  pageFaults(one, before, '$.plugins[0]', { rows, takesApps: () => false, read: () => null } as never);

test('[PLUG-44] a page at a free address has no fault', () => {
  expect(faults(entry('a', tips), entry('b', { page: 'news/old/of/all', title: 'x' }))).toEqual([]);
});

test.each([
  ['an address of the host', [tips, { page: 'news/*', title: 'x' }], 'pages[1].page', /of the host/, /npm run routes/],
  ['an address of another app', [{ page: 'other', title: 'x' }], 'pages[0].page', /taken by "b"/, /npm run routes/],
  ['no title', [{ page: 'tips' }], 'pages[0].title', /./, /page and title/],
  ['a wrong menu', [{ ...tips, menu: { in: 'top' } }], 'pages[0].menu.in', /./, /page and title/],
])('[PLUG-44] the check reports %s by its JSON path, with what to do', (_, pages, path, fault, advice) => {
  expect(faults(entry('a', ...pages), entry('b', { page: 'other/*', title: 'x' }))).toEqual([
    { path: `$.plugins[0].${path}`, fault: expect.stringMatching(fault), advice: expect.stringMatching(advice) },
  ]);
});

test('[PLUG-43] an app without a mount is allowed when it has a page of its own', () => {
  const nowhere = { path: '$.plugins[1].mounts', fault: 'is empty: the app is nowhere', advice: '' };
  expect(isOnPages(nowhere, [entry('a'), entry('b', tips)])).toBe(true);
  expect(isOnPages(nowhere, [entry('a', tips), entry('b')])).toBe(false);
  expect(isOnPages({ ...nowhere, fault: 'x is taken' }, [entry('a'), entry('b', tips)])).toBe(false);
});
