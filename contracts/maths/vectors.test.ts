import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { evaluateLine } from './vectors.ts';

const file = new URL('../../../shared/data/bet-math/vectors.jsonl', import.meta.url);
const isHere = existsSync(file);
if (!isHere) process.stderr.write('The published bet vectors are not on this machine: their test is skipped.\n');

type Vector = { id: string; type: string; expect: Record<string, unknown> };
type Answer = { result?: unknown; error?: unknown; path?: unknown };

const lines = isHere
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
  : [];
const vectors = lines.map((line) => ({ line, vector: JSON.parse(line) as Vector }));
const types = [...new Set(vectors.map(({ vector }) => vector.type))];

const answer = (line: string): Answer => JSON.parse(evaluateLine(line, 1) ?? 'null') as Answer;

test.skipIf(!isHere).for(types)('[BET-10] every published vector of "%s" comes out to the last digit', (type) => {
  for (const { line, vector } of vectors.filter((entry) => entry.vector.type === type)) {
    const { result, error, path } = answer(line);
    expect('error' in vector.expect ? { error, path } : result, vector.id).toEqual(vector.expect);
  }
});

test.skipIf(!isHere)('all 481 published vectors are there', () => {
  expect(vectors).toHaveLength(481);
});

test('a line that is no JSON object is named by its number, an empty one has no answer', () => {
  expect(evaluateLine('nonsense', 7)).toBe('{"line":7,"error":"not_json"}');
  expect(evaluateLine('[1]', 8)).toBe('{"line":8,"error":"not_json"}');
  expect(evaluateLine(' \r', 9)).toBeNull();
});

test('an unknown kind is answered under its own id', () => {
  expect(evaluateLine('{"id":"a","kind":"toString","input":{}}', 1)).toBe('{"id":"a","error":"unknown_kind"}');
});

test('a payout longer than a double is written with every digit', () => {
  const selections = Array.from({ length: 5 }, () => ({ coef: '999.999', statusId: 1 }));
  const line = JSON.stringify({ id: 1, kind: 'coupon', input: { type: 'express', amountMinor: 999_999, selections } });
  expect(evaluateLine(line, 1)).toContain('"payoutMinor":999994000014999980');
});
