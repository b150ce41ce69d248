import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { farTimeout } from './far-timer.ts';

const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([1, 1000, 24 * day, 25 * day, 30 * day, 45 * day, 366 * day])(
  '[R-L5] an alarm in %i ms rings then, and once',
  (ms) => {
    const rings = vi.fn();
    farTimeout(rings, ms);
    vi.advanceTimersByTime(ms - 1);
    expect(rings).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(400 * day);
    expect(rings).toHaveBeenCalledTimes(1);
  },
);

test('[R-L5] an alarm that was taken back on its way never rings, and one for no moment neither', () => {
  const rings = vi.fn();
  const cancel = farTimeout(rings, 60 * day);
  farTimeout(rings, Infinity);
  vi.advanceTimersByTime(40 * day);
  cancel();
  vi.advanceTimersByTime(400 * day);
  expect(rings).not.toHaveBeenCalled();
});
