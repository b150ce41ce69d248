import { expect, test } from 'vitest';

import { analyticsEvents, isKnownEvent } from './analytics.ts';

const ids = Object.values(analyticsEvents).map(({ id }) => id);

test('[ANALYT-06] every number is there once and has a schema', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const { params } of Object.values(analyticsEvents)) expect(params.safeParse(null).success).toBe(false);
});

test('[ANALYT-06] the given numbers stand, and our own are at 20001 and above', () => {
  const given = { firstByte: 1, firstPaint: 2, largestPaint: 3, interactive: 4, depositCall: 1045, betDone: 1070 };
  const pointer = { mouseClick: 10_005, mouseMove: 10_015, standaloneLaunch: 10_422 };
  const known: Record<string, number> = { ...given, ...pointer };
  for (const [name, { id }] of Object.entries(analyticsEvents))
    if (name in known) expect(id).toBe(known[name]);
    else expect(id).toBeGreaterThan(20_000);
});

test('an event with a field that the table does not name, or of an unknown number, is none', () => {
  const event = { id: analyticsEvents.footerLink.id, ts: 1, source: 55 as const };
  expect(isKnownEvent({ ...event, params: { link: '/a' } })).toBe(true);
  expect(isKnownEvent({ ...event, params: { link: '/a', email: 'a@b.c' } })).toBe(false);
  expect(isKnownEvent({ ...event, params: {} })).toBe(false);
  expect(isKnownEvent({ ...event, id: 5, params: {} })).toBe(false);
});
