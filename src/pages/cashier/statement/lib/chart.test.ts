import { expect, test } from 'vitest';

import { extremesOf, pointsOf } from './chart';
import type { Row, Statement } from './statement';

const row = (id: number, at: number, minor: number, balance: number): Row => ({
  ...{ id, at, minor, balance },
  ...{ kind: 'stake', number: null, edited: null },
});
const statement = (rows: readonly Row[]): Statement => ({
  ...{ accountId: 1, from: 1_000_000, to: 1_009_000, iso: 'USD', opening: 500, closing: rows.at(-1)?.balance ?? 500 },
  ...{ came: 0, went: 0, deposits: 0, withdrawals: 0, isCut: false, rows },
});

test('[PAY-16] the line goes from the opening balance over every second that moved it to the closing one', () => {
  const rows = [row(1, 1_001_000, -100, 400), row(2, 1_001_400, -100, 300), row(3, 1_005_000, 700, 1000)];
  expect(pointsOf(statement(rows))).toEqual({
    at: [1000, 1001, 1005, 1009],
    minor: [500, 300, 1000, 1000],
  });
});

test('[PAY-16] an account that nothing moved is a level line; a movement of the last second stays', () => {
  expect(pointsOf(statement([]))).toEqual({ at: [1000, 1009], minor: [500, 500] });
  expect(pointsOf(statement([row(1, 1_009_000, 1, 501)]))).toEqual({ at: [1000, 1009], minor: [500, 501] });
});

test('[PAY-16] the least and the most that stood on the account are told in words', () => {
  expect(extremesOf(statement([row(1, 1_001_000, -400, 100), row(2, 1_002_000, 800, 900)]))).toEqual({
    low: 100,
    high: 900,
  });
  expect(extremesOf(statement([]))).toEqual({ low: 500, high: 500 });
});
