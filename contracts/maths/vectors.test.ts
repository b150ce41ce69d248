import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { evaluateLine } from './vectors.ts';

const folder = new URL('../../../shared/data/bet-math/', import.meta.url);
const files = { 'vectors.jsonl': 449, 'anti-express.jsonl': 78, 'racing.jsonl': 239 };
const isHere = Object.keys(files).every((name) => existsSync(new URL(name, folder)));
if (!isHere) process.stderr.write('The published bet vectors are not on this machine: their test is skipped.\n');

type Vector = { id: string; type: string; expect: Record<string, unknown> };
type Answer = { result?: unknown; error?: unknown; path?: unknown };

const linesOf = (name: string) =>
  isHere
    ? readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
const lines = Object.keys(files).flatMap(linesOf);
const vectors = lines.map((line) => ({ line, vector: JSON.parse(line) as Vector }));
const types = [...new Set(vectors.map(({ vector }) => vector.type))];

const answer = (line: string): Answer => JSON.parse(evaluateLine(line, 1) ?? 'null') as Answer;

test.skipIf(!isHere).for(types)('[BET-10] every published vector of "%s" comes out to the last digit', (type) => {
  for (const { line, vector } of vectors.filter((entry) => entry.vector.type === type)) {
    const { result, error, path } = answer(line);
    expect('error' in vector.expect ? { error, path } : result, vector.id).toEqual(vector.expect);
  }
});

test.skipIf(!isHere)('all published vectors are there', () => {
  for (const [name, count] of Object.entries(files)) expect(linesOf(name), name).toHaveLength(count);
});

const paid = (input: unknown) => answer(JSON.stringify({ id: 1, kind: 'coupon', input })).result;

test('[R-M1] [BET-37] of a tie of four a quarter of the stake runs at full odds, and the rest is lost', () => {
  const tie = { coef: '5', statusId: 1, deadHeatFactor: '0.25' };
  expect(paid({ type: 'single', amountMinor: 1000, selections: [tie] })).toMatchObject({ payoutMinor: 1250 });
  const express = { type: 'express', amountMinor: 1000, selections: [tie, { coef: '2', statusId: 1 }] };
  expect(paid(express)).toMatchObject({ possibleWinMinor: 10_000, payoutMinor: 2500 });
});

test('[R-M2] [BET-37] a deduction cuts the winnings and never the stake', () => {
  const cut = { coef: '5', statusId: 1, deduction: '0.25' };
  expect(paid({ type: 'single', amountMinor: 1000, selections: [cut] })).toMatchObject({ payoutMinor: 4000 });
  const both = { ...cut, deadHeatFactor: '0.5' };
  expect(paid({ type: 'single', amountMinor: 1000, selections: [both] })).toMatchObject({ payoutMinor: 2000 });
});

test('[R-M4] [BET-38] a leg that comes back takes one step off the bonus, not the whole bonus', () => {
  const won = Array.from({ length: 9 }, () => ({ coef: '1.5', statusId: 1 }));
  const express = { type: 'express', bonusEnabled: true, amountMinor: 10_000 };
  const { payoutMinor } = paid({ ...express, selections: won }) as { payoutMinor: number };
  expect(payoutMinor).toBe(419_030);
  const returned = paid({ ...express, selections: [...won, { coef: '1.5', statusId: 3 }] });
  expect(returned).toMatchObject({ payoutMinor });
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
