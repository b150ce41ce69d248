import { expect, test } from 'vitest';

import { mayReload } from './reload';

const now = 1_000_000;
test.each([
  ['never before', null, true],
  ['a moment ago', now - 1, false],
  ['59.999 s ago', now - 59_999, false],
  ['a minute ago', now - 60_000, true],
  ['by a clock that was set back since', now + 5000, true],
])('[ERR-05] a page that was reloaded %s', (_, last, expected) => {
  expect(mayReload(last, now)).toBe(expected);
});
