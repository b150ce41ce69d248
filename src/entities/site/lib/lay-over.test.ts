import { expect, test } from 'vitest';

import { changesOf, layOver } from './lay-over';

const config = { minAge: 18, availability: [1, 2], config: { companyName: 'A', group_id: 1 } };

test('a patch changes what it names and nothing else; lists are replaced whole', () => {
  expect(layOver(config, { availability: [3], config: { companyName: 'B' }, isPwa: true })).toEqual({
    minAge: 18,
    availability: [3],
    config: { companyName: 'B', group_id: 1 },
    isPwa: true,
  });
});

test('the difference names each value by its path, and not those that stay', () => {
  expect(
    changesOf(config, { minAge: 18, config: { companyName: 'B' }, plugins: { header: { enabled: false } } }),
  ).toEqual([
    { path: 'config.companyName', before: 'A', after: 'B' },
    { path: 'plugins.header.enabled', before: undefined, after: false },
  ]);
});

test('a name out of an attack stays a name', () => {
  const laid = layOver({}, JSON.parse('{"__proto__":{"isPwa":true}}'));
  expect(({} as Record<string, unknown>).isPwa).toBeUndefined();
  expect(Object.keys(laid as object)).toEqual(['__proto__']);
});
