import { expect, test } from 'vitest';

import type { PluginEntry } from '../contracts/plugin.ts';
import { sha } from './early-script.ts';
import { pinFaults } from './pin-faults.ts';

const file = Buffer.from('start()');
const kit = Buffer.from('import{Button}from"@openbook/ui";');
const files: Record<string, Buffer> = { '/plugins/rules/a.js': file, '/plugins/rules/kit.js': kit };
const read = (address: string) => files[address] ?? null;
const faultsOf = (fields: object) =>
  pinFaults({ id: 'rules', kind: 'module', ...fields } as PluginEntry, '$', read).map(
    ({ path, fault }) => `${path} ${fault}`,
  );

test('[PLUG-17] an entry whose pins fit its files has no fault', () => {
  expect(faultsOf({ pins: { '/plugins/rules/a.js': sha(384, file) } })).toEqual([]);
  expect(faultsOf({})).toEqual([]);
});

test.each([
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
  [
    { pins: { '/plugins/rules/kit.js': sha(384, kit) } },
    '$.pins["/plugins/rules/kit.js"] imports @openbook/ui, and "ui" is not there',
  ],
])('[PLUG-17] %j has the fault %s', (fields, expected) => {
  expect(faultsOf(fields)).toEqual([expected]);
});
