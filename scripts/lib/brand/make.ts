import { completeLanguages } from '../../../contracts/languages.ts';
import { profileNames } from '../../../contracts/protection/index.ts';
import { derive, type Derived } from './derive.ts';
import { markOf } from './mark.ts';
import { tokenFile } from './token-file.ts';

/** `logo`: a whole SVG or the name of a file. `host`: one of several on a server; null: the brand of the site. */
export type Asked = {
  name: string;
  colour: string;
  accent: string;
  country: string | null;
  host: string | null;
  logo: string | null;
  facts: Readonly<Record<string, string | number>>;
};
export type Made = { config: Record<string, unknown>; derived: Derived };

/** What a country brings: the rules that protect its players, and its language where the product has it. */
function ofCountry(country: string): Record<string, unknown> {
  const profile = profileNames.find((name) => name === country) ?? 'open';
  const language = new Intl.Locale(`und-${country}`).maximize().language;
  const isKnown = completeLanguages.some((code) => code === language);
  return { protection: { profile }, ...(isKnown && { defaultLanguage: language }) };
}

/** The configuration of a brand, from a name, two colours and a country. Row BRAND-10. */
export function makeBrand({ name, colour, accent, country, host, logo, facts }: Asked): Made {
  const derived = derive({ main: colour, second: accent });
  const { light, dark } = derived.colours;
  const mark = (of: Readonly<Record<string, string>>, inset = 0) =>
    markOf(
      name,
      {
        ground: of['accent-solid'] ?? colour,
        ink: of['accent-on-solid'] ?? '#ffffff',
        second: of['odds-blocked-mark'] ?? accent,
      },
      inset,
    );
  const brand = {
    ...{ name, ...facts },
    logo: logo === null ? { light: mark(light), dark: mark(dark) } : { light: logo },
    icons: [logo ?? mark(light)],
    ...(logo === null && { maskableIcons: [mark(light, 2)] }),
    tokens: { light: tokenFile(light), dark: tokenFile(dark) },
  };
  if (host !== null) return { config: { brands: { [host]: brand } }, derived };
  return { config: { brand, support: { socialLinks: [] }, ...(country !== null && ofCountry(country)) }, derived };
}
