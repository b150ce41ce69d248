/** No text of any language promises a win, plays a loss down or hurries the player. Row LIM-67. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { contentTexts } from '../../sandbox/texts/content-files.ts';
import { treeFiles } from '../../scripts/lib/tree.ts';
import { forbiddenPhrases, phrasesIn } from './forbidden-phrases.ts';

/** Groups of texts of the page and of the server by language, and texts that apps bring. */
const files = () => treeFiles('contracts/dictionaries/*/*.json', 'sandbox/texts/*/*.json', 'plugins/*/texts/*.json');
const languageOf = (file: string) => /(?:dictionaries\/|texts\/)([a-z]{2})[/.]/.exec(file)?.[1] ?? '';

test.each([
  ['en', 'Almost won! One goal short.'],
  ['en', 'A risk-free bet for everybody'],
  ['en', 'Guaranteed win on every express'],
  ['en', 'Win back what you lost'],
  ['ru', 'Вы почти выиграли'],
  ['ru', 'Гарантированный выигрыш каждый день'],
  ['de', 'Fast gewonnen!'],
  ['de', 'Eine Wette ohne Risiko'],
  ['de', 'Verluste zurückholen'],
  ['es', '¡Casi ganas!'],
  ['es', 'Apuesta sin riesgo'],
  ['es', '¡Última oportunidad!'],
  ['pt', 'Você quase ganhou'],
  ['pt', 'Aposta sem risco'],
  ['tr', 'Neredeyse kazandınız'],
  ['tr', 'Risksiz bahis'],
  ['uk', 'Ви майже виграли'],
  ['uk', 'Ставка без ризику'],
  ['ar', 'كدت تفوز'],
  ['ar', 'رهان بدون مخاطرة'],
])('[LIM-67] %s: %s', (language, text) => {
  expect(phrasesIn(language, text)).not.toEqual([]);
});

test('[LIM-67] what a bet says of itself is no promise', () => {
  for (const text of ['Potential returns', 'Initial stake', 'Free text', 'Returns {{sum}}', 'Lucky'])
    expect(phrasesIn('en', text)).toEqual([]);
});

test('[LIM-67] [CAS-15] no text of any language holds a forbidden phrase', () => {
  const own = files().flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(
      ([place, text]) => [languageOf(file), `${file} ${place}`, text] as const,
    ),
  );
  const pages = contentTexts().flatMap(({ language, group, texts }) =>
    Object.entries(texts).map(([place, text]) => [language, `${group} ${language} ${place}`, text] as const),
  );
  const found = [...own, ...pages].filter(([language, , text]) => phrasesIn(language, text).length > 0);
  expect(found.map(([, place, text]) => `${place}: ${text}`)).toEqual([]);
  expect(pages.length).toBeGreaterThan(1000);
  const languages = new Set(files().map(languageOf));
  expect(languages.size).toBeGreaterThanOrEqual(6);
  for (const language of languages) expect(forbiddenPhrases[language]?.length).toBeGreaterThan(5);
});
