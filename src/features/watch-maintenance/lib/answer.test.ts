import { expect, test } from 'vitest';

import { windowOf } from './answer';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-21T12:30:00Z');
const first = {
  started_at: at('2026-11-21T12:00:00Z') / 1000,
  ended_at: at('2026-11-21T13:00:00Z') / 1000,
  notify_started_at: at('2026-11-21T10:00:00Z') / 1000,
  notify_ended_at: at('2026-11-21T12:00:00Z') / 1000,
  isActive: true,
  web_state: 0 as const,
};

test.each([
  ['seconds', (ms: number) => ms / 1000],
  ['milliseconds', (ms: number) => ms],
  ['ISO text', (ms: number) => new Date(ms).toISOString()],
  ['digits in a text', (ms: number) => String(ms / 1000)],
])('[MAINT-02] the second form, in %s, is the same works', (_, write) => {
  const second = {
    notifyStartDate: write(at('2026-11-21T10:00:00Z')),
    notifyEndDate: write(at('2026-11-21T12:00:00Z')),
    startAt: write(at('2026-11-21T12:00:00Z')),
    finishAt: write(at('2026-11-21T13:00:00Z')),
  };
  expect(windowOf(second, now)).toEqual(windowOf(first, now));
});

test.each([
  ['before them', -1, false],
  ['from their first moment', 0, true],
  ['to their end', 3_599_999, true],
  ['not after', 3_600_000, false],
])('the second form is active %s', (_, offset, isActive) => {
  const startAt = at('2026-11-21T12:00:00Z');
  expect(windowOf({ startAt, finishAt: startAt + 3_600_000 }, startAt + offset).isActive).toBe(isActive);
});

test('what is no moment counts as not said', () => {
  expect(windowOf({ startAt: 'soon', finishAt: null }, now)).toEqual({
    isActive: false,
    startsAt: null,
    endsAt: null,
    notifyFrom: null,
    notifyUntil: null,
  });
});
