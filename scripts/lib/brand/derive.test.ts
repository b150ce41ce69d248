import { expect, test } from 'vitest';

import { derive } from './derive.ts';
import { hexAt, oklchOf } from './oklch.ts';

test.each([
  ['#0f6b5c', '#f0b429'],
  ['#1f4e79', '#d9534f'],
  ['#b3261e', '#f2c14e'],
  ['#7b2d8e', '#2fb380'],
  ['#c2410c', '#1f6fb2'],
  ['#7fd1c1', '#ffffff'],
  ['#ffff00', '#000000'],
  ['#ffffff', '#808080'],
  ['#000000', '#ff0000'],
])('[BRAND-10] from %s and %s every pair holds, and buttons and links have the colour', (main, second) => {
  const { colours, faint } = derive({ main, second });
  expect(faint).toBe(0);
  for (const theme of ['light', 'dark'] as const)
    expect(Object.keys(colours[theme])).toEqual(
      expect.arrayContaining([
        'accent-solid',
        'accent-solid-hover',
        'accent-text',
        'accent-soft',
        'odds-hover',
        'border-focus',
      ]),
    );
});

test('[BRAND-10] a colour that holds stays, and one that is too pale is moved and told', () => {
  expect(derive({ main: '#0f6b5c', second: '#b4600a' }).colours.light['accent-solid']).toBe('#0f6b5c');
  const { colours, moved } = derive({ main: '#7fd1c1', second: '#b4600a' });
  const now = colours.light['accent-solid'] ?? '';
  expect(moved).toContainEqual({ theme: 'light', name: 'accent-solid', asked: '#7fd1c1', now });
  const apart = oklchOf(now).hue - oklchOf('#7fd1c1').hue;
  expect(Math.abs(((apart + 540) % 360) - 180)).toBeLessThan(3);
});

test('[BRAND-10] there and back a colour is itself', () => {
  for (const hex of ['#0f6b5c', '#ffffff', '#000000', '#ff00ff', '#808080'])
    expect(hexAt(oklchOf(hex), oklchOf(hex).lightness)).toBe(hex);
});
