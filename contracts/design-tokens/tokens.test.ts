import { expect, test } from 'vitest';

import { contrast, faintPairs, houseColours, seenColours } from '../theme/index.ts';
import { readTokens } from './index.ts';

const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });
const accent = (tokens: object, more: object = {}) => ({
  light: { ...more, color: { $type: 'color', accent: tokens } },
});
const read = (file: object) => readTokens(file as Record<string, unknown>);

test('[BRAND-05] a colour, an alias and a type of the group around reach the theme by the name of the token', () => {
  const file = accent(
    {
      solid: { $value: srgb(0.06, 0.42, 0.36), $description: 'of buttons' },
      text: { $value: '{palette.green}' },
      'solid-hover': { $value: '{color.accent.solid}' },
    },
    { $schema: 'x', palette: { green: { $type: 'color', $value: srgb(0.05, 0.37, 0.32) } } },
  );
  expect(read(file)).toEqual({
    colours: {
      light: { 'accent-solid': '#0f6b5c', 'accent-text': '#0d5e52', 'accent-solid-hover': '#0f6b5c' },
      dark: {},
    },
    faults: [],
  });
});

test.each([
  [{ colorSpace: 'srgb-linear', components: [0, 0.2, 0.05] }, '#007c3f'],
  [{ colorSpace: 'hsl', components: [210, 80, 30] }, '#0f4d8a'],
  [{ colorSpace: 'hwb', components: [210, 20, 40] }, '#336699'],
  [{ colorSpace: 'oklch', components: [0.45201, 0.31321, 264.052] }, '#0000ff'],
  [{ colorSpace: 'oklab', components: [0.4, 'none', 'none'] }, '#484848'],
  [{ colorSpace: 'display-p3', components: [0, 0.4, 0.2], hex: '#006633' }, '#006633'],
  [{ colorSpace: 'srgb', components: [0.06, 0.42, 0.36], alpha: 1 }, '#0f6b5c'],
])('[BRAND-05] %j is %s', (value, hex) => {
  expect(read(accent({ border: { $value: value } })).colours.light).toEqual({ 'accent-border': hex });
});

test.each([
  [{ text: { $value: '#0f6b5c' } }, 'light.color.accent.text: is no colour'],
  [{ text: { $value: { colorSpace: 'srgb', components: [0, 0] } } }, 'light.color.accent.text: is no colour'],
  [{ text: { $value: { ...srgb(0, 0, 0), alpha: 0.5 } } }, 'light.color.accent.text: must be opaque'],
  [{ text: { $value: { colorSpace: 'oklch', components: [0.6, 0.4, 150] } } }, 'light.color.accent.text: lies outside'],
  [{ text: { $type: 'dimension', $value: srgb(0, 0, 0) } }, 'light.color.accent.text: has another $type'],
  [{ text: { $value: '{color.accent.nobody}' } }, 'light.color.accent.text: names color.accent.nobody'],
  [{ text: { $value: '{color.accent.text}' } }, 'light.color.accent.text: goes in a circle'],
  [{ text: 7 }, 'light.color.accent.text: is neither'],
  [{ glow: { $value: srgb(0, 0, 0) } }, 'light.color.accent.glow: is no token of the theme'],
  [{ $ref: '#/color' }, 'light.color.accent.$ref: such a name'],
])('[BRAND-05] %j costs itself alone and is named', (tokens, fault) => {
  const others = { 'solid-hover': { $value: srgb(0.05, 0.35, 0.3) } };
  const { colours, faults } = read(accent({ ...others, ...tokens }));
  expect(colours.light).toEqual({ 'accent-solid-hover': '#0d594d' });
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('[BRAND-05] a file that is none, and a theme that is none, are named', () => {
  expect(read({ light: 7, sepia: {} }).faults).toEqual(['sepia: no such theme', 'light: is no file of tokens']);
});

test('[BRAND-06] a pair that is too faint is named with its ratio, and the house’s own stands in for it alone', () => {
  const tokens = { solid: { $value: srgb(0.94, 0.71, 0.16) }, text: { $value: srgb(0.05, 0.37, 0.32) } };
  const { colours, faults } = read(accent(tokens));
  expect(colours.light).toEqual({ 'accent-text': '#0d5e52' });
  expect(faults).toEqual([
    expect.stringMatching(
      /^light\.color\.accent\.solid: 1\.\d\d under color\.accent\.on-solid-muted, where 4\.5 is needed$/,
    ),
  ]);
});

test('[BRAND-06] colours that hold together, and only together, are taken; without one of them the other goes too', () => {
  const amber = { solid: '#f0b429', 'solid-hover': '#e5a91f', 'solid-active': '#d99d14' };
  const rgb = (hex: string) => srgb(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const tokens = Object.fromEntries(Object.entries(amber).map(([name, hex]) => [name, { $value: rgb(hex) }]));
  const ink = { 'on-solid': { $value: rgb('#12181f') }, 'on-solid-muted': { $value: rgb('#12181f') } };
  // Drawn on white, amber is told from nothing; in the dark it is.
  const dark = { dark: accent({ ...tokens, ...ink }).light };
  const mark = { odds: { 'blocked-mark': { $value: rgb('#12181f') } } };
  Object.assign(dark.dark.color, mark);
  const held = read(dark);
  expect(held.faults).toEqual([]);
  expect(held.colours.dark).toMatchObject({ 'accent-solid': '#f0b429', 'accent-on-solid': '#12181f' });
  expect(read({ dark: accent(tokens).light }).colours.dark).toEqual({});
});

test('[BRAND-06] whatever a brand asks for, each pair that is drawn holds, with more contrast too', () => {
  let state = 7;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  for (const theme of ['light', 'dark'] as const)
    for (let round = 0; round < 20; round += 1) {
      const color: Record<string, object> = { $type: 'color' as unknown as object };
      for (const group of ['surface', 'text', 'accent', 'odds', 'border'])
        color[group] = Object.fromEntries(
          Object.keys(houseColours[theme])
            .filter((name) => name.startsWith(`${group}-`) && random() < 0.4)
            .map((name) => [name.slice(group.length + 1), { $value: srgb(random(), random(), random()) }]),
        );
      const { colours } = read({ [theme]: { color } });
      expect(seenColours(theme, colours[theme]).flatMap(faintPairs)).toEqual([]);
    }
});

test('[BRAND-06] contrast is that of WCAG', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff').toFixed(2)]).toEqual([21, '4.48']);
});
