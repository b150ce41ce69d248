import { text } from '../texts/text.ts';
import type { Text } from '../types.ts';
import { LANGUAGES } from '../types.ts';

/** `code`: ISO alpha-2, or WORLD, EUROPE, SOUTH-AMERICA. */
export type Country = { id: number; code: string; name: Text };

/** What is no country of its own by ISO. */
const OWN: Readonly<Record<string, { code: string; name: Text }>> = {
  England: { code: 'GB', name: text('England', 'Англия', 'Inglaterra', 'إنجلترا') },
  Scotland: { code: 'GB', name: text('Scotland', 'Шотландия', 'Escocia', 'اسكتلندا') },
  WORLD: { code: 'WORLD', name: text('World', 'Мир', 'Mundo', 'العالم') },
  EUROPE: { code: 'EUROPE', name: text('Europe', 'Европа', 'Europa', 'أوروبا') },
  'SOUTH-AMERICA': {
    code: 'SOUTH-AMERICA',
    name: text('South America', 'Южная Америка', 'Sudamérica', 'أمريكا الجنوبية'),
  },
};

const regionNames = LANGUAGES.map((lng) => new Intl.DisplayNames([lng], { type: 'region' }));

function nameCountry(code: string): Text {
  const [en = code, ru = code, es = code, ar = code] = regionNames.map((names) => names.of(code) ?? code);
  return text(en, ru, es, ar);
}

const known = new Map<string, Country>();

/** Country ids are the letters of the key as a number, so they stay the same whatever the catalogue holds. */
const countryIdOf = (key: string): number =>
  Array.from(key, (letter) => letter.charCodeAt(0)).reduce((id, code) => (id * 31 + code) % 1_000_000_007, 0);

export function countryOf(key: string): Country {
  let country = known.get(key);
  if (!country) {
    country = { id: countryIdOf(key), ...(OWN[key] ?? { code: key, name: nameCountry(key) }) };
    known.set(key, country);
  }
  return country;
}
