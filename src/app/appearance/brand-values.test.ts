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
  expect(brandBook(entries).properties).toEqual([
    { name: '--color-accent-solid', value: '#123456' },
    { name: '--radius-card', value: '1em' },
  ]);
});

test.each([
  ['--partner-gap', 'NaNpx'],
  ['--partner-gap', '1px NaN'],
  ['--partner-gap', 'undefined'],
  ['--radius-card', 'red'],
  ['--radius-card', '16 px'],
  ['--color-accent-solid', '16px'],
  ['--color-accent-solid', '#12345'],
  ['--color-accent-solid', 'url(https://a.example/x.png)'],
  ['--partner-image', 'image-set("a.png" 1x)'],
  ['--partner-gap', '1px; background: red'],
  ['--partner-gap', 'calc(1px'],
  ['--partner-gap', ''],
  ['--partner-gap', '\\75rl(x)'],
  ['a b', '1px'],
])('[BOOT-17] %s with the value "%s" is no entry of a brand book', (css_prop, css_value) => {
  const entry = { css_prop, css_value };
  expect(brandBook([entry])).toEqual({ properties: [], wrong: [entry] });
});

test.each([
  ['--color-accent-solid', 'rgb(12 34 56 / 50%)'],
  ['--color-accent-solid', 'color-mix(in srgb, red, var(--color-text))'],
  ['--color-accent-solid', 'rebeccapurple'],
  ['--radius-card', 'calc(1em + 2px)'],
  ['--space-2', '0.5rem'],
  ['--partner-font', '"Inter Tight", sans-serif'],
  ['--partner-shadow', '0 1px 2px rgba(0, 0, 0, 0.2)'],
  ['--partner-time', '120ms'],
])('[BOOT-17] %s may be %s', (css_prop, css_value) => {
  expect(brandBook([{ css_prop, css_value }]).wrong).toEqual([]);
});
