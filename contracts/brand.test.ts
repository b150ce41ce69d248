import { expect, test } from 'vitest';

import { ageOf, housed, readBrand } from './brand.ts';

const whole = {
  ...{ name: 'Northwind', legalName: 'Northwind Gaming Ltd', minAge: 21, licence: 'Licence 41 207' },
  ...{ email: 'help@northwind.example', phone: '+44 20 7946 0001' },
};

test('[BRAND-01] a brand is read whole', () => {
  expect(readBrand(whole)).toEqual({ brand: whole, faults: [] });
  expect(readBrand(undefined)).toEqual({ brand: {}, faults: [] });
});

test.each([
  ['name', ''],
  ['name', 'x'.repeat(41)],
  ['legalName', 7],
  ['minAge', 17],
  ['minAge', '21'],
  ['licence', null],
  ['email', 'nobody'],
  ['phone', '<img src=x>'],
  ['motto', 'no such field'],
  ['logo', 'logo.svg'],
  ['logo', { light: '../logo.svg' }],
  ['icons', []],
  ['icons', ['/etc/passwd']],
  ['maskableIcons', ['icon.gif']],
  ['tokens', 7],
])('[BRAND-01] a wrong field costs itself alone and is named: %s %j', (field, value) => {
  const { [field as 'name']: _, ...others } = whole;
  const { brand, faults } = readBrand({ ...whole, [field]: value });
  expect(brand).toEqual(others);
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^brand\\.${field}: .+`))]);
});

test.each([[null], ['Northwind'], [[whole]]])('[BRAND-01] no block at all: %j', (given) => {
  expect(readBrand(given)).toEqual({ brand: {}, faults: ['brand: is no object'] });
});

test('[BRAND-02] the age is the brand’s, else the site’s, and never below 18', () => {
  expect([ageOf({ minAge: 21 }, 18), ageOf({}, 19), ageOf({}, 12), ageOf({}, 'x')]).toEqual([21, 19, 18, 18]);
});

test('[BRAND-03] the name stands wherever a text has its place', () => {
  expect(housed({ a: ['{{brand}} and {{name}}', 7, null], b: { c: '$& {{brand}}' } }, 'A$&B')).toEqual({
    a: ['A$&B and {{name}}', 7, null],
    b: { c: '$& A$&B' },
  });
});
