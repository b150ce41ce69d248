import { expect, test } from 'vitest';

import type { PluginEntry } from '../contracts/plugin.ts';
import { sha } from './sha.ts';
import { viewFaults } from './view-faults.ts';

const file = Buffer.from('start()');
const read = (address: string) => (address === '/plugins/rules/a.js' ? file : null);
const faultsOf = (fields: object) =>
  viewFaults({ entry: '/views/rules', ...fields } as PluginEntry, '$', read).map(
    ({ path, fault }) => `${path} ${fault}`,
  );

test('[PLUG-17] a view whose pins fit its files has no fault', () => {
  expect(faultsOf({ pins: { '/plugins/rules/a.js': sha(384, file) } })).toEqual([]);
  expect(faultsOf({})).toEqual([]);
});

test.each([
  [{ entry: 'https://elsewhere.example/' }, '$.entry "https://elsewhere.example/" is not of this site'],
  [{ pins: ['/a.js'] }, '$.pins is no table'],
  [
    { pins: { 'https://elsewhere.example/a.js': sha(384, file) } },
    '$.pins["https://elsewhere.example/a.js"] is not of this site',
  ],
  [{ pins: { '/plugins/rules/a.js': 'x' } }, '$.pins["/plugins/rules/a.js"] is no hash'],
  [{ pins: { '/plugins/rules/b.js': sha(384, file) } }, '$.pins["/plugins/rules/b.js"] is not there'],
  [
    { pins: { '/plugins/rules/a.js': sha(384, Buffer.from('x')) } },
    '$.pins["/plugins/rules/a.js"] is not the hash of the file',
  ],
])('[PLUG-17] %j has the fault %s', (fields, expected) => {
  expect(faultsOf(fields)).toEqual([expected]);
});
