import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { redirectTarget } from './redirect-target';

const origin = 'https://site.example';
const own = (target: string) => redirectTarget(target, { allow: 'own', origin });
const any = (target: string) => redirectTarget(target, { allow: 'any', origin });

test.each([
  ['/en/home/live?x=1#a', { kind: 'own', path: '/en/home/live?x=1#a' }],
  ['https://site.example/en?a=1', { kind: 'own', path: '/en?a=1' }],
  ['https://mirror.example/en', { kind: 'document', url: 'https://mirror.example/en' }],
  ['HTTP://mirror.example', { kind: 'document', url: 'http://mirror.example/' }],
])('[REDIR-05] the redirect service leads to %s', (target, expected) => {
  expect(any(target)).toEqual(expected);
});

const nowhere = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  'view-source:https://site.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://[',
  'https://user:secret@evil.example',
  'ftp://evil.example',
  'en/slots',
  '',
];
test.each(nowhere)('[REDIR-06] nobody leads to %j', (target) => {
  expect([own(target), any(target)]).toEqual([null, null]);
});

test('[QUERY-05] a query never leads to another site', () => {
  expect([own('https://mirror.example/en'), own('https://site.example/en')]).toEqual([null, null]);
  expect(own('/en/slots')).toEqual({ kind: 'own', path: '/en/slots' });
});

type Row = {
  id: string;
  boundary: string;
  field: string;
  value: unknown;
  expect: { outcome: string; target?: string };
};
const file = new URL('../../../../shared/data/hostile/hostile.jsonl', import.meta.url);
const rows: Row[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
  : [];
if (rows.length === 0) console.info('No corpus of hostile inputs here: its rows are skipped.');

const addresses = rows.filter((row) => row.boundary === 'return-address' && typeof row.value === 'string');
test.skipIf(rows.length === 0)('[QUERY-05] [QUERY-06] return addresses of the corpus of hostile inputs', () => {
  expect(addresses.length).toBeGreaterThan(10);
  const wrong = addresses.filter(({ value, expect: { outcome, target } }) => {
    const found = own(String(value));
    if (outcome === 'ignored') return found !== null;
    if (outcome === 'accepted') return found?.kind !== 'own' || (target !== undefined && found.path !== target);
    return false;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
