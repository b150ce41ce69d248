import { type Colours, type ThemeName, themeNames } from '../theme/index.ts';
import { coloursOf } from './colours.ts';
import { legible } from './legible.ts';

export { hexOf } from './colour.ts';
export { type Parts, toSrgb } from './spaces.ts';

export type BrandColours = Readonly<Record<ThemeName, Colours>>;

/** The colours of a brand, from one file of tokens for each theme. Every fault has its path below `tokens`. Rows BRAND-05, BRAND-06. */
export function readTokens(files: Readonly<Record<string, unknown>>): { colours: BrandColours; faults: string[] } {
  const faults = Object.keys(files)
    .filter((name) => !themeNames.some((theme) => theme === name))
    .map((name) => `${name}: no such theme`);
  const one = (theme: ThemeName): Colours => {
    if (files[theme] === undefined) return {};
    const read = coloursOf(files[theme], theme);
    const shown = legible(theme, read.colours);
    faults.push(...[...read.faults, ...shown.faults].map((fault) => `${theme}.${fault}`.replace('.: ', ': ')));
    return shown.colours;
  };
  return { colours: { light: one('light'), dark: one('dark') }, faults };
}
