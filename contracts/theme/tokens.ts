import { dark } from './dark.ts';
import { light } from './light.ts';
import { moreContrast } from './more-contrast.ts';

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];
/** Colours by the names of their tokens: `accent-on-solid` of `--color-accent-on-solid`. */
export type Colours = Readonly<Record<string, string>>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Group = { [name: string]: string | Group };

/** Each colour by the path of its token: `color.accent.on-solid`. */
function pathsIn(group: Group, path: string): [path: string, value: string][] {
  return Object.entries(group).flatMap(([name, value]) => {
    const own = `${path}.${kebab(name)}`;
    return typeof value === 'string' ? [[own, value] as [string, string]] : pathsIn(value, own);
  });
}

/** `color.accent.on-solid` → `accent-on-solid`. */
export const tokenName = (path: string): string => path.replace('color.', '').replaceAll('.', '-');

/** The paths by which a token of the theme is named. */
export const tokenPaths: ReadonlySet<string> = new Set(pathsIn(light, 'color').map(([path]) => path));
const pathByName = new Map([...tokenPaths].map((path) => [tokenName(path), path]));
export const tokenPath = (name: string): string => pathByName.get(name) ?? name;

const coloursOf = (theme: Group): Colours =>
  Object.fromEntries(pathsIn(theme, 'color').map(([path, value]) => [tokenName(path), value]));

/** The colours of the house, whatever a brand says. */
export const houseColours: Readonly<Record<ThemeName, Colours>> = { light: coloursOf(light), dark: coloursOf(dark) };

/** What readers see: those who ask the system for nothing, and those who ask it for more contrast. */
export const seenColours = (theme: ThemeName, own: Colours): readonly Colours[] => {
  const usual = { ...houseColours[theme], ...own };
  return [usual, { ...usual, ...moreContrast[theme] }];
};
