// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { readCookie, removeCookie, writeCookie } from './cookie';

test('a cookie is read as it was written, until it is removed', () => {
  writeCookie('theme', 'dark; blue');
  expect(readCookie('theme')).toBe('dark; blue');
  removeCookie('theme');
  expect(readCookie('theme')).toBeNull();
});

test('[BOOT-39] where cookies are forbidden there are none, and writing one stops nothing', () => {
  const forbid = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  writeCookie('theme', 'dark');
  expect(readCookie('theme')).toBeNull();
});
