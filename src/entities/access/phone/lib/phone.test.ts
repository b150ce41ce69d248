import { expect, test } from 'vitest';

import { digitsOf, formatPhone, isPhone, toPhoneCountries } from './phone';

const russia = { id: 1, name: 'Russia', code: '+7', mask: '(###) ###-##-##', min: 10, max: 10 };
const austria = { id: 13, name: 'Austria', code: '+43', mask: '', min: 6, max: 13 };

test('[REG-13] the code of a country is shown and sent with its plus', () => {
  const countries = [{ id: 74, name: 'United Kingdom', country_code: 'GB', tel_code: '44' }];
  const masks = [{ CountryId: 74, Mask: '#### ######', Min: 10, Max: 10 }];
  expect(toPhoneCountries(countries, masks)).toEqual([
    { id: 74, name: 'United Kingdom', code: '+44', mask: '#### ######', min: 10, max: 10 },
  ]);
  expect(toPhoneCountries(countries, [])[0]?.mask).toBe('');
});

test.each([
  ['', ''],
  ['9', '(9'],
  ['912', '(912'],
  ['9123', '(912) 3'],
  ['9123456789', '(912) 345-67-89'],
])('[REG-14] "%s" is written as "%s"', (digits, text) => {
  expect(formatPhone(digits, russia.mask)).toBe(text);
  expect(digitsOf(text, russia)).toBe(digits);
});

test.each([
  [russia, '912345678', false],
  [russia, '9123456789', true],
  [austria, '66012', false],
  [austria, '660123', true],
  [austria, '6601234567890', true],
  [austria, '66012345678901', false],
])('[REG-14] $name: %s may be sent: %s', (country, digits, expected) => {
  expect(isPhone(digits, country)).toBe(expected);
});

test('a number that is pasted whole loses its code, and signs that are none of it', () => {
  expect(digitsOf('+7 (912) 345-67-89', russia)).toBe('9123456789');
  expect(digitsOf('912.345.67.89.00', russia)).toBe('9123456789');
  expect(isPhone('9123456789', null)).toBe(false);
});
