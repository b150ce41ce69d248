import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createBook } from './book';
import { moveMs } from './prices';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('one frame is asked for, however many prices come before it; the last one is painted', () => {
  const book = createBook();
  const paint = vi.fn();
  book.onPrice(1, { paint });
  expect([book.setPrice(1, 1500), book.setPrice(1, 1600), book.setPrice(2, 1700)]).toEqual([true, false, false]);
  book.flush();
  expect(paint).toHaveBeenCalledTimes(1);
  expect(book.priceOf(1)).toBe(1600);
  expect(book.setPrice(1, 1500)).toBe(true);
});

test('a price is known before it is painted: decisions do not wait for a frame', () => {
  const book = createBook();
  book.setPrice(1, 1500);
  expect(book.priceOf(1)).toBe(1500);
});

test.each([
  ['up', 1500, 1600, 'up'],
  ['down', 1500, 1400, 'down'],
  ['its first price', undefined, 1500, null],
  ['a price after none', 0, 1500, null],
  ['none after a price', 1500, 0, null],
])('a price is marked for 1.5 s when it goes %s', (_, from, to, move) => {
  const book = createBook();
  const paint = vi.fn();
  if (from !== undefined) book.setPrice(1, from);
  book.flush();
  book.onPrice(1, { paint });
  book.setPrice(1, to);
  book.flush();
  expect(book.moveOf(1)).toBe(move);
  vi.advanceTimersByTime(moveMs - 1);
  expect(book.moveOf(1)).toBe(move);
  vi.advanceTimersByTime(1);
  expect([book.moveOf(1), paint.mock.calls.length]).toEqual([null, move === null ? 1 : 2]);
});

test('the same price, or one that is back before a frame, paints nothing', () => {
  const book = createBook();
  const paint = vi.fn();
  book.setPrice(1, 1500);
  book.flush();
  book.onPrice(1, { paint });
  expect(book.setPrice(1, 1500)).toBe(false);
  book.setPrice(1, 1600);
  book.setPrice(1, 1500);
  book.flush();
  expect([book.moveOf(1), paint.mock.calls.length]).toEqual([null, 0]);
});

test('a price that comes late for an outcome that is gone is passed over', () => {
  const book = createBook();
  book.setPrice(1, 1500);
  book.dropPrice(1);
  expect(book.changePrice(1, 1600)).toBe(false);
  expect([book.priceOf(1), book.size().prices]).toEqual([undefined, 0]);
});

test('a price that nobody shows asks for no frame, and moves from it are marked once somebody does', () => {
  const book = createBook();
  const paint = vi.fn();
  expect([book.setPrice(1, 1500), book.changePrice(1, 1600)]).toEqual([false, false]);
  book.onPrice(1, { paint });
  expect([book.moveOf(1), book.priceOf(1)]).toEqual([null, 1600]);
  expect(book.changePrice(1, 1550)).toBe(true);
  book.flush();
  expect(paint.mock.calls).toEqual([[1550, 'down']]);
});

test('a second movement prolongs the mark', () => {
  const book = createBook();
  book.onPrice(1, { paint: vi.fn() });
  for (const milli of [1500, 1600, 1700]) {
    book.setPrice(1, milli);
    book.flush();
    vi.advanceTimersByTime(1000);
  }
  expect(book.moveOf(1)).toBe('up');
  vi.advanceTimersByTime(500);
  expect(book.moveOf(1)).toBeNull();
});

test('[ODDS-07] the match clock runs between two words of the server, at its rate, and stands without one', () => {
  const book = createBook();
  book.setPlay(1, { score: undefined, elapsed: 600, clockRate: 10 });
  book.setPlay(2, { score: undefined, elapsed: 600, clockRate: 0 });
  book.setPlay(3, { score: undefined, elapsed: null, clockRate: 0 });
  book.setPlay(4, { score: undefined, elapsed: 600, clockRate: 1 }, 5000);
  vi.advanceTimersByTime(3000);
  expect([1, 2, 3, 4, 5].map((id) => book.clockOf(id))).toEqual([630, 600, null, 608, null]);
});
