import { expect, test } from 'vitest';

import { dayStart, momentOf, monthStart } from './zone-days.ts';
import { zoneNamed } from './zone-named.ts';
import { dayIn, dayMs, offsetAt, wallOf } from './zones.ts';

const hourMs = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The clocks of a zone by the platform, read in another way than the product's: part by part. */
function shown(zone: string, at: number): number {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { ...options, hourCycle: 'h23', timeZone: zone });
  formats.set(zone, format);
  const [, month, day, year, hour, minute] =
    /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(format.format(at))?.map(Number) ?? [];
  return Date.UTC(year!, month! - 1, day, hour, minute);
}

/** ZONES=whole looks at every day; else at one of seventeen, at another hour each. */
const isWhole = process.env.ZONES === 'whole';
const [since, until] = [Date.UTC(2010, 0, 1), Date.UTC(2037, 0, 1)];
const everyMs = isWhole ? dayMs : 17 * dayMs + 5 * hourMs;

/** The minutes at which clocks of a zone change, found by the platform alone. */
function changesOf(zone: string): number[] {
  const offset = (at: number) => shown(zone, at) - at;
  const found: number[] = [];
  for (let at = since; at < until; at += everyMs) {
    let [low, high] = [at, at + everyMs];
    const before = offset(low);
    if (before === offset(high)) continue;
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      if (offset(middle) === before) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

test('[LANG-23] every zone of the platform, 27 years: its clocks at looks over the years, and in the minutes of each change', () => {
  const wrong: string[] = [];
  const zones = Intl.supportedValuesOf('timeZone');
  for (const zone of zones) {
    const look = (at: number) => {
      if (wallOf(zone, at) !== shown(zone, at)) wrong.push(`${zone} ${new Date(at).toISOString()}`);
    };
    for (let at = since; at < until; at += everyMs) look(at);
    for (const change of changesOf(zone)) [-dayMs, -60_000, 0, 60_000, dayMs].forEach((by) => look(change + by));
  }
  expect(zones.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test.each([
  // Clocks leap over midnight.
  ['America/Sao_Paulo', '2017-10-15'],
  ['Asia/Beirut', '2026-03-29'],
  ['Africa/Cairo', '2026-04-24'],
  // Midnight comes twice, or the hour before it.
  ['America/Havana', '2026-11-01'],
  ['America/Asuncion', '2023-03-26'],
  // A day that is left out, and the one after it.
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2011-12-31'],
  // Half an hour, two hours, quarters.
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Antarctica/Troll', '2026-03-29'],
  ['Asia/Kathmandu', '2026-01-01'],
  ['Pacific/Chatham', '2026-09-27'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Europe/London', '2027-03-28'],
])('[LANG-23] in %s the day %s begins with the first minute that the platform counts to it', (zone, date) => {
  const wall = Date.parse(date);
  let at = wall - 16 * hourMs;
  while (shown(zone, at) < wall) at += 60_000;
  expect(new Date(dayStart(zone, wall / dayMs)).toISOString()).toBe(new Date(at).toISOString());
});

test('[LANG-23] days of a zone have 23, 24 and 25 hours', () => {
  const hours = (date: string) => {
    const day = Date.parse(date) / dayMs;
    return (dayStart('Europe/London', day + 1) - dayStart('Europe/London', day)) / hourMs;
  };
  expect([hours('2027-03-28'), hours('2027-03-29'), hours('2027-10-31')]).toEqual([23, 24, 25]);
});

test('[LANG-23] hours east of UTC stay so on every day', () => {
  const at = Date.parse('2026-11-25T18:30:00Z');
  expect([offsetAt(5.5, at), offsetAt(-3, at), offsetAt(0, at)]).toEqual([330, -180, 0]);
  expect([dayIn(5.5, at) - dayIn(0, at), dayIn(-5, at) - dayIn(0, at)]).toEqual([1, 0]);
  expect(momentOf(5.5, wallOf(5.5, at))).toBe(at);
});

test('[LANG-23] the clock of the device is the one of its zone', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const at of [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)])
    expect(offsetAt('', at) + 0).toBe(offsetAt(timeZone, at));
});

test.each([
  ['2026-11-24T05:00:00Z', 0, '2026-11-01T00:00:00Z'],
  // In the zone of the player another month has begun, or has not yet.
  ['2026-10-31T22:30:00Z', 3, '2026-10-31T21:00:00Z'],
  ['2026-11-01T02:00:00Z', -5, '2026-10-01T05:00:00Z'],
  ['2026-12-31T20:00:00Z', 5.5, '2026-12-31T18:30:00Z'],
  // Summer began within the month.
  ['2027-03-30T12:00:00Z', 'Europe/Athens', '2027-02-28T22:00:00Z'],
])('[PAY-16] [LANG-23] the month of %s in the zone %s began at %s', (now, zone, start) => {
  expect(monthStart(zone, Date.parse(now))).toBe(Date.parse(start));
});

test.each([
  ['3', 3],
  ['-3.5', -3.5],
  ['europe/london', 'Europe/London'],
  ['40', null],
  ['', null],
  [' ', null],
  ['Europe/Nowhere', null],
  ['x'.repeat(65), null],
])('[LANG-24] the zone that "%s" names', (text, zone) => {
  expect(zoneNamed(text)).toBe(zone);
});
