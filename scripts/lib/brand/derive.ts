import { type Colours, faintPairs, seenColours, type ThemeName, themeNames } from '../../../contracts/theme/index.ts';
import { hexAt, type Oklch, oklchOf } from './oklch.ts';

type Wish = { name: string; of: 'main' | 'second'; lightness: number | 'own'; strength: number };

const wish = (name: string, lightness: Wish['lightness'], strength = 1, of: Wish['of'] = 'main'): Wish => ({
  ...{ name, lightness, strength, of },
});

/** What a brand's two colours paint, in the order in which it is decided: grounds before the words that stand on them. */
const wishes: Readonly<Record<ThemeName, readonly Wish[]>> = {
  light: [
    ...[wish('accent-solid', 'own'), wish('accent-on-solid', 1, 0), wish('accent-on-solid-muted', 0.95, 0.2)],
    ...[wish('accent-soft', 0.96, 0.15), wish('accent-soft-hover', 0.93, 0.25)],
    ...[wish('odds-hover', 0.94, 0.2), wish('odds-pressed', 0.9, 0.3)],
    ...[wish('accent-text', 0.44, 0.95), wish('accent-border', 0.75, 0.6), wish('border-focus', 'own')],
    ...[
      wish('pitch-home', 'own'),
      wish('chart-line', 'own', 1, 'second'),
      wish('odds-blocked-mark', 'own', 1, 'second'),
    ],
  ],
  dark: [
    ...[wish('accent-solid', 'own'), wish('accent-on-solid', 1, 0), wish('accent-on-solid-muted', 0.97, 0.1)],
    ...[wish('accent-soft', 0.26, 0.35), wish('accent-soft-hover', 0.3, 0.45)],
    ...[wish('odds-hover', 0.29, 0.4), wish('odds-pressed', 0.34, 0.5)],
    ...[wish('accent-text', 0.78, 0.7), wish('accent-border', 0.46, 0.7), wish('border-focus', 0.75, 0.8)],
    ...[
      wish('pitch-home', 0.72, 0.9),
      wish('chart-line', 0.75, 1, 'second'),
      wish('odds-blocked-mark', 'own', 1, 'second'),
    ],
  ],
};
/** Under the pointer and pressed, a button goes darker by this, as the house's does. */
const [hoverStep, pressStep] = [0.045, 0.09];

const faintWith = (theme: ThemeName, colours: Colours, names: readonly string[]) =>
  seenColours(theme, colours)
    .flatMap(faintPairs)
    .filter(({ ink, ground }) => names.includes(ink) || names.includes(ground));

const step = 0.0025;

/** The colour nearest to the wish with which every pair holds; null where none does. */
function fit(theme: ThemeName, colours: Colours, names: readonly string[], colour: Oklch): string | null {
  for (let away = 0; away <= 1; away += step)
    for (const lightness of [colour.lightness - away, colour.lightness + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = hexAt(colour, lightness);
      const tried = { ...colours, ...Object.fromEntries(names.map((name) => [name, hex])) };
      if (faintWith(theme, tried, names).length === 0) return hex;
    }
  return null;
}

export type Moved = { theme: ThemeName; name: string; asked: string; now: string };

/** The tokens of a theme that two colours give. A colour that would be too faint is moved to the nearest that holds. */
function deriveTheme(theme: ThemeName, given: { main: string; second: string }): { colours: Colours; moved: Moved[] } {
  let colours: Colours = { 'accent-on-solid': '#ffffff', 'accent-on-solid-muted': '#ffffff' };
  const moved: Moved[] = [];
  for (const { name, of, lightness, strength } of wishes[theme]) {
    const own = oklchOf(given[of]);
    const asked = { ...own, chroma: own.chroma * strength, lightness: lightness === 'own' ? own.lightness : lightness };
    const names = name === 'accent-solid' ? ['accent-solid', 'accent-solid-hover', 'accent-solid-active'] : [name];
    const hex = fit(theme, colours, names, asked);
    if (hex === null) continue;
    colours = { ...colours, ...Object.fromEntries(names.map((each) => [each, hex])) };
    if (lightness === 'own' && hex !== given[of]) moved.push({ theme, name, asked: given[of], now: hex });
    if (name !== 'accent-solid') continue;
    const solid = oklchOf(hex);
    const darker = (by: number) => hexAt(solid, Math.max(0, solid.lightness - by));
    colours = { ...colours, 'accent-solid-hover': darker(hoverStep), 'accent-solid-active': darker(pressStep) };
  }
  return { colours, moved };
}

export type Derived = { colours: Readonly<Record<ThemeName, Colours>>; moved: Moved[]; faint: number };

/** `main`: prices, buttons, links. `second`: marks and charts. */
export function derive(given: { main: string; second: string }): Derived {
  const [light, dark] = [deriveTheme('light', given), deriveTheme('dark', given)];
  const colours = { light: light.colours, dark: dark.colours };
  const faint = themeNames.flatMap((theme) => seenColours(theme, colours[theme]).flatMap(faintPairs));
  return { colours, moved: [...light.moved, ...dark.moved], faint: faint.length };
}
