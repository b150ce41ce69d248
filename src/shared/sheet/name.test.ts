import { expect, test } from 'vitest';

import { sheetName } from './name';

test.each([
  [Date.UTC(2026, 10, 28, 22, 30), 3, '2026-11-29'],
  [Date.UTC(2026, 10, 28, 22, 30), 'America/New_York', '2026-11-28'],
  [Date.UTC(2026, 10, 29, 3, 30), 'America/New_York', '2026-11-28'],
  [Date.UTC(2026, 11, 31, 10, 0), 'Pacific/Kiritimati', '2027-01-01'],
])('[LANG-23] a file saved at %d in zone %s has the day %s of the player’s clock', (now, zone, day) => {
  expect(sheetName('bets', 'csv', now, zone)).toBe(`bets-${day}.csv`);
});
