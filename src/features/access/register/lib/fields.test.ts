import { expect, test } from 'vitest';

import { problemsOf, type RegistrationFields } from './fields';

const good: RegistrationFields = {
  ...{ way: 'full', countryId: 1, currencyIso: 'KZT', phoneCountryId: 1, phone: '7010000001', bonus: 0, promo: '' },
  ...{ email: 'a@b.cd', password: 'sunny-days-1', repeat: 'sunny-days-1', name: 'Alma', surname: "O'Neil-Šimić" },
  ...{ birthday: '2008-11-23', agreesTerms: true },
};
const known = {
  phoneCountry: { id: 1, name: 'Kazakhstan', code: '+7', mask: '', min: 10, max: 10 },
  ...{ from: null, now: Date.UTC(2026, 10, 23, 18), minAge: 18 },
};

test('a form with good values may be sent', () => {
  expect(problemsOf(good, known)).toEqual({});
});

test.each([
  ['countryId', null, 'field_error_required'],
  ['currencyIso', null, 'field_error_required'],
  ['phone', '701000000', 'field_error_phone'],
  ['phone', '70100000011', 'field_error_phone'],
  ['email', 'a@b', 'field_error_email'],
  ['email', '', 'field_error_email'],
  ['password', 'sunnydays', 'field_error_password'],
  ['repeat', 'sunny-days-2', 'field_error_password_repeat'],
  ['name', '', 'field_error_required'],
  ['name', 'Al1ma', 'field_error_name'],
  ['surname', 'x'.repeat(51), 'field_error_name'],
  ['surname', 'x'.repeat(60), 'field_error_name'],
  ['name', 'Ann🙂', 'field_error_name'],
  ['birthday', '', 'field_error_required'],
  ['birthday', '2001-02-30', 'field_error_birthday'],
  ['birthday', '1880-01-01', 'field_error_birthday'],
  ['birthday', '2030-01-01', 'field_error_birthday'],
  ['promo', 'a b', 'field_error_promo'],
  ['agreesTerms', false, 'terms_and_conditions'],
])('[REG-12] %s of %j is refused as %s', (field, value, problem) => {
  expect(problemsOf({ ...good, [field]: value }, known)).toMatchObject({ [field]: problem });
});

test('a password that is the e-mail is refused', () => {
  const both = { email: 'alma1@example.com', password: 'Alma1@example.com', repeat: 'Alma1@example.com' };
  expect(problemsOf({ ...good, ...both }, known)).toEqual({ password: 'field_error_password' });
});

test.each([
  ['the day before', '2008-11-24', { birthday: 'proof_of_age_popup_title' }],
  ['the birthday', '2008-11-23', {}],
])('[REG-15] on %s of the least age', (_, birthday, problems) => {
  expect(problemsOf({ ...good, birthday }, known)).toEqual(problems);
});

test('[REG-15] who is born on this day is of age from its first moment in UTC, and not before', () => {
  const midnight = Date.UTC(2026, 10, 23);
  expect(problemsOf(good, { ...known, now: midnight - 1 })).toEqual({ birthday: 'proof_of_age_popup_title' });
  expect(problemsOf(good, { ...known, now: midnight })).toEqual({});
});

test.each([
  [9, 'field_error_phone'],
  [10, undefined],
  [11, 'field_error_phone'],
])('[REG-14] %i digits where the country writes ten', (length, problem) => {
  expect(problemsOf({ ...good, way: 'phone', phone: '1'.repeat(length) }, known).phone).toBe(problem);
});
