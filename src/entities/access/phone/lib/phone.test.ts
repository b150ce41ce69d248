import { expect, test } from 'vitest';

import { countryIn, digitsOf, formatPhone, isPhone, plainPhone, toPhoneCountries } from './phone';

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

const kingdom = { id: 74, name: 'United Kingdom', code: '+44', mask: '#### ######', min: 10, max: 10 };
const island = { id: 75, name: 'Jamaica', code: '+1876', mask: '###-####', min: 7, max: 7 };
const states = { id: 76, name: 'United States', code: '+1', mask: '(###) ###-####', min: 10, max: 10 };
const canada = { ...states, id: 77, name: 'Canada' };
const all = [russia, austria, kingdom, states, canada, island];

test.each([
  ['\u202a+7 912 345-67-89\u202c', russia, '9123456789'],
  ['＋７ ９１２ ３４５ ６７ ８９', russia, '9123456789'],
  ['٩١٢٣٤٥٦٧٨٩', russia, '9123456789'],
  ['8 (912) 345-67-89', russia, '9123456789'],
  ['007 912 345 67 89', russia, '9123456789'],
  ['tel:+79123456789', russia, '9123456789'],
  ['+44 (0)20 7946 0000', kingdom, '2079460000'],
  ['020 7946 0000', kingdom, '2079460000'],
  ['0044 20 7946 0000', kingdom, '2079460000'],
  ['+43 660 1234567', russia, '436601234567'],
  ['8002345678', russia, '8002345678'],
])('[REG-14] [LANG-20] the phone "%s" is read as people write it', (text, country, digits) => {
  expect(digitsOf(text, country)).toBe(digits);
});

test.each([
  ['+43 660 1234567', 1, 13],
  ['0043 660 1234567', 1, 13],
  ['+1 876 123 4567', 1, 75],
  ['+1 212 555 0100', 1, 76],
  ['+1 212 555 0100', 77, null],
  ['+7 912 345 67 89', 1, null],
  ['9123456789', 1, null],
  ['+43', 1, null],
  ['+999 1234567', 1, null],
])('[REG-14] [LANG-20] the number %s beside country %i names country %s', (text, own, named) => {
  expect(countryIn(text, all, own)?.id ?? null).toBe(named);
});

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['0044.20.7946.0958', '+442079460958'],
  ['tel:+44-20-7946-0958', '+442079460958'],
  ['\u202a+44 (0)20\u2011946\u202c', '+44020946'],
  ['８９１２ ３４５', '8912345'],
  ['+44 20 7946 0958 ext. 3', null],
  ['1234', null],
  ['1'.repeat(16), null],
  ['+', null],
  [`12345${' '.repeat(40)}`, null],
])('[LANG-20] a number in one field is read as people write it: "%s"', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});
