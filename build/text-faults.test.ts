import { expect, test } from 'vitest';

import { sha } from './sha.ts';
import { textFaults } from './text-faults.ts';

const files: Record<string, string> = {
  '/plugins/motd/en.json': '{"hello":"Hello"}',
  '/plugins/motd/list.json': '[1]',
};
const read = (address: string) => (files[address] === undefined ? null : Buffer.from(files[address]));
const one = (file: string) => ({ file, integrity: sha(384, files[file] ?? '') });
const en = one('/plugins/motd/en.json');
const faults = (texts: unknown) => textFaults(texts, '$.texts', read).map(({ path, fault }) => `${path} ${fault}`);

test.each([
  ['nothing', undefined, []],
  ['good texts', { en }, []],
  ['no English', { ru: en }, ['$.texts has no English, which stands in for all']],
  ['no pin', { en: { file: en.file } }, [`$.texts.en.integrity does not pin ${en.file}`]],
  ['another hash', { en: { ...en, integrity: sha(384, 'x') } }, [`$.texts.en.integrity is not the hash of ${en.file}`]],
  ['another site', { en: { ...en, file: '//x.com/a' } }, ['$.texts.en.file "//x.com/a" is not of this site']],
  ['no file', { en, ru: { ...en, file: '/none.json' } }, ['$.texts.ru.file /none.json is not there']],
  [
    'a list',
    { en: one('/plugins/motd/list.json') },
    ['$.texts.en.file /plugins/motd/list.json holds something else than texts'],
  ],
])('[PLUG-56] the check of the texts of an entry reads %s', (_, texts, expected) => {
  expect(faults(texts)).toEqual(expected);
});

test('[PLUG-56] the check reports a wrong shape by its JSON path', () => {
  expect(faults({ en: { file: 7 } }).join()).toMatch(/^\$\.texts\.en\.file /);
});
