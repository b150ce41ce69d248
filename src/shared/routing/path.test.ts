import { expect, test } from 'vitest';

import { joinPath, splitPath } from './path';
import { safeRedirect } from './safe-redirect';

test.each([
  ['/en/home/live', 'en', '/home/live'],
  ['/EN', 'EN', '/'],
  ['/', null, '/'],
  ['/home/live', null, '/home/live'],
  ['/eng/results', null, '/eng/results'],
  ['/en/home/', 'en', '/home'],
  ['/e1/x', null, '/e1/x'],
])('[LANG-01] %s: language %s, path %s', (pathname, language, path) => {
  expect(splitPath(pathname)).toEqual({ language, path });
});

test.each([
  ['en', '/', '/en'],
  ['en', '/?a=1', '/en?a=1'],
  ['ar', '/home/live?x=1#a', '/ar/home/live?x=1#a'],
  ['en', 'login', '/en/login'],
])('a path gets its language: %s, %s', (language, path, href) => {
  expect(joinPath(language, path)).toBe(href);
});

test.each(['/', '/en/slots', '/en/home/live?x=1&y=2#part', '/a//b'])(
  'a path of this site is followed: %s',
  (target) => {
    expect(safeRedirect(target)).toBe(target);
  },
);

test.each([
  null,
  undefined,
  '',
  'en/slots',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '\u0001/en',
  '/\u2028/en',
  '@evil.example',
  'http:evil.example',
  '%2f%2fevil.example',
  '?x=1',
  '#x',
])('[QUERY-05] what leads anywhere else is not: %j', (target) => {
  expect(safeRedirect(target)).toBeNull();
});
