import { expect, test } from 'vitest';

import { nextPath } from './next';

test.each([
  ['QUERY-05', '?redirect_url=/en/slots&from_url=/en/news', '/slots'],
  ['QUERY-06', '?from_url=/en/news?page=2', '/news?page=2'],
  ['REG-11', '', '/'],
  ['QUERY-05', '?redirect_url=https://evil.example', '/'],
])('[%s] after the registration "%s" leads to %s', (_, search, path) => {
  expect(nextPath(search)).toBe(path);
});
