import { readFileSync } from 'node:fs';

/** Gives texts of a language by key, for journeys that run in several languages. */
export function textsOf(language: string, ...groups: string[]): (key: string) => string {
  const texts = Object.assign(
    {},
    ...groups.map((group): unknown =>
      JSON.parse(
        readFileSync(new URL(`../../contracts/dictionaries/${language}/${group}.json`, import.meta.url), 'utf8'),
      ),
    ),
  ) as Record<string, string>;
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No text ${key} in ${language}`);
    return text;
  };
}
