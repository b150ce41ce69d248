/** No text of any language promises a win, plays a loss down or hurries the player. Row LIM-67. */
import { expect, test } from 'vitest';

import { readEveryText } from '../../scripts/lib/dictionaries.ts';
import { forbiddenPhrases, phrasesIn } from './forbidden-phrases.ts';

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
  const files = readEveryText();
  const found = files.flatMap(({ language, group, texts }) =>
    Object.entries(texts)
      .filter(([, text]) => phrasesIn(language, text).length > 0)
      .map(([place, text]) => `${language}/${group} ${place}: ${text}`),
  );
  expect(found).toEqual([]);
  expect(files.flatMap(({ texts }) => Object.keys(texts)).length).toBeGreaterThan(40_000);
  const languages = new Set(files.map(({ language }) => language));
  expect(languages.size).toBeGreaterThanOrEqual(6);
  for (const language of languages) expect(forbiddenPhrases[language]?.length).toBeGreaterThan(5);
});
