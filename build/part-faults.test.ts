import { expect, test } from 'vitest';

import type { PluginEntry } from '../contracts/plugin.ts';
import { partFaults } from './part-faults.ts';
import { sha } from './sha.ts';

const code = 'export const Limits = () => null;';
const kit = 'import{Button}from"@openbook/ui";export{Button as B};';

/** `list`: what the list says. `pin`: of the list itself. */
function faultsOf(list: unknown, { pin, file = '/plugins/big/parts.json' }: { pin?: string; file?: string } = {}) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const files: Record<string, string> = {
    '/plugins/big/parts.json': text,
    '/plugins/big/part-a.js': code,
    '/plugins/big/part-kit.js': kit,
  };
  const read = (address: string) => (files[address] === undefined ? null : Buffer.from(files[address]));
  const parts = { file, integrity: pin ?? sha(384, Buffer.from(text)) };
  return partFaults({ id: 'big', parts } as PluginEntry, '$', read).map(({ path, fault }) => `${path} ${fault}`);
}
const hashOf = (text: string) => sha(384, Buffer.from(text));

test('[PLUG-77] parts that are there under their hashes have no fault', () => {
  expect(faultsOf({ 'part-a.js': hashOf(code) })).toEqual([]);
  expect(partFaults({ id: 'big' } as PluginEntry, '$', () => null)).toEqual([]);
});

test('[PLUG-77] each fault of a list of parts is told', () => {
  expect(faultsOf({}, { pin: 'x' })).toEqual(['$.parts is no file with its hash']);
  expect(faultsOf({}, { file: 'https://elsewhere.example/parts.json' })[0]).toContain('is not of this site');
  expect(faultsOf({}, { file: '/plugins/big/none.json' })[0]).toContain('is not there');
  expect(faultsOf({}, { pin: hashOf('other') })).toEqual(['$.parts is not the hash of /plugins/big/parts.json']);
  for (const wrong of ['[', '["part-a.js"]', { '../part-a.js': hashOf(code) }, { 'part-a.js': 'x' }])
    expect(faultsOf(wrong)[0]).toContain('holds something else than files with their hashes');
  expect(faultsOf({ 'part-b.js': hashOf(code) })).toEqual(['$.parts["part-b.js"] is not there']);
  expect(faultsOf({ 'part-a.js': hashOf('x') })).toEqual(['$.parts["part-a.js"] is not the file that is pinned']);
  expect(faultsOf({ 'part-kit.js': hashOf(kit) })[0]).toContain('imports @openbook/ui');
});
