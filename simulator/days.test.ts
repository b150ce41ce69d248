import { expect, test, vi } from 'vitest';

import { dayOf, momentOf, oneDay } from './days.ts';

/** The date and the time that clocks of a zone show. */
const shownIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);

const first = dayOf(Date.UTC(2026, 0, 1));

test.each(['Europe/London', 'America/New_York', 'Australia/Sydney', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Tokyo'])(
  '[SPORT-02] three in the afternoon is three in the afternoon on every day of two years: %s',
  (zone) => {
    for (let day = first; day < first + 730; day += 1) {
      const date = new Date(day * oneDay).toISOString().slice(0, 10);
      expect(shownIn(zone, momentOf(zone, day, 15 * 60))).toBe(`${date} 15:00`);
    }
  },
);

test('[SPORT-02] the clocks of a year are read a few times a month, not every day', () => {
  const reads = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  for (let day = first; day < first + 365; day += 1) momentOf('Europe/Lisbon', day, 900);
  expect(reads.mock.calls.length).toBeLessThan(30);
  reads.mockRestore();
});
