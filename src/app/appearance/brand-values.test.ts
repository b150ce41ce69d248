import { expect, test } from 'vitest';

import { brandBook, brandValue } from './brand-values';

test.each([
  ['24px', '1.5em'],
  ['16px', '1em'],
  ['-8px', '-0.5em'],
  ['#fff', '#fff'],
  ['1px solid red', '1px solid red'],
  ['2rem', '2rem'],
])('[BOOT-18] %s becomes %s', (value, expected) => {
  expect(brandValue(value)).toBe(expected);
});

test('[BOOT-17] every entry is a custom property, with its two hyphens or without', () => {
  const entries = [
    { css_prop: '--color-accent-solid', css_value: '#123456' },
    { css_prop: 'radius-card', css_value: '16px' },
  ];
  expect(brandBook(entries)).toEqual([
    { name: '--color-accent-solid', value: '#123456' },
    { name: '--radius-card', value: '1em' },
  ]);
});
