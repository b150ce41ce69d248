import { expect, test } from 'vitest';

import { isBoundedJson, jsonBounds, readJson } from './json.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const wide = (values: number) => `[${Array.from({ length: values }, () => '0').join(',')}]`;

test.each([
  ['as deep as may be', nested(jsonBounds.depth), true],
  ['deeper', nested(jsonBounds.depth + 1), false],
  ['beside each other', `[${Array.from({ length: 100 }, () => '{}').join(',')}]`, true],
  ['brackets in a text', JSON.stringify('['.repeat(500)), true],
  ['a text that ends with a backslash', JSON.stringify({ a: '\\', b: '["{', c: '\\"[' }), true],
  ['brackets after an escaped quote', `{"a":"\\"","b":${nested(40)}}`, false],
  ['brackets that never close', '{"a":'.repeat(1000), false],
  ['many values', wide(jsonBounds.values - 1), true],
  ['too many', wide(jsonBounds.values + 1), false],
])('[HTTP-32] JSON with values %s', (_, text, isTaken) => {
  expect(isBoundedJson(text)).toBe(isTaken);
});

test('[HTTP-32] what is no JSON, or beyond the bounds, is nothing', () => {
  expect(readJson('{"a":[1]}')).toEqual({ a: [1] });
  expect([readJson(''), readJson('{'), readJson(nested(200_000))]).toEqual([undefined, undefined, undefined]);
});
