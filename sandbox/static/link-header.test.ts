import { expect, test } from 'vitest';

import { dataLink, fileLink, joinLinks } from './link-header.ts';

const hash = `sha384-${'a'.repeat(64)}`;

test('[SPEED-03] a link asks as the page will: for a script under its hash, for a style sheet, for an answer', () => {
  expect(fileLink('/assets/a-1.js', hash)).toBe(
    `</assets/a-1.js>; rel=preload; as=script; crossorigin; integrity="${hash}"`,
  );
  expect(fileLink('/assets/a-1.css', undefined, 'low')).toBe(
    '</assets/a-1.css>; rel=preload; as=style; crossorigin; fetchpriority=low',
  );
  expect(dataLink('/bff-api/dictionary?lng=en&groups=main,menu')).toBe(
    '</bff-api/dictionary?lng=en&groups=main,menu>; rel=preload; as=fetch; crossorigin',
  );
});

test.each([
  'https://elsewhere.example/a.js',
  '//elsewhere.example/a.js',
  '/\\elsewhere.example/a.js',
  '/a.js>; rel=preload, <https://elsewhere.example/b.js',
  '/a.js\r\nSet-Cookie: sid=1',
  '/plugins/../../a.js',
  '/ä.js',
  `/${'a'.repeat(400)}.js`,
  undefined,
])('[SPEED-03] an app of the address %j is not named', (path) => {
  expect(fileLink(path, hash)).toBe('');
});

test('[SPEED-03] a hash that is none is left out, and the browser asks by the page as ever', () => {
  expect(fileLink('/a.js', 'sha384-"; x')).toBe('</a.js>; rel=preload; as=script; crossorigin');
});

test('[SPEED-03] the header stays under what servers on the way take; what comes first in it stays', () => {
  const value = joinLinks(Array.from({ length: 90 }, (_, at) => fileLink(`/assets/file-${String(at)}.js`, hash)));
  expect(value.length).toBeLessThanOrEqual(6000);
  expect(value.startsWith('</assets/file-0.js>')).toBe(true);
  expect(value.endsWith(`integrity="${hash}"`)).toBe(true);
});
