import { expect, test } from 'vitest';

import { expiryOf, isUsable } from './token-life';

const jwt = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`;
const now = 1_000_000;

test.each([
  ['empty', '', false],
  ['malformed', 'abc', false],
  ['not JSON inside', 'a.b.c', false],
  ['without exp', jwt({}), false],
  ['with exp as text', jwt({ exp: '2000' }), false],
  ['over', jwt({ exp: 999 }), false],
  ['over this very moment', jwt({ exp: 1000 }), false],
  ['good', jwt({ exp: 1001 }), true],
])('[HTTP-08] a token that is %s', (_, token, expected) => {
  expect(isUsable(expiryOf(token), now)).toBe(expected);
});

test('[HTTP-07] the end of a token is its exp, in milliseconds', () => {
  expect(expiryOf(jwt({ exp: 1700000000 }))).toBe(1700000000000);
});
