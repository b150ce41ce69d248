import { expect, test } from 'vitest';

import { showValue } from './show-value';

test('what JSON cannot say is shown all the same', () => {
  expect(showValue(undefined)).toBe('undefined');
  expect(showValue({ topics: new Map([['live', 1]]), ids: new Set([2]), run: () => 1, big: 3n }, 0)).toBe(
    '{"topics":{"live":1},"ids":[2],"run":"ƒ","big":"3n"}',
  );
});

test('a ring ends where it closes, and what is only there twice is shown twice', () => {
  const ring: { self?: unknown } = {};
  ring.self = ring;
  expect(showValue(ring, 0)).toBe('{"self":"↑"}');
  const twin = { a: 1 };
  expect(showValue([twin, twin], 0)).toBe('[{"a":1},{"a":1}]');
});

test('a password or a token is never drawn', () => {
  expect(showValue({ login: 'demo', password: 'p4ss', data: { accessToken: 'abc', token: null } }, 0)).toBe(
    '{"login":"demo","password":"•••","data":{"accessToken":"•••","token":null}}',
  );
});

test('a very long value is cut', () => {
  expect(showValue('x'.repeat(50_000)).length).toBeLessThan(20_100);
});
