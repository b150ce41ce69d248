import { expect, test } from 'vitest';

import { ApiFailure } from '../http/failure.ts';
import { checkedValues } from './check.ts';

/** By which text these values are refused; null: they are not. */
function refusedBy(sent: Record<string, string>, now: string): string | null {
  try {
    checkedValues(sent, Date.parse(now), 18);
    return null;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return failure.details.errors?.[0]?.detail ?? '';
  }
}

test.each([
  // Eighteen years may have four or five leap days.
  ['2008-11-26', '2026-11-25T23:59:59Z', 'office.wrong.age'],
  ['2008-11-26', '2026-11-26T00:00:00Z', null],
  ['2010-02-28', '2028-02-28T00:00:00Z', null],
  ['2008-02-28', '2026-02-27T23:59:59Z', 'office.wrong.age'],
  ['2008-02-29', '2026-02-28T23:59:59Z', 'office.wrong.age'],
  ['2008-02-29', '2026-03-01T00:00:00Z', null],
])('[OFFICE-08] who was born on %s is of age at %s: %s', (day, now, refusal) => {
  expect(refusedBy({ date_birthday: day }, now)).toBe(refusal);
});

test.each(['date_birthday', 'passport_date'])('[OFFICE-08] %s is a day of the calendar that has been', (field) => {
  const now = '2026-11-26T12:00:00Z';
  expect(refusedBy({ [field]: '2000-02-29' }, now)).toBeNull();
  for (const none of ['2001-02-29', '2000-02-30', '2000-13-01', '2026-11-27'])
    expect(refusedBy({ [field]: none }, now), none).toBe('office.wrong.date');
});

test.each(['name', 'surname', 'middle_name'])(
  '[OFFICE-08] [LANG-20] a %s that nobody can register with is refused here too',
  (field) => {
    const now = '2026-11-26T12:00:00Z';
    expect(checkedValues({ [field]: 'O’Neil\u2011Ann' }, 0, 18)).toEqual({ [field]: "O'Neil-Ann" });
    for (const wrong of [
      'R2D2',
      'Ann🙂',
      'A\u200d🙂',
      '<b>',
      'a'.repeat(51),
      'a'.repeat(60),
      '🙂',
      'x;y',
      '--',
      'Ann\nBob',
      '123',
    ])
      expect(refusedBy({ [field]: wrong }, now), wrong).toBe('office.wrong.name');
    for (const right of [
      '',
      'A',
      'Ann',
      "O'Neil",
      'O’Neil',
      'OʻNeil',
      "'t Hooft",
      'Jean\u2011Luc',
      'Ann\u00a0Lee',
      'Анна-Мария',
      'José',
      'Jose\u0301',
      'محمد',
      '王',
      'a'.repeat(50),
    ])
      expect(refusedBy({ [field]: right }, now), right).toBeNull();
  },
);

test('[R-N8] what nobody sees is in no field of the profile', () => {
  const sent = { name: '\u202eevil', city: 'Par\u200bis\u2066', registration_address: '1\u00ad Main St' };
  expect(checkedValues(sent, 0, 18)).toEqual({ name: 'evil', city: 'Paris', registration_address: '1 Main St' });
});
