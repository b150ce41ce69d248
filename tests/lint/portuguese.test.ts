/** The site offers Portuguese as `pt-BR`, so its texts use the Portuguese of Brazil. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

/** Words, endings and turns that Portugal uses and Brazil does not. */
const ofPortugal = [
  /\bpalavras?-passe\b|\becrãs?\b|\bficheiros?\b|\butilizador|\btelemóve(?:l|is)\b|\bseparador(?:es)?\b|\bcup(?:ão|ões)\b/i,
  /\bregist(?:o|os|ar|ar-se|e-se)\b|\bcontrolo\b|\bcontact(?:o|os|ar|e)\b|\bequipas?\b|\bdesportos?\b|\bgolos?\b/i,
  /\bpartilh|\bintroduz|\bpercentagem\b|\bconnosco\b|\bliga(?:ção|ções)\b|\bde momento\b|\bdemasiado\b|\bindicativo\b/i,
  /\b(?:bónus|prémio|ténis|póquer|pénalti)\b|\w+ámos\b|-lhes?\b|\bà espera\b/i,
  /(?:^|\. )a (?!partir|qualquer)[a-zç]+(?:ar|er|ir)\b|\best(?:á|ão|amos) a [a-zç]+(?:ar|er|ir)\b/i,
  // The dictionaries use one word for odds, and it is not this.
  /\bcota(?:s|ção|ções)?\b/i,
];

const faultsOf = (text: string) => ofPortugal.filter((words) => words.test(text));

test.each([
  'Esqueceu a palavra-passe?',
  'A vender …',
  'Está a ver a aposta.',
  'Sala de controlo',
  'Quando a cota muda',
])('Portugal says this, Brazil does not: %s', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

test('[LANG-19] Portuguese is the Portuguese of Brazil in every text', () => {
  const texts = treeFiles('contracts/dictionaries/pt').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  expect(texts.length).toBeGreaterThan(1000);
  // Brazil also says "ligação" for a phone call.
  const faults = texts.filter(([key, text]) => key !== 'support.callback' && faultsOf(text).length > 0);
  expect(faults).toEqual([]);
});
