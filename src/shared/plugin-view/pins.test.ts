import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { hasLeft } from './has-left';
import { fileOfText, pinsOf } from './pins';

const pin = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const entry = (fields: Partial<PluginEntry>): PluginEntry => ({
  id: 'rules',
  version: '1.0.0',
  kind: 'view',
  entry: '/views/rules',
  mounts: [{ route: 'information/rules/*' }],
  enabled: true,
  ...fields,
});

test('[PLUG-17] a pin that is none, or of another site, costs itself alone', () => {
  const pins = {
    '/a.js': pin('a'),
    '/b.js': 'sha384-short',
    'https://elsewhere.example/c.js': pin('c'),
    '/../d.js': pin('d'),
  };
  expect([...pinsOf(entry({ pins }))]).toEqual([['/a.js', pin('a')]]);
  for (const wrong of [undefined, null, 'x', ['/a.js']]) expect(pinsOf(entry({ pins: wrong })).size).toBe(0);
});

test('[PLUG-17] a text is a pinned file when it is the same to the letter', async () => {
  const one = entry({ pins: { '/a.js': pin('start()') } });
  expect(await fileOfText(one, 'start()')).toBe('/a.js');
  expect(await fileOfText(one, 'start();')).toBeNull();
  expect(await fileOfText(entry({}), '}{')).toBeNull();
});

test.each([
  ['/en/information/rules/1', '/en/information/rules/2?a=1', false],
  ['/en/information/rules/1', '/en/news', true],
  ['/en/tips/a', '/ru/tips', false],
  ['/en/tips/a', '/en', true],
])('[PLUG-11] from %s to %s a view is left: %s', (from, to, expected) => {
  expect(hasLeft(entry({ pages: [{ page: 'tips/*', title: 'Tips' }] }), from, to)).toBe(expected);
});

test('[PLUG-11] a view in a slot is never left', () => {
  expect(hasLeft(entry({ mounts: [{ slot: 'header' }] }), '/en', '/en/news')).toBe(false);
});
