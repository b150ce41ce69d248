import { text, textOf } from '../../sandbox/texts/text.ts';
import type { Text } from '../types.ts';
import { languages } from '../types.ts';

/** `code`: ISO alpha-2, or WORLD, EUROPE, SOUTH-AMERICA. */
export type Country = { id: number; code: string; name: Text };

/** What ISO does not list as a country. */
const own: Readonly<Record<string, { code: string; name: Text }>> = {
  England: { code: 'GB', name: text('countries.england') },
  Scotland: { code: 'GB', name: text('countries.scotland') },
  WORLD: { code: 'WORLD', name: text('countries.world') },
  EUROPE: { code: 'EUROPE', name: text('countries.europe') },
  'SOUTH-AMERICA': {
    code: 'SOUTH-AMERICA',
    name: text('countries.south_america'),
  },
};

const regionNames = new Map(languages.map((lng) => [lng, new Intl.DisplayNames([lng], { type: 'region' })]));
const nameCountry = (code: string): Text => textOf((lng) => regionNames.get(lng)?.of(code) ?? code);

const known = new Map<string, Country>();

/** The id of a country is made of the letters of its key. So it stays the same whatever the catalogue holds. */
const countryIdOf = (key: string): number =>
  Array.from(key, (letter) => letter.charCodeAt(0)).reduce((id, code) => (id * 31 + code) % 1_000_000_007, 0);

export function countryOf(key: string): Country {
  let country = known.get(key);
  if (!country) {
    country = { id: countryIdOf(key), ...(own[key] ?? { code: key, name: nameCountry(key) }) };
    known.set(key, country);
  }
  return country;
}
