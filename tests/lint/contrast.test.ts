/** Every pair of words and ground that the tokens make, measured in both themes. WCAG 1.4.3, 1.4.11. */
import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { beforeAll, expect, test } from 'vitest';

import { faintPairs, houseColours, pairs, seenColours, themeNames } from '../../contracts/theme/index.ts';

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

for (const name of themeNames)
  test(`[PREF-02] words can be read and drawings told from their ground in the ${name} theme, with more contrast too`, () => {
    expect(seenColours(name, {}).flatMap(faintPairs)).toEqual([]);
  });

test('[PREF-02] no colour of a theme is left unmeasured, and each has a value in both', () => {
  const measured = pairs.flatMap(({ ink, ground }) => [ink, ground]);
  const known = new Set([...measured, ...ornament]);
  const colours = (values: Values) => Object.keys(values).filter((name) => !name.startsWith('var('));
  expect(colours(theme.light).filter((name) => !known.has(name))).toEqual([]);
  expect(colours(theme.light).sort()).toEqual(colours(theme.dark).sort());
  const shipped = (values: Values) => Object.fromEntries(colours(values).map((each) => [each, values[each]]));
  expect({ light: shipped(theme.light), dark: shipped(theme.dark) }).toEqual(houseColours);
});
