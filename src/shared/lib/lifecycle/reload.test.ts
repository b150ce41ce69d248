import { afterEach, expect, test, vi } from 'vitest';

import { mayReload, reloadFor } from './reload';

afterEach(() => {
  vi.unstubAllGlobals();
});

const now = 1_000_000;
test.each([
  ['never before', null, true],
  ['a moment ago', now - 1, false],
  ['59.999 s ago', now - 59_999, false],
  ['a minute ago', now - 60_000, true],
  ['by a clock that was set back since', now + 5000, true],
])('[ERR-05] a page that reloaded itself for another release %s', (_, at, expected) => {
  expect(mayReload(at === null ? null : { at, release: '/a.js' }, '/b.js', now)).toBe(expected);
});

test('[ERR-05] a page reloads itself for one release once', () => {
  expect(mayReload({ at: 0, release: '/a.js' }, '/a.js', now)).toBe(false);
});

test('[ERR-05] what the page did is remembered in the tab; a page that cannot remember does not reload', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect([reloadFor('/a.js'), reloadFor('/a.js'), reloadFor('/b.js')]).toEqual([true, false, false]);
  const setItem = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
  expect([reloadFor('/c.js'), reload.mock.calls.length]).toEqual([false, 1]);
});
