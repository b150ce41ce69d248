import { expect, test } from 'vitest';

import { headOf, lineAt, linesIn, lineStarts } from './lines';

const group = { kind: 'group', key: 'g' };
const row = { kind: 'row', key: 'r' };
const items = [group, row, row, group, row];
const heightOf = ({ kind }: { kind: string }) => (kind === 'group' ? 32 : 40);

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [4, 3],
  [99, 3],
])('line %d stands under the head at %d', (index, head) => {
  expect(headOf(items, index)).toBe(head);
});

test('a list without heads has none above a line', () => {
  expect(headOf([row, row], 1)).toBeNull();
});

test.each([
  [-200, 0],
  [0, 0],
  [31, 0],
  [32, 1],
  [111, 2],
  [112, 3],
  [9999, 4],
])('%d px from the top of the list lies line %d', (top, line) => {
  const starts = lineStarts(items, heightOf);
  expect(starts).toEqual([0, 32, 72, 112, 144, 184]);
  expect(lineAt(starts, top)).toBe(line);
});

test('of a thousand rows those in sight are drawn and a few around them; the head above the eye stays', () => {
  const many = [group, ...Array.from({ length: 1000 }, () => row)];
  const starts = lineStarts(many, heightOf);

  expect(linesIn(many, starts, { top: 4032, height: 400, covered: 30 })).toEqual({ first: 95, last: 117, stuck: 0 });
  expect(linesIn(many, starts, { top: -100, height: 400, covered: 30 })).toEqual({ first: 0, last: 13, stuck: 0 });
  expect(linesIn(many, starts, { top: 99_999, height: 400, covered: 0 })).toEqual({ first: 994, last: 1000, stuck: 0 });
  expect(linesIn([], lineStarts([], heightOf), { top: 0, height: 400, covered: 0 })).toEqual({
    first: 0,
    last: -1,
    stuck: null,
  });
});

test('[ASIA-01] of 300 matches of one to three lines those in sight are drawn, wherever somebody scrolls to', () => {
  const matches = Array.from({ length: 300 }, (_, index) => ({
    kind: 'match',
    key: String(index),
    rows: 3 + 2 * (index % 3),
  }));
  const starts = lineStarts(matches, ({ rows }) => 8 + rows * 30);
  for (let top = 0; top < (starts.at(-1) ?? 0) - 800; top += 777) {
    const { first, last } = linesIn(matches, starts, { top, height: 800, covered: 0 });
    expect(starts[first]).toBeLessThanOrEqual(top);
    expect(starts[last + 1]).toBeGreaterThanOrEqual(top + 800);
    expect(last - first).toBeLessThan(24);
  }
});
