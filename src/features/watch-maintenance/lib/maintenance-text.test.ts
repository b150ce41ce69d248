import { expect, test } from 'vitest';

import type { MaintenanceWindow } from '@/entities/site';
import { inlineText } from '@/shared/inline-texts';

import { maintenanceNotice, maintenanceTimes } from './maintenance-text';

const noMaintenance: MaintenanceWindow = {
  isActive: false,
  startsAt: null,
  endsAt: null,
  notifyFrom: null,
  notifyUntil: null,
};
const window = {
  ...noMaintenance,
  startsAt: Date.parse('2026-11-21T22:00:00Z'),
  endsAt: Date.parse('2026-11-22T01:30:00Z'),
};
const words = (language: string) => ({ say: inlineText, language, timeZone: 0, is12h: false });

test.each(['az', 'kk', 'kz', 'uk', 'ua', 'ru'])('[MAINT-07] %s: in Russian, with both times', (language) => {
  for (const text of [maintenanceNotice(window, words(language)), maintenanceTimes(window, words(language))]) {
    expect(text).toMatch(/[а-я]{4}/);
    expect(text).toContain('22:00');
    expect(text).toContain('01:30');
  }
});

test.each(['en', 'de', 'es', 'ar'])('[MAINT-07] %s: in English, with both times', (language) => {
  expect(maintenanceNotice(window, words(language))).toBe(
    'The site will be closed for maintenance from Nov 21, 22:00 to Nov 22, 01:30. Open bets are kept.',
  );
  expect(maintenanceTimes(window, words(language))).toBe('Maintenance: from Nov 21, 22:00 to Nov 22, 01:30.');
});

test('the times are those of the zone and the clock that the player chose', () => {
  expect(maintenanceTimes(window, { ...words('en'), timeZone: 3, is12h: true })).toBe(
    'Maintenance: from Nov 22, 01:00 AM to Nov 22, 04:30 AM.',
  );
});

test('what the operator has not said is not made up', () => {
  expect(maintenanceTimes(noMaintenance, words('en'))).toBeNull();
  expect(maintenanceTimes({ ...window, endsAt: null }, words('en'))).toBe('Since Nov 21, 22:00');
  expect(maintenanceTimes({ ...window, startsAt: null }, words('en'))).toBe('Until about Nov 22, 01:30');
  expect(maintenanceNotice(noMaintenance, words('en'))).toBe(
    'The site will soon be closed for maintenance. Open bets are kept.',
  );
});
