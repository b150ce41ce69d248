import { readdirSync, readFileSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

const sources = ['src/shared/ui/theme/fonts.css.ts', 'src/app/late/rare-letters.css.ts'];
type Range = { from: number; to: number };
const rangeOf = (text: string): Range => {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return { from: parseInt(from, 16), to: parseInt(to, 16) };
};
const faces = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/letterFace\(\s*'([a-z-]+)',\s*'([^']+)'/g)].map(
    ([, name = '', ranges = '']) => ({
      name,
      ranges: ranges.split(', ').map(rangeOf),
    }),
  ),
);
const facesWith = (letter: string): string[] => {
  const code = letter.codePointAt(0) ?? 0;
  return faces
    .filter(({ ranges }) => ranges.some(({ from, to }) => from <= code && code <= to))
    .map(({ name }) => name);
};

const folder = 'contracts/dictionaries';
const lettersOf = (language: string) =>
  new Set(
    readdirSync(`${folder}/${language}`).flatMap((file) =>
      Array.from(readFileSync(`${folder}/${language}/${file}`, 'utf8')).filter((sign) => /[\p{L}\p{N}]/u.test(sign)),
    ),
  );

test('[UI-94] no file of letters is above 25 kB, each has a face, and no letter is in two', () => {
  const files = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'));
  expect(files).toEqual(faces.map(({ name }) => `inter-${name}.woff2`).sort());
  expect(files.filter((name) => statSync(`public/fonts/${name}`).size > 25_000)).toEqual([]);
  const all = faces.flatMap(({ ranges }) => ranges).sort((a, b) => a.from - b.from);
  expect(all.filter(({ from }, index) => index > 0 && from <= (all[index - 1]?.to ?? 0))).toEqual([]);
});

test.each([
  ['de', ['latin']],
  ['en', ['latin']],
  ['es', ['latin']],
  ['pt', ['latin']],
  ['ru', ['cyrillic', 'latin']],
  ['tr', ['latin', 'latin-a']],
  ['uk', ['cyrillic', 'latin']],
])('[UI-94] the texts of %s need the files %j and no more', (language, needed) => {
  const used = new Set<string>();
  for (const letter of lettersOf(language)) facesWith(letter).forEach((name) => used.add(name));
  expect([...used].sort()).toEqual(needed);
});
