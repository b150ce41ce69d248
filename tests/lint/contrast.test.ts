/** Every pair of words and ground that the tokens make, measured in both themes. WCAG 1.4.3, 1.4.11. */
import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { beforeAll, expect, test } from 'vitest';

type Values = Readonly<Record<string, string>>;
type Rule = { selector?: string; rule?: { vars?: Values } };

const theme = { light: {} as Values, dark: {} as Values };
type Theme = keyof typeof theme;

/** `var(--color-text-primary)` → `text-primary`. */
const nameOf = (variable: string) => variable.replace(/^var\(--color-|\)$/g, '');
const take = (css: unknown) => {
  const { selector = '', rule } = css as Rule;
  const name: Theme = selector.includes("'dark'") ? 'dark' : 'light';
  for (const [variable, value] of Object.entries(rule?.vars ?? {}))
    theme[name] = { ...theme[name], [nameOf(variable)]: value };
};

beforeAll(async () => {
  const ignore = () => undefined;
  setAdapter({
    appendCss: take,
    registerClassName: ignore,
    registerComposition: ignore,
    markCompositionUsed: ignore,
    onEndFileScope: ignore,
    getIdentOption: () => 'short',
  });
  setFileScope('themes.css.ts', 'tests');
  await import('../../src/shared/ui/theme/light.css.ts');
  await import('../../src/shared/ui/theme/dark.css.ts');
  endFileScope();
});

/** Relative luminance of `#rrggbb`. */
function light(colour: string): number {
  expect(colour).toMatch(/^#[\da-f]{6}$/);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: string, other: string): number => {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
};

const calm = ['base', 'raised', 'sunken', 'header', 'rail', 'group', 'hover', 'pressed'].map(
  (name) => `surface-${name}`,
);
const meanings = ['accent', 'live', 'up', 'down', 'won', 'lost', 'returned', 'warning', 'danger'];
const pitch = ['pitch-grass', 'pitch-grass-alt'];
const grounds = [
  'canvas',
  ...calm,
  ...pitch,
  ...meanings.map((name) => `${name}-soft`),
  'accent-soft-hover',
  'odds-idle',
  'odds-hover',
];
/** What is chosen or held down has no third rank of words on it. */
const strong = ['surface-selected', 'odds-pressed'];
const strongWords = ['text-primary', 'text-secondary', ...meanings.map((name) => `${name}-text`)];

/** Words on their grounds: 4.5 to 1. */
const words: readonly (readonly [ink: readonly string[], ground: readonly string[]])[] = [
  [[...strongWords, 'text-tertiary'], grounds],
  [strongWords, strong],
  [['text-inverse'], ['surface-inverse']],
  [
    ['accent-on-solid', 'accent-on-solid-muted'],
    ['accent-solid', 'accent-solid-hover', 'accent-solid-active'],
  ],
  ...['live', 'won', 'lost', 'warning', 'danger'].map((name) => [[`${name}-on-solid`], [`${name}-solid`]] as const),
];
/** What is drawn and must be told from its ground: 3 to 1. */
const drawn: typeof words = [
  [
    [
      'border-control',
      'border-focus',
      ...['accent', 'live', 'up', 'down', 'won', 'lost', 'warning', 'danger'].map((name) => `${name}-solid`),
    ],
    ['canvas', ...calm],
  ],
  [['pitch-home', 'pitch-away', 'pitch-ball'], pitch],
  [['chart-line', 'chart-profit', 'chart-loss'], ['surface-base']],
  [['odds-blocked-mark'], ['accent-solid']],
];
/** Neither words nor what they need: lines that only part, what is switched off, and what waits. */
const ornament = [
  'border-hairline',
  'border-subtle',
  'accent-border',
  'warning-border',
  'danger-border',
  'odds-suspended',
  'odds-suspended-border',
  'pitch-line',
  'chart-grid',
  'text-disabled',
  'surface-scrim',
  'skeleton',
];

for (const name of ['light', 'dark'] as const) {
  const tooFaint = (pairs: typeof words, least: number) =>
    pairs.flatMap(([inks, below]) =>
      inks.flatMap((ink) =>
        below.flatMap((ground) => {
          const ratio = contrast(theme[name][ink] ?? ink, theme[name][ground] ?? ground);
          return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
        }),
      ),
    );

  test(`[PREF-02] words can be read on every ground of the ${name} theme`, () => {
    expect(tooFaint(words, 4.5)).toEqual([]);
  });

  test(`[PREF-02] what is drawn can be told from its ground in the ${name} theme`, () => {
    expect(tooFaint(drawn, 3)).toEqual([]);
  });
}

test('[PREF-02] no colour of a theme is left unmeasured, and each has a value in both', () => {
  const measured = [...words, ...drawn].flatMap(([inks, below]) => [...inks, ...below]);
  const known = new Set([...measured, ...ornament]);
  const colours = (values: Values) => Object.keys(values).filter((name) => !name.startsWith('var('));
  expect(colours(theme.light).filter((name) => !known.has(name))).toEqual([]);
  expect(colours(theme.light).sort()).toEqual(colours(theme.dark).sort());
});
